import { z } from 'zod'
import { id, time, version } from '../record.ts'
import { documentContent } from './documents.ts'

/** How many are told of at once, the newest first. */
export const mostAutosavesTold = 200

/** Words of one person that are not saved, kept beside the document: they change nothing that anyone else sees. */
export const documentAutosave = z.object({
  id,
  /** The open editor they were written in: the same person can have two. */
  session_key: z.uuid(),
  /** What they were written over. */
  version,
  schema_version: version,
  kept_at: time,
  /** The last words of their editor: no save followed them, and they are other than what is stored. */
  is_unsaved: z.boolean(),
})
export type DocumentAutosave = z.infer<typeof documentAutosave>
export const wholeAutosave = documentAutosave.extend({ content: documentContent })
export type WholeAutosave = z.infer<typeof wholeAutosave>

export const autosaveDraft = z.object({
  content: documentContent,
  version,
  session_key: z.uuid(),
  /** An editor whose words go on in this one: from now on they are this one's. */
  takes_up: z.uuid().optional(),
})
export type AutosaveDraft = z.infer<typeof autosaveDraft>
