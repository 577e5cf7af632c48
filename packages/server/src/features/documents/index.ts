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
import { documentsRoutes } from './routes.ts'
import {
  addDocument,
  createCarries,
  createDocuments,
  createImpacts,
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
    documents: createDocuments({ db, saving }),
    lists: createLists(db),
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
