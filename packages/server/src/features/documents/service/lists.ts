import type { DocumentListQuery, DocumentRelation, documentRoutes, ListedDocument, QueryOf, ToldSources } from '@vitrine/contract'
import { contentLocales, documentProblems } from '@vitrine/contract'
import type { Principal } from '#platform/auth'
import type { Database } from '#platform/database'
import { Problem } from '#platform/problems'
import { instancesOf, mayCountDocuments, mayReadDocument, mayReadHistory, seesDocument } from '../policy.ts'
import * as repository from '../repository/index.ts'
import { earlierTexts } from './earlier-texts.ts'

const mostInImpact = 100
/** A text that was translated longer ago is told of without the words of then. */
const mostContentsRead = 20

export function createLists(db: Database) {
  const placeOf = (by: Principal, id: number) => repository.placeOf(db, id, instancesOf(by))
  const visibleTo = async (by: Principal): Promise<repository.Visible> =>
    by.is_superuser ? 'all' : { own: instancesOf(by), given: await repository.giversTo(db, instancesOf(by)) }

  /** In which language an instance's documents are told: the one asked for, where they have it, else their source language. */
  const localesFor = async (instances: number[], wanted: string | undefined) => {
    const locales = await repository.localesOf(db, [...new Set(instances)])
    return (instance: number): string => {
      const known = locales.get(instance) ?? []
      return (wanted !== undefined && known.includes(wanted) ? wanted : known[0]) ?? 'no'
    }
  }

  type Asking = { locale: string; asked: repository.Asked }
  /** The languages of some instances, the wanted one first. */
  const everyLocale = async (instances: number[] | 'all', wanted: string): Promise<string[]> => {
    const known = instances === 'all' ? contentLocales : [...(await repository.localesOf(db, instances)).values()].flat()
    return [...new Set([wanted, ...known])]
  }

  type Pointed = { document_id: number; reference_key: string; pointer: string | null }
  type Asked = { locale?: string | undefined; include_content?: boolean }
  /** Documents as relations show them, in the order asked for; those the caller may not see are left out [V10] [V29]. */
  const shown = async (
    by: Principal,
    pointed: Pointed[],
    { locale, include_content = false }: Asked,
  ): Promise<(DocumentRelation & { schema_name: string })[]> => {
    const ids = [...new Set(pointed.map(({ document_id }) => document_id))]
    const found = await repository.findShown(db, ids, { receivers: instancesOf(by), locale })
    const rows = new Map(found.filter((row) => seesDocument(by, row)).map(({ is_given: _given, ...row }) => [row.document_id, row]))
    const told = pointed.filter(({ document_id }) => rows.has(document_id))
    const contents = include_content
      ? await repository.findContents(
          db,
          told.map(({ document_id }) => document_id),
        )
      : []
    return told.flatMap(({ document_id, reference_key, pointer }, place) => {
      const row = rows.get(document_id)
      return row ? [{ ...row, reference_key, pointer, media: null, content: contents[place] ?? null }] : []
    })
  }
  const pointedAt = (document_id: number): Pointed => ({ document_id, reference_key: '', pointer: null })

  const sortOf = (query: Pick<DocumentListQuery, 'sort_by_title' | 'sort_by_internal_title'> & { sort_by_description?: boolean }) =>
    query.sort_by_title ? 'title' : query.sort_by_internal_title ? 'internal_title' : query.sort_by_description ? 'description' : undefined

  /** A page of a list. Only a list that has none with the words themselves is asked for words like them. */
  const idsOf = async (wanted: Omit<Parameters<typeof repository.listIds>[1], 'found'>, instances: number[]) => {
    const { query, groups } = wanted
    const asked = repository.askedFor(query.search ?? '')
    if (asked.length === 0 || groups.length === 0) return repository.listIds(db, { ...wanted, found: undefined })
    // Of several instances each may be told in another language; a search has one.
    const locale = query.locale ?? groups[0]?.locale ?? 'no'
    const where = { locale, instances, schemas: query.schema_ids }
    const plain = await repository.listIds(db, { ...wanted, found: repository.rankedIn(asked, where) })
    if (plain.total_count > 0) return plain
    const alike = await repository.withLikeWords(db, asked, locale)
    const isMeant = alike.some((one) => one.alike.length > 0)
    return isMeant ? repository.listIds(db, { ...wanted, found: repository.rankedIn(alike, where) }) : plain
  }

  const fieldsOf = async (by: Principal, ids: number[], locale: string | undefined) => {
    const places = await repository.placesOf(db, ids, instancesOf(by))
    const seen = places.filter((place) => seesDocument(by, place))
    const localeOf = await localesFor(
      seen.map(({ application_instance_id }) => application_instance_id),
      locale,
    )
    const rows = await repository.findFields(
      db,
      seen.map((place) => ({ document_id: place.id, locale: localeOf(place.application_instance_id) })),
    )
    const byId = new Map(rows.map((row) => [row.document_id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  return {
    // open: everyone sees the documents of their own instances and what is given to those, superusers all
    list: async (by: Principal, query: DocumentListQuery) => {
      const own = instancesOf(by)
      const groups = await repository.groupsOf(db, query, by.is_superuser ? 'all' : own)
      const instances = [...new Set(groups.map(({ application_instance_id }) => application_instance_id))]
      // What is not their own and yet stands among the groups is given to them.
      const visible: repository.Visible = by.is_superuser ? 'all' : { own, given: instances.filter((id) => !own.includes(id)) }
      const sort = sortOf(query) ?? query.sort ?? 'relevance'
      const { ids, ...total } = await idsOf({ query, sort, groups, visible }, instances)
      const rows = new Map((await repository.findListed(db, ids, query.locale)).map((row) => [row.id, row]))
      const contents = query.include_content ? await repository.findContents(db, ids) : []
      const items = ids.flatMap((id, place): ListedDocument[] => {
        const row = rows.get(id)
        if (!row) return []
        const { chips, ...line } = row
        const chip = query.chip_content === undefined ? null : (chips[query.chip_content] ?? null)
        return [{ ...line, chip, media_data: null, content: contents[place] ?? null }]
      })
      return { items, ...total }
    },

    counts: async (by: Principal, application_instance_id: number) => {
      mayCountDocuments(by, application_instance_id)
      const groups = await repository.groupsOf(db, { application_instance_id, include_deleted: true }, 'all')
      const counts = new Map<number, number>()
      for (const { schema_id, is_deleted, value } of groups) if (!is_deleted) counts.set(schema_id, (counts.get(schema_id) ?? 0) + value)
      const deleted_count = groups.reduce((sum, { is_deleted, value }) => (is_deleted ? sum + value : sum), 0)
      return { items: [...counts].map(([schema_id, count]) => ({ schema_id, count })), deleted_count }
    },

    // open: everyone finds what they see in lists
    search: async (by: Principal, query: QueryOf<typeof documentRoutes.search>) => {
      const visible = await visibleTo(by)
      const seen = visible === 'all' ? undefined : [...visible.own, ...visible.given]
      const { application_instance_id, page, page_size } = query
      const asInstance = application_instance_id === undefined ? undefined : [application_instance_id]
      const instances: number[] | 'all' = asInstance && seen ? asInstance.filter((id) => seen.includes(id)) : (asInstance ?? seen ?? 'all')
      const asked = repository.askedFor(query.q)
      const isNothing = asked.length === 0 || instances.length === 0 || query.schema_ids?.length === 0 || query.status?.length === 0
      if (isNothing) return { items: [], total_count: 0, total_is_exact: true }
      const localeOf = await localesFor(instances === 'all' ? [] : instances, query.locale)
      const locale = query.locale ?? (instances === 'all' ? 'no' : localeOf(instances[0] ?? 0))
      const wanted = { locale, instances, schemas: query.schema_ids, statuses: query.status, visible, page, page_size }
      const locales = query.every_language ? await everyLocale(instances, locale) : [locale]
      const ask = (askedIn: Asking[]) =>
        query.every_language ? repository.rankedInEvery(db, askedIn, wanted) : repository.ranked(db, askedIn[0]?.asked ?? asked, wanted)
      let found = await ask(locales.map((each) => ({ locale: each, asked })))
      if (found.total_count === 0 && page === 0) {
        const alike: Asking[] = []
        for (const each of locales) alike.push({ locale: each, asked: await repository.withLikeWords(db, asked, each) })
        const meant = alike.filter((each) => each.asked.some((one) => one.alike.length > 0))
        if (meant.length > 0) found = await ask(meant)
      }
      const { rows, ...total } = found
      const items = await shown(
        by,
        rows.map(({ document_id }) => pointedAt(document_id)),
        { locale },
      )
      const fields = new Map(rows.map(({ document_id, hit_fields }) => [document_id, hit_fields]))
      return {
        items: items.map((item) => ({ ...item, fields: fields.get(item.document_id) ?? [] })),
        ...total,
      }
    },

    // open: those that the caller may not see are left out
    relations: async (by: Principal, { d, ...asked }: QueryOf<typeof documentRoutes.relations>) => ({
      items: await shown(by, d.map(pointedAt), asked),
    }),

    relation: async (by: Principal, id: number, asked: Asked) => {
      mayReadDocument(by, await placeOf(by, id))
      const [item] = await shown(by, [pointedAt(id)], asked)
      if (!item) throw new Problem(documentProblems.not_found)
      return item
    },

    relationsOf: async (by: Principal, id: number, asked: Asked) => {
      mayReadDocument(by, await placeOf(by, id))
      const rows = await repository.relationsOf(db, id)
      return {
        items: await shown(
          by,
          rows.map(({ to_document_id, ...row }) => ({ ...row, document_id: to_document_id })),
          asked,
        ),
      }
    },

    reverseRelations: async (by: Principal, id: number, query: QueryOf<typeof documentRoutes.reverseRelations>) => {
      mayReadDocument(by, await placeOf(by, id))
      const named = sortOf(query)
      const sort = named === 'title' || named === 'internal_title' ? named : query.sort
      const { rows, ...total } = await repository.reverseRelations(db, id, { ...query, sort }, { visible: await visibleTo(by) })
      const items = await shown(
        by,
        rows.map((row) => ({ document_id: row.id, reference_key: row.reference_key, pointer: row.pointer })),
        query,
      )
      return { items, ...total }
    },

    // open: those that the caller may not see are left out
    fields: async (by: Principal, ids: number[], locale: string | undefined) => ({ items: await fieldsOf(by, ids, locale) }),

    fieldsOf: async (by: Principal, id: number, locale: string | undefined) => {
      mayReadDocument(by, await placeOf(by, id))
      const [item] = await fieldsOf(by, [id], locale)
      if (!item) throw new Problem(documentProblems.not_found)
      return item
    },

    /** Those that the caller does not see are told by their number. */
    impact: async (by: Principal, id: number, locale: string | undefined) => {
      mayReadHistory(by, await placeOf(by, id))
      const { ids, count } = await repository.publishedReferrers(db, id, mostInImpact)
      const items = await shown(by, ids.map(pointedAt), { locale })
      return { items, count, hidden_count: ids.length - items.length }
    },

    revisions: async (by: Principal, id: number, query: QueryOf<typeof documentRoutes.revisions>) => {
      mayReadHistory(by, await placeOf(by, id))
      return repository.listRevisions(db, id, query)
    },

    sources: async (by: Principal, id: number): Promise<ToldSources> => {
      mayReadHistory(by, await placeOf(by, id))
      const [stored, sources] = [await repository.find(db, id), await repository.findSources(db, id)]
      if (!stored || !sources) throw new Problem(documentProblems.not_found)
      return { ...sources, texts: await earlierTexts(stored.content, sources, repository.pastContents(db, id, mostContentsRead)) }
    },

    revision: async (by: Principal, id: number, version: number) => {
      mayReadHistory(by, await placeOf(by, id))
      const revision = await repository.findRevision(db, id, version)
      if (!revision) throw new Problem(documentProblems.revision_not_found)
      return revision
    },
  }
}
export type Lists = ReturnType<typeof createLists>
