import { type RefObject, useEffect, useRef } from 'react'

const isInDialog = (target: EventTarget | null, own: HTMLElement | null) => {
  const dialog = target instanceof Element ? target.closest('[role="dialog"], [role="alertdialog"]') : null
  return dialog !== null && !(own && dialog.contains(own))
}

/** Ctrl S, or ⌘ S, saves; Ctrl Shift Enter publishes. Not from a dialog that lies over the editor. */
export function useEditorKeys(root: RefObject<HTMLElement | null>, isOn: boolean, onSave: () => void, onPublish: () => void): void {
  const latest = useRef({ onSave, onPublish })
  useEffect(() => {
    latest.current = { onSave, onPublish }
  })
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return
      const isSave = event.key.toLowerCase() === 's' && !event.shiftKey && !event.altKey
      const isPublish = event.key === 'Enter' && event.shiftKey
      if (!isSave && !isPublish) return
      // The browser's own would save the page as a file, also while a dialog is open.
      event.preventDefault()
      if (event.repeat || isInDialog(event.target, root.current) || root.current?.closest('[inert], [aria-hidden="true"]')) return
      if (isSave) latest.current.onSave()
      else latest.current.onPublish()
    }
    // Before the field: a rich text would take Ctrl Enter for a line break.
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [isOn, root])
}
