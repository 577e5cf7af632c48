import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** Of the browser's event, or of React's. */
type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'preventDefault'> & {
  target: EventTarget | null
}

type Written = { element: HTMLInputElement | HTMLTextAreaElement; before: string; isTyped: boolean }

const isText = (target: EventTarget): target is Written['element'] =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/**
 * Ctrl Z undoes inside the field that is being written in first, as everywhere; when that is as it was on entering it,
 * the form goes a step back. Rich text takes the keys itself as long as it has steps of its own.
 */
export function useUndoKeys(form: RefObject<HTMLFormElement | null>, undo: () => boolean, redo: () => boolean) {
  const written = useRef<Written | undefined>(undefined)
  const onFocus = useCallback(({ target }: { target: EventTarget }) => {
    written.current = isText(target) ? { element: target, before: target.value, isTyped: false } : undefined
  }, [])
  const onKeyDown = useCallback(
    (event: Keys) => {
      const key = event.key.toLowerCase()
      // A menu or another form that hangs elsewhere on the page bubbles through React to this one.
      const isElsewhere = event.target instanceof Node && event.target !== document.body && !form.current?.contains(event.target)
      if (isElsewhere || event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (key !== 'z' && !isRedo) return
      const field = written.current
      if (field?.isTyped && field.element === event.target && field.element.value !== field.before) return
      if (!(isRedo ? redo() : undo())) return
      event.preventDefault()
      written.current = undefined
    },
    [form, undo, redo],
  )
  /** Only what the browser itself wrote can the browser take back. */
  const onInput = useCallback(({ target }: { target: EventTarget }) => {
    if (written.current?.element === target) written.current.isTyped = true
  }, [])
  // What had the focus may be gone (a row that was removed): the keys still mean the form that was worked in.
  const isOurs = useRef(false)
  const latest = useRef(onKeyDown)
  useEffect(() => {
    latest.current = onKeyDown
  })
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      isOurs.current = form.current?.contains(target as Node) ?? false
    }
    const pressed = (event: KeyboardEvent) => {
      if (event.target === document.body && isOurs.current) latest.current(event)
    }
    document.addEventListener('focusin', focused)
    document.addEventListener('keydown', pressed)
    return () => {
      document.removeEventListener('focusin', focused)
      document.removeEventListener('keydown', pressed)
    }
  }, [form])
  return { onFocus, onInput, onKeyDown }
}
