import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type NewsItemDraft, newsFeedRoutes, newsItemSorts } from '@vitrine/contract'
import { useApi } from '#lib/api'
import { toWire } from '#lib/list-params'
import { usePage, useRecord, useSave } from '#lib/record-queries'
import type { ListParams } from '#ui/list-view'

const name = 'news-feed'

export const useNewsList = (params: ListParams) => {
  const query = toWire(params, newsItemSorts)
  return usePage(name, query, (api, signal) => api.call(newsFeedRoutes.list, { query }, signal))
}

export const useNewsItem = (id: string) => useRecord(name, id, (api, signal) => api.call(newsFeedRoutes.get, { params: { id } }, signal))

export const useSaveNewsItem = () =>
  useSave(name, (api, draft: NewsItemDraft, changed) =>
    changed
      ? api.call(newsFeedRoutes.update, { params: { id: changed.id }, body: { ...draft, version: changed.version } })
      : api.call(newsFeedRoutes.create, { body: draft }),
  )

export function useDeleteNewsItem() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api.call(newsFeedRoutes.remove, { params: { id } }),
    onSuccess: (_answer, id) => {
      client.removeQueries({ queryKey: [name, 'one', id] })
      return client.invalidateQueries({ queryKey: [name] })
    },
  })
}
