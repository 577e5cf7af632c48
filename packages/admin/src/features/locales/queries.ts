import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type LocaleDraft, localeRoutes, localeSorts } from '@vitrine/contract'
import { type Api, useApi } from '#lib/api'
import { toWire } from '#lib/list-params'
import type { ListParams } from '#ui/list-view'

const all = ['locales'] as const

const listOptions = (api: Api, params: ListParams) =>
  queryOptions({
    queryKey: [...all, 'list', params],
    queryFn: ({ signal }) => api.call(localeRoutes.list, { query: toWire(params, localeSorts) }, signal),
    placeholderData: keepPreviousData,
  })
export const useLocaleList = (params: ListParams) => useQuery(listOptions(useApi(), params))

const oneOptions = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...all, 'one', Number(id)],
    queryFn: ({ signal }) => api.call(localeRoutes.get, { params: { id } }, signal),
  })
export const useLocale = (id: string) => useQuery(oneOptions(useApi(), id))

/** The record a save changes, at the version it was read at; without one a new locale is made. */
type Changed = { id: number; version: number } | undefined

export function useSaveLocale() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, changed }: { draft: LocaleDraft; changed: Changed }) =>
      changed
        ? api.call(localeRoutes.update, { params: { id: changed.id }, body: { ...draft, version: changed.version } })
        : api.call(localeRoutes.create, { body: draft }),
    onSuccess: (saved) => {
      client.setQueryData([...all, 'one', saved.id], saved)
      return client.invalidateQueries({ queryKey: [...all, 'list'] })
    },
  })
}
