import { useState } from 'react'
import { useDrafts } from '#lib/drafts'

export type Content = Record<string, unknown>

/** Under which name what is tried in a schema's preview is kept. */
export const previewDraft = (id: number | undefined): string => `schema-preview.${id ?? 'new'}`

/**
 * What is written in the preview. It is nobody's document, but it is kept like one: through every change of the schema,
 * and over a reload.
 */
export function usePreviewContent(id: number | undefined): [Content, (content: Content) => void] {
  const drafts = useDrafts()
  const name = previewDraft(id)
  const [content, setContent] = useState<Content>(() => (drafts.read(name)?.value ?? {}) as Content)
  return [
    content,
    (next) => {
      setContent(next)
      drafts.keep(name, { value: next, read: { value: {}, version: undefined } })
    },
  ]
}
