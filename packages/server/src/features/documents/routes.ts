import { documentLimits, documentRoutes, schemaChangeRoutes } from '@vitrine/contract'
import { type Api, page, serve, serveEvents } from '#platform/http'
import type { Autosaves, Carries, Documents, Impacts, Languages, Lists, Presence, Reindex } from './service/index.ts'

type Served = {
  documents: Documents
  lists: Lists
  autosaves: Autosaves
  languages: Languages
  presence: Presence
  reindex: Reindex
  impacts: Impacts
  carries: Carries
}

/** The content, with room for how JSON writes what is counted as one character. */
const large = { bodyBytes: documentLimits.bytes * 2 }

export function documentsRoutes(api: Api, { documents, lists, autosaves, languages, presence, reindex, impacts, carries }: Served): void {
  serve(api, documentRoutes.list, async ({ query, principal }) => page(query, await lists.list(principal, query)))
  serve(api, documentRoutes.search, async ({ query, principal }) => page(query, await lists.search(principal, query)))
  serve(api, documentRoutes.counts, ({ query, principal }) => lists.counts(principal, query.application_instance_id))
  serve(api, documentRoutes.relations, ({ query, principal }) => lists.relations(principal, query))
  serve(api, documentRoutes.fields, ({ query, principal }) => lists.fields(principal, query.d, query.locale))
  serve(api, documentRoutes.setStatus, ({ body, principal }) => documents.setStatus(principal, body))
  serve(api, documentRoutes.reindex, ({ query, principal }) => reindex.start(principal, query.schema_id))
  // A GET with an effect: existing clients call it so.
  serve(api, documentRoutes.reindexByGet, ({ query, principal }) => reindex.start(principal, query.schema_id))
  serve(api, documentRoutes.reindexProgress, ({ query, principal }) => reindex.progress(principal, query.schema_id))
  serve(api, documentRoutes.cancelReindex, ({ query, principal }) => reindex.cancel(principal, query.schema_id))
  serve(api, documentRoutes.create, ({ body, principal }) => documents.create(principal, body), large)
  serve(api, documentRoutes.get, ({ params, query, principal }) => documents.get(principal, params.id, query.locale))
  serve(api, documentRoutes.update, ({ params, body, principal }) => documents.update(principal, params.id, body), large)
  serve(api, documentRoutes.remove, async ({ params, query, principal }) => {
    await documents.remove(principal, params.id, query)
    return undefined
  })
  serve(api, documentRoutes.undelete, ({ params, principal }) => documents.undelete(principal, params.id))
  serve(api, documentRoutes.revisions, async ({ params, query, principal }) =>
    page(query, await lists.revisions(principal, params.id, query)),
  )
  serve(api, documentRoutes.revision, ({ params, principal }) => lists.revision(principal, params.id, params.version))
  serve(api, documentRoutes.restoreRevision, ({ params, body, principal }) =>
    documents.restoreRevision(principal, params.id, params.version, body.version),
  )
  serve(api, documentRoutes.autosave, ({ params, body, principal }) => autosaves.keep(principal, params.id, body), large)
  serve(api, documentRoutes.autosaves, ({ params, query, principal }) => autosaves.list(principal, params.id, query.is_unsaved))
  serve(api, documentRoutes.wholeAutosave, ({ params, principal }) => autosaves.get(principal, params.id, params.autosave_id))
  serve(api, documentRoutes.forgetAutosaves, async ({ params, query, principal }) => {
    await autosaves.forget(principal, params.id, query.session_key)
    return undefined
  })
  serve(api, documentRoutes.relationsOf, ({ params, query, principal }) => lists.relationsOf(principal, params.id, query))
  serve(api, documentRoutes.reverseRelations, async ({ params, query, principal }) =>
    page(query, await lists.reverseRelations(principal, params.id, query)),
  )
  serve(api, documentRoutes.relation, ({ params, query, principal }) => lists.relation(principal, params.id, query))
  serve(api, documentRoutes.fieldsOf, ({ params, query, principal }) => lists.fieldsOf(principal, params.id, query.locale))
  serve(api, documentRoutes.impact, ({ params, query, principal }) => lists.impact(principal, params.id, query.locale))
  serve(api, documentRoutes.sources, ({ params, principal }) => lists.sources(principal, params.id))
  serve(api, documentRoutes.confirmSources, ({ params, body, principal }) => languages.confirmSources(principal, params.id, body))
  serveEvents(api, documentRoutes.presence, ({ params, principal }) => presence.presence(principal, params.id))
  serve(api, documentRoutes.announce, ({ params, body, principal }) => presence.announce(principal, params.id, body))

  serve(api, schemaChangeRoutes.startSchemaImpact, ({ body, principal }) => impacts.start(principal, body))
  serve(api, schemaChangeRoutes.schemaImpact, ({ params, principal }) => impacts.get(principal, params.id))
  serve(api, schemaChangeRoutes.cancelSchemaImpact, ({ params, principal }) => impacts.cancel(principal, params.id))
  serve(api, schemaChangeRoutes.schemaImpactDocuments, async ({ params, query, principal }) =>
    page(query, await impacts.documents(principal, params.id, query)),
  )
  serve(api, schemaChangeRoutes.latestCarryOver, ({ query, principal }) => carries.latest(principal, query.schema_id))
  serve(api, schemaChangeRoutes.carryOver, ({ params, principal }) => carries.get(principal, params.id))
  serve(api, schemaChangeRoutes.cancelCarryOver, ({ params, principal }) => carries.cancel(principal, params.id))
  serve(api, schemaChangeRoutes.undoCarryOver, ({ params, principal }) => carries.undo(principal, params.id))
  serve(api, schemaChangeRoutes.carriedDocuments, async ({ params, query, principal }) =>
    page(query, await carries.documents(principal, params.id, query)),
  )
}
