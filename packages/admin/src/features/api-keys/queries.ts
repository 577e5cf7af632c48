import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ApiKeyDraft, apiKeyRoutes, apiKeySorts, type CallOf } from '@vitrine/contract'
import { useApi } from '#lib/api'
import { toWire } from '#lib/list-params'
import { deletedIn } from '#lib/record-list'
import { useDeletionCalls, usePage, useRecord, useSave } from '#lib/record-queries'
import type { ListParams } from '#ui/list-view'

const name = 'api-keys'
const secretKey = (id: number) => [name, 'secret', id] as const
const shownLength = 8

export const useApiKeyList = (params: ListParams) => {
  const query = { ...toWire(params, apiKeySorts), ...deletedIn(params) }
  return usePage(name, query, (api, signal) => api.call(apiKeyRoutes.list, { query }, signal))
}

export const useApiKey = (id: string) => useRecord(name, id, (api, signal) => api.call(apiKeyRoutes.get, { params: { id } }, signal))

/** As it is now, not as the list remembers it: someone else may have deleted it. */
export function useManagedKey(id: number) {
  const api = useApi()
  return useQuery({
    queryKey: [name, 'one', id],
    queryFn: ({ signal }) => api.call(apiKeyRoutes.get, { params: { id } }, signal),
    refetchOnMount: 'always',
    retry: false,
  })
}

/** The secret is kept apart from the record: only the notice that shows it once reads it. */
export function useCreateApiKey() {
  const client = useQueryClient()
  return useSave(name, async (api, draft: CallOf<typeof apiKeyRoutes.create>['body']) => {
    const { key, ...made } = await api.call(apiKeyRoutes.create, { body: draft })
    client.setQueryData(secretKey(made.id), key)
    return { ...made, key: `${key.slice(0, shownLength)}••••••••` }
  })
}

/** The secret of a key made just now. In memory only: after a reload it is gone, as it shall be. */
export function useSecret(id: number) {
  const client = useQueryClient()
  const { data } = useQuery<string | null>({
    queryKey: secretKey(id),
    queryFn: () => null,
    enabled: false,
    initialData: null,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return { shown: data, dismiss: () => client.setQueryData(secretKey(id), null) }
}

export const useUpdateApiKey = () =>
  useSave(name, (api, draft: ApiKeyDraft, changed) =>
    api.call(apiKeyRoutes.update, { params: { id: changed?.id ?? 0 }, body: { ...draft, version: changed?.version ?? 0 } }),
  )

export const useApiKeyDeletion = () =>
  useDeletionCalls({
    remove: (api, id, query) => api.call(apiKeyRoutes.remove, { params: { id }, query }),
    undelete: async (api, id) => {
      await api.call(apiKeyRoutes.undelete, { params: { id } })
      return {}
    },
    failedKey: 'views.admin.apiKeys.deleteFailed',
  })

export const useKeyInstances = (id: number, query: { page: number; page_size: number; search?: string }) =>
  usePage(name, ['instances', id, query], (api, signal) => api.call(apiKeyRoutes.instances, { params: { id }, query }, signal))

type Grant = { is_authorized: boolean } & ({ instance_id: number } | { search: string | undefined })

/** Lets a key open one instance or all that are found, or no more. */
export function useGrant(id: number) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (grant: Grant): Promise<void> => {
      if ('instance_id' in grant) {
        const params = { id, instance_id: grant.instance_id }
        await api.call(grant.is_authorized ? apiKeyRoutes.grant : apiKeyRoutes.revoke, { params })
      } else {
        const query = { search: grant.search }
        await api.call(grant.is_authorized ? apiKeyRoutes.grantAll : apiKeyRoutes.revokeAll, { params: { id }, query })
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: [name], predicate: ({ queryKey }) => queryKey[1] !== 'secret' }),
  })
}
