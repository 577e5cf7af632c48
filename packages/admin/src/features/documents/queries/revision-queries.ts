import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ContentLocale, type Document, type DocumentContent, documentLimits, documentRoutes, schemaRoutes } from '@vitrine/contract'
import { useApi } from '#lib/api'
import { useRecord } from '#lib/record-queries'

const name = 'documents'
const revisionsPerPage = 50
const referrersPerPage = 5

/** The ids stand inside an object: a save asks for all again but the queries whose third word is the record's id. */
const keyOf = (what: string, about: object) => [name, what, about] as const

export const useReadDocument = (id: string) =>
  useRecord(name, id, (api, signal) => api.call(documentRoutes.get, { params: { id }, query: {} }, signal))

export const useReadSchema = (id: number) =>
  useRecord('schemas', String(id), (api, signal) => api.call(schemaRoutes.get, { params: { id } }, signal))

/** Newest first, page after page. */
export function useRevisions(id: number, page_size = revisionsPerPage) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: keyOf('revisions', { id, page_size }),
    queryFn: ({ signal, pageParam: page }) => api.call(documentRoutes.revisions, { params: { id }, query: { page, page_size } }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, all) =>
      last && last.total_count > all.reduce((count, page) => count + (page?.items.length ?? 0), 0) ? all.length : undefined,
  })
}

/** What was saved once never becomes another. */
export function useRevision(id: number, version: number | undefined) {
  const api = useApi()
  return useQuery({
    queryKey: keyOf('revision', { id, version }),
    queryFn: ({ signal }) => api.call(documentRoutes.revision, { params: { id, version: version ?? 0 } }, signal),
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What other documents are called; those one may not see are missing. */
export function useTitles(ids: readonly number[]) {
  const api = useApi()
  const d = [...new Set(ids)].sort((one, other) => one - other).slice(0, documentLimits.ids)
  return useQuery({
    queryKey: keyOf('titles', { d }),
    queryFn: ({ signal }) => api.call(documentRoutes.relations, { query: { d: d.map(String) } }, signal),
    enabled: d.length > 0,
  })
}

export function useRelated(id: number, locale?: ContentLocale) {
  const api = useApi()
  return useQuery({
    queryKey: keyOf('related', { id, locale }),
    queryFn: ({ signal }) => api.call(documentRoutes.relationsOf, { params: { id }, query: { locale } }, signal),
  })
}

export function useReferrers(id: number, locale?: ContentLocale) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: keyOf('referrers', { id, locale }),
    queryFn: ({ signal, pageParam: page }) =>
      api.call(documentRoutes.reverseRelations, { params: { id }, query: { page, page_size: referrersPerPage, locale } }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, all) => (last && last.total_count > all.length * referrersPerPage ? all.length : undefined),
  })
}

/** What the translations were made from, at the version that is stored. */
export function useSources(id: number | undefined, version: number | undefined) {
  const api = useApi()
  return useQuery({
    queryKey: keyOf('sources', { id, version }),
    queryFn: ({ signal }) => api.call(documentRoutes.sources, { params: { id: id ?? 0 } }, signal),
    enabled: id !== undefined,
  })
}

/** A document that came back from the server takes the place of the one that was read; all that tells of it is asked for again. */
function useKeep() {
  const client = useQueryClient()
  return (saved: Document) => {
    client.setQueryData([name, 'one', saved.id], saved)
    return client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === name && queryKey[1] !== 'one' && queryKey[1] !== 'revision',
    })
  }
}

export function useConfirmSources(id: number) {
  const api = useApi()
  return useMutation({
    mutationFn: ({ locale, pointers }: { locale: ContentLocale; pointers?: string[] | undefined }) =>
      api.call(documentRoutes.confirmSources, { params: { id }, body: { locale, pointers } }),
    onSuccess: useKeep(),
  })
}

/** A whole version again, as the next one. */
export function useRestoreRevision(id: number) {
  const api = useApi()
  return useMutation({
    mutationFn: ({ restored, version }: { restored: number; version: number }) =>
      api.call(documentRoutes.restoreRevision, { params: { id, version: restored }, body: { version } }),
    onSuccess: useKeep(),
  })
}

/** One field or block again, in the content as it is now. `session_key`: whose kept words are in it. */
export function useSaveContent(id: number) {
  const api = useApi()
  return useMutation({
    mutationFn: (body: { content: DocumentContent; version: number; session_key: string }) =>
      api.call(documentRoutes.update, { params: { id }, body }),
    onSuccess: useKeep(),
  })
}

/** Someone else saved meanwhile: everything of the document is read again. */
export function useReload() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [name] })
}
