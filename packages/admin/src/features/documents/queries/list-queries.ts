import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  contentLocales,
  type DocumentOutcome,
  type DocumentStatus,
  documentLimits,
  documentRoutes,
  documentStatuses,
  type Instance,
  type ListedDocument,
  type Page,
} from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useApi } from '#lib/api'
import { useCurrentUser } from '#lib/current-user'
import { useLanguage } from '#lib/i18n'
import { useInstance } from '#lib/instance'
import { toWire } from '#lib/list-params'
import { deletedIn } from '#lib/record-list'
import { useDeletionCalls, usePage } from '#lib/record-queries'
import { type ListParams, parseFilterBy } from '#ui/list-view'

const name = 'documents'
/** Asked beside each other; more would keep others waiting. */
const impactsAtOnce = 6
const largestPage = 100

export const documentListSorts = ['updated_at', 'internal_title', 'title'] as const
/** What a screen is for stands in its description; it has no audience to give it a title. */
export const deviceListSorts = [...documentListSorts, 'description'] as const
export const binSorts = ['deleted_at', ...documentListSorts] as const
/** How well the words fit: where there are words. */
export const searchedSort = 'relevance'
const everySort = ['deleted_at', ...deviceListSorts, searchedSort] as const

/** The person's own language, where the content has it; else the instance's source language, which is the server's choice. */
const localeIn = ({ available_locales }: Instance, language: string) => {
  const locale = contentLocales.find((each) => each === language)
  return locale && available_locales.some(({ language_code }) => language_code === locale) ? { locale } : {}
}

/** `by`: what the person themselves made, changed or deleted. */
function byMe(chosen: string | undefined, userId: number) {
  if (chosen === 'createdByMe') return { created_by: userId }
  if (chosen === 'updatedByMe') return { updated_by: userId }
  return chosen === 'deletedByMe' ? { deleted_by: userId, is_deleted: true as const } : {}
}

type Wanted = { schemaId?: number; chipContent?: string | undefined; isBin?: boolean }

function useListQuery({ schemaId, chipContent, isBin = false }: Wanted, params: ListParams) {
  const instance = useInstance()
  const { user } = useCurrentUser()
  const language = useLanguage().current()
  const { sort_by, ...page } = toWire(params, everySort)
  const chosen = parseFilterBy(params.filterBy)
  const status = documentStatuses.find((each) => each === chosen.status)
  return {
    ...page,
    ...(sort_by ? { sort: sort_by } : {}),
    ...localeIn(instance, language),
    application_instance_id: instance.id,
    ...(schemaId === undefined ? {} : { schema_ids: String(schemaId) }),
    ...(chipContent ? { chip_content: chipContent } : {}),
    ...(status ? { status } : {}),
    ...deletedIn(params),
    ...byMe(chosen.by, user.id),
    ...(isBin ? { is_deleted: true as const } : {}),
  }
}

/** A page of the list, and the way to all that it lists: as many as one call may change. */
export function useDocumentList(wanted: Wanted, params: ListParams) {
  const api = useApi()
  const query = useListQuery(wanted, params)
  const list = usePage(name, query, (_api, signal) => api.call(documentRoutes.list, { query }, signal))
  const { total_count = 0, total_is_exact = false } = list.data ?? {}
  const everyRow = async () => {
    const rows: ListedDocument[] = []
    for (let page = 0; page * largestPage < total_count; page += 1)
      rows.push(...(await api.call(documentRoutes.list, { query: { ...query, page, page_size: largestPage } })).items)
    return rows
  }
  return { list, everyRow: total_is_exact && total_count <= documentLimits.ids ? everyRow : undefined }
}

/** In which fields the best hits of a search were found, by document; beyond those a hit is told by its title alone. */
export function useHitFields(wanted: Wanted, params: ListParams) {
  const api = useApi()
  const { search, application_instance_id, schema_ids, locale } = useListQuery(wanted, params)
  const query = { q: search ?? '', application_instance_id, schema_ids, locale, page_size: largestPage }
  return useQuery({
    queryKey: [name, 'hits', query],
    queryFn: ({ signal }) => api.call(documentRoutes.search, { query }, signal),
    enabled: search !== undefined && wanted.schemaId !== undefined,
    select: (page) => new Map(page?.items.map(({ document_id, fields }) => [document_id, fields.map(({ text }) => text)])),
  }).data
}

/** The document of a schema that is meant to have one; two are enough to know that there are several. */
export function useSingleDocument(schemaId: number) {
  const api = useApi()
  const { id } = useInstance()
  const query = { application_instance_id: id, schema_ids: String(schemaId), page_size: 2 }
  return useQuery({
    queryKey: [name, 'single', query],
    queryFn: ({ signal }) => api.call(documentRoutes.list, { query }, signal),
    // It decides where one is sent: what was true a moment ago would lead to a document that is gone.
    gcTime: 0,
  })
}

/** Which published documents point at each of some. */
export function useReadImpacts() {
  const api = useApi()
  // Those that point may be of several instances; what has not this language is told in its own.
  const locale = useLanguage().current()
  return async (ids: readonly number[]) => {
    const impacts: { id: number; impact: Awaited<ReturnType<typeof read>> }[] = []
    const read = (id: number) => api.call(documentRoutes.impact, { params: { id }, query: { locale } })
    for (let from = 0; from < ids.length; from += impactsAtOnce) {
      const some = ids.slice(from, from + impactsAtOnce)
      impacts.push(...(await Promise.all(some.map(async (id) => ({ id, impact: await read(id) })))))
    }
    return impacts
  }
}
export type Impact = Awaited<ReturnType<ReturnType<typeof useReadImpacts>>>[number]['impact']

/** Publishes some or sets them as draft. Seen at once; what the server refused slides back. */
export function useSetStatus() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ ids, status, force }: { ids: number[]; status: DocumentStatus; force: boolean }): Promise<DocumentOutcome[]> => {
      const outcomes: DocumentOutcome[] = []
      for (let from = 0; from < ids.length; from += documentLimits.ids) {
        const body = { ids: ids.slice(from, from + documentLimits.ids), status, force }
        outcomes.push(...(await api.call(documentRoutes.setStatus, { body })).items)
      }
      return outcomes
    },
    onMutate: async ({ ids, status }) => {
      await client.cancelQueries({ queryKey: [name, 'list'] })
      client.setQueriesData<Page<ListedDocument>>({ queryKey: [name, 'list'] }, (page) =>
        page?.items ? { ...page, items: page.items.map((item) => (ids.includes(item.id) ? { ...item, status } : item)) } : page,
      )
    },
    onSettled: () => client.invalidateQueries({ queryKey: [name] }),
  })
}

export function useDocumentDeletionCalls(mayRemove: boolean) {
  const { t } = useTranslation()
  const { path } = useInstance()
  return useDeletionCalls({
    remove: (api, id, query) => api.call(documentRoutes.remove, { params: { id }, query }),
    undelete: async (api, id) => {
      await api.call(documentRoutes.undelete, { params: { id } })
      return {}
    },
    failedKey: 'views.document.deleteFailed',
    mayRemove,
    linkToUser: ({ id }) => `${path}/${id}`,
    ...(mayRemove ? { forceText: t('documents.list.forceText') } : {}),
  })
}
