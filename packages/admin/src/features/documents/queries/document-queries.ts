import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallOf, type ContentLocale, type Document, documentRoutes, instanceRoutes, schemaRoutes } from '@vitrine/contract'
import { useCallback, useMemo } from 'react'
import { type Api, useApi } from '#lib/api'
import { useDeletionCalls } from '#lib/record-queries'

const oneKey = (id: number) => ['documents', 'one', id] as const

export type DocumentUpdate = CallOf<typeof documentRoutes.update>['body']
export type NewDocument = CallOf<typeof documentRoutes.create>['body']

const oneOptions = (api: Api, id: number) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => api.call(documentRoutes.get, { params: { id }, query: {} }, signal),
  })

/** `id` as the address has it, which may be anything; nothing is asked where there is none. */
export function useDocument(id: string | number | undefined) {
  return useQuery({ ...oneOptions(useApi(), Number(id)), enabled: id !== undefined })
}

/** Someone is about to open a document. What cannot be fetched is told when it is opened. */
export function useFetchAhead(): (id: number) => void {
  const api = useApi()
  const client = useQueryClient()
  return useCallback((id) => void client.prefetchQuery(oneOptions(api, id)), [api, client])
}

/** The schema as it is now: what is saved is judged by it. */
export function useDocumentSchema(id: number | undefined) {
  const api = useApi()
  return useQuery({
    queryKey: ['schemas', 'one', id],
    queryFn: ({ signal }) => api.call(schemaRoutes.get, { params: { id: id ?? 0 } }, signal),
    enabled: id !== undefined,
  })
}

/** Whose documents one may read here without working there. */
export function useGivers(instance_id: number | undefined) {
  const api = useApi()
  return useQuery({
    queryKey: ['instances', 'givers', instance_id],
    queryFn: ({ signal }) =>
      api.call(instanceRoutes.sharedInstances, { params: { id: instance_id ?? 0 }, query: { type: 'document', page_size: 100 } }, signal),
    enabled: instance_id !== undefined,
  })
}

export type DocumentCalls = {
  create(draft: NewDocument): Promise<Document>
  update(id: number, draft: DocumentUpdate): Promise<Document>
  /** As it is stored now, whatever was read before. */
  read(id: number): Promise<Document>
  /** A schema may have become another under the open form. */
  refreshSchema(id: number): void
  /** A language, or some of its texts, fit the source as it is stored. */
  confirm(read: Pick<Document, 'id' | 'version'>, locale: string, pointers?: string[]): Promise<Document>
}

/** Making and saving. What is listed anywhere may show the title, so all but the document itself is asked for again. */
export function useDocumentCalls(): DocumentCalls {
  const api = useApi()
  const client = useQueryClient()
  return useMemo(() => {
    const keep = (saved: Document): Document => {
      client.setQueryData(oneKey(saved.id), saved)
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'documents' && queryKey[2] !== saved.id })
      return saved
    }
    return {
      create: async (draft) => keep(await api.call(documentRoutes.create, { body: draft })),
      update: async (id, draft) => keep(await api.call(documentRoutes.update, { params: { id }, body: draft })),
      read: (id) => client.fetchQuery({ ...oneOptions(api, id), staleTime: 0 }) as Promise<Document>,
      confirm: async ({ id, version }, locale, pointers) =>
        keep(
          await api.call(documentRoutes.confirmSources, { params: { id }, body: { locale: locale as ContentLocale, pointers, version } }),
        ),
      refreshSchema: (id) => void client.invalidateQueries({ queryKey: ['schemas', 'one', id] }),
    }
  }, [api, client])
}

export const useDocumentRestoring = () =>
  useDeletionCalls({
    remove: (api, id, how) => api.call(documentRoutes.remove, { params: { id }, query: how }),
    undelete: async (api, id) => {
      await api.call(documentRoutes.undelete, { params: { id } })
      return {}
    },
    failedKey: 'views.document.deleteFailed',
  })
