import type { DocumentContent, DocumentStatus } from '@vitrine/contract'
import { insertDocument } from '#features/documents'
import type { Db } from '#platform/database'
import { createEvents } from '#platform/events'
import { fire, haabet, lighthouse, saltHouse, stockfish, walk } from './documents/index.ts'

type Where = { articles: number; walks: number; coast: number; town: number; editor: number; admin: number }

/** Six documents: finished and unfinished ones, in all four languages and in fewer, and a tour that leads through three. */
export async function fillDocuments(tx: Db, { articles, walks, coast, town, editor, admin }: Where): Promise<void> {
  const events = createEvents()
  const add = (schema_id: number, application_instance_id: number, content: DocumentContent, status: DocumentStatus, user_id = editor) =>
    insertDocument(tx, events, { schema_id, application_instance_id, content, status, user_id })
  const boat = await add(articles, coast, haabet, 'published')
  const light = await add(articles, coast, lighthouse, 'published', admin)
  const house = await add(articles, coast, saltHouse(boat), 'published')
  await add(articles, coast, stockfish, 'draft')
  await add(walks, coast, walk({ boat, lighthouse: light, house }), 'published', admin)
  await add(articles, town, fire, 'published', admin)
}
