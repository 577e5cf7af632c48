import type { Document } from '@vitrine/contract'
import type { Principal } from '#platform/auth'
import { permissionsOn } from '../policy.ts'
import type { StoredDocument } from '../repository/index.ts'

const noTexts = { title: '', internal_title: '', description: '' }

/** The language that a document is shown in: the one asked for, where it has rows of it, else its source language. */
export function answerOf(by: Principal, stored: StoredDocument, locale?: string): Document {
  const { content_hash: _hash, updated_by_id: _id, ...row } = stored
  const source = row.languages.find(({ is_source }) => is_source)?.locale ?? ''
  const texts = row.texts[locale ?? source] ?? row.texts[source] ?? Object.values(row.texts)[0] ?? noTexts
  const answer: Document = {
    ...row,
    ...texts,
    document_id: row.id,
    context_document_id: null,
    media_data: null,
    ...permissionsOn(by, row.application_instance_id),
  }
  return answer
}
