import { type Document, type DocumentContent, type DocumentStatus, isSame } from '@vitrine/contract'
import type { DocumentCalls } from '../../queries/document-queries.ts'
import type { Unanswered } from '../journal/journal-store.ts'

/** How a save was asked for; without a status it keeps the one it has. */
export type Asked = { status: DocumentStatus | undefined; isForced: boolean }
/** Of a document that is not made yet: the same with every attempt, so that it is made once. */
export type ClientKey = { key: string; isSent: boolean }

/** It had been made by an earlier attempt, and someone has written in it since. */
export class OvertakenError extends Error {
  readonly stored: Document

  constructor(stored: Document) {
    super('The document was made and changed meanwhile')
    this.stored = stored
  }
}

export const newClientKey = (): ClientKey => ({ key: crypto.randomUUID(), isSent: false })

/** `session_key`: what that editor had kept meanwhile is in this save. */
type Changed = { id: number; version: number; session_key?: string }

export function saveChanged(
  calls: DocumentCalls,
  { id, version, session_key }: Changed,
  content: DocumentContent,
  { status, isForced }: Asked,
) {
  return calls.update(id, {
    content,
    version,
    ...(session_key ? { session_key } : {}),
    ...(status ? { status } : {}),
    ...(isForced ? { force: true } : {}),
  })
}

type Attempt = { schema_id: number; application_instance_id: number; key: { current: ClientKey }; lost: Unanswered | undefined }

/** Makes the document; where an earlier attempt had arrived after all, what was written since goes on top of it. */
export async function makeDocument(calls: DocumentCalls, attempt: Attempt, content: DocumentContent, asked: Asked): Promise<Document> {
  const { schema_id, application_instance_id, key, lost } = attempt
  const status = asked.status ?? lost?.status ?? 'draft'
  const { key: client_key, isSent } = key.current
  key.current = { key: client_key, isSent: true }
  const made = await calls.create({ schema_id, application_instance_id, content, status, client_key })
  if (!isSent) return made
  if (made.deleted_at !== null) {
    // Someone has thrown it away: these words become a document of their own.
    key.current = newClientKey()
    return makeDocument(calls, { ...attempt, lost: undefined }, content, asked)
  }
  if (isSame(made.content, content) && made.status === status) return made
  // The first version is one's own; a later one may be anybody's.
  if (made.version > 1) throw new OvertakenError(made)
  return saveChanged(calls, made, content, { ...asked, status })
}
