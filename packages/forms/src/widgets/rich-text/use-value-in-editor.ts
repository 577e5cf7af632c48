import { type Editor, type UseEditorOptions, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { extensions } from './extensions.ts'
import { type ReadHtml, readHtml } from './read-html.ts'

type Opened = ReadHtml & { value: string }

const open = (value: string): Opened => ({ value, ...readHtml(value) })

/** What was opened, and what of it the editor cannot hold. Opening it writes nothing; `stored` replaces it from outside. */
export function useOpened(stored: string) {
  const [opened, setOpened] = useState(() => open(stored))
  const written = useRef(stored)
  return {
    opened,
    written,
    reopen: (value: string) => {
      const next = open(value)
      written.current = value
      setOpened(next)
      return next
    },
  }
}

/** Keeps the editor and the value together: what the person writes goes out, what comes from outside goes in. */
export function useValueInEditor(
  stored: string,
  { opened, written, reopen }: ReturnType<typeof useOpened>,
  options: UseEditorOptions,
  change: (html: string) => void,
): Editor {
  const editor = useEditor({
    ...options,
    extensions,
    content: opened.clean,
    // Styles are ours: a <style> put into the page would need leave of its security policy.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: changed }) => {
      // Undone to the start, the value is again what was opened, also what the editor could not hold of it.
      const { clean } = readHtml(changed.getHTML())
      written.current = clean === opened.clean ? opened.value : clean
      change(written.current)
    },
  })
  useEffect(() => {
    if (stored === written.current) return
    editor.commands.setContent(reopen(stored).clean, { emitUpdate: false })
  }, [editor, stored, written, reopen])
  return editor
}
