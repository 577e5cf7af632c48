/**
 * A document is one piece of content of one schema in one instance: an article, a tour, an owner's page. Every save is a
 * revision; what lists and searches read is derived from the content when it is saved. Avoid: entry, post, item.
 */
import type { DocumentContent, DocumentStatus } from '@vitrine/contract'
import type { Database, Db } from '#platform/database'
import type { Events } from '#platform/events'
import type { Api } from '#platform/http'
import type { Jobs } from '#platform/jobs'
import './events.ts'
import { defineDocumentJobs } from './jobs.ts'
import * as repository from './repository/index.ts'
import { documentsRoutes } from './routes.ts'
import {
  addDocument,
  changeDocument,
  createAutosaves,
  createCarries,
  createDocuments,
  createImpacts,
  createLanguages,
  createLists,
  createPresence,
  createReindex,
  createSchemaMemory,
  followParents,
} from './service/index.ts'

export function documentsFeature(api: Api, { db, events, jobs }: { db: Database; events: Events; jobs: Jobs }): void {
  const schemas = createSchemaMemory()
  const saving = { events, schemas }
  defineDocumentJobs({ db, jobs, saving })
  followParents({ events, jobs })
  documentsRoutes(api, {
    documents: createDocuments({ db, saving, jobs }),
    lists: createLists(db),
    autosaves: createAutosaves({ db, schemas }),
    languages: createLanguages(db),
    presence: createPresence(db),
    reindex: createReindex({ db, jobs }),
    impacts: createImpacts({ db, jobs, schemas }),
    carries: createCarries({ db, jobs }),
  })
}

type Brought = {
  schema_id: number
  application_instance_id: number
  content: DocumentContent
  status: DocumentStatus
  user_id?: number | null
}

/** One that the product brings itself; as good as one that a person saved. */
export function insertDocument(tx: Db, events: Events, { content, status, user_id = null, ...where }: Brought): Promise<number> {
  const saving = { events, schemas: createSchemaMemory() }
  return addDocument(tx, saving, user_id, { ...where, client_key: null }, { content, status, references: [], kind: 'created' })
}

type Rewritten = { content: DocumentContent; user_id: number }

/** The next version of one that the product brought; what was not rewritten with it is outdated, as after any save. */
export async function rewriteDocument(tx: Db, events: Events, id: number, { content, user_id }: Rewritten): Promise<void> {
  const stored = await repository.find(tx, id)
  if (!stored) throw new Error(`there is no document ${id} to rewrite`)
  const { status, references } = stored
  await changeDocument(tx, { events, schemas: createSchemaMemory() }, user_id, stored, { content, status, references, kind: 'save' })
}
