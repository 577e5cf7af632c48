import { type KeyboardEvent, useCallback, useRef } from 'react'

type Written = { element: HTMLInputElement | HTMLTextAreaElement; before: string }

const isText = (target: EventTarget): target is Written['element'] =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/**
 * Ctrl Z undoes inside the field that is being written in first, as everywhere; when that is as it was on entering it,
 * the form goes a step back. Rich text takes the keys itself as long as it has steps of its own.
 */
export function useUndoKeys(undo: () => boolean, redo: () => boolean) {
  const written = useRef<Written | undefined>(undefined)
  const onFocus = useCallback(({ target }: { target: EventTarget }) => {
    written.current = isText(target) ? { element: target, before: target.value } : undefined
  }, [])
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (key !== 'z' && !isRedo) return
      const field = written.current
      if (field?.element === event.target && field.element.value !== field.before) return
      if (!(isRedo ? redo() : undo())) return
      event.preventDefault()
      written.current = undefined
    },
    [undo, redo],
  )
  return { onFocus, onKeyDown }
}
