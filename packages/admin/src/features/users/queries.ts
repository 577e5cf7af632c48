import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallOf, type User, type UserDraft, userRoutes, userSorts } from '@vitrine/contract'
import { type Api, useApi } from '#lib/api'
import { toWire } from '#lib/list-params'
import { type ListParams, parseFilterBy } from '#ui/list-view'

const all = ['users'] as const
const oneKey = (id: number) => [...all, 'one', id] as const
const invitationKey = (id: number) => [...all, 'invitation', id] as const

export type Invitation = { url: string; isAgain: boolean }

export const userFilters = ['is_superuser', 'is_activated', 'is_banned'] as const

function filtersOf(params: ListParams) {
  const chosen = parseFilterBy(params.filterBy)
  const flags = userFilters.flatMap((name) =>
    chosen[name] === 'true' || chosen[name] === 'false' ? [[name, chosen[name] === 'true']] : [],
  )
  return Object.fromEntries(flags) as Partial<Record<(typeof userFilters)[number], boolean>>
}

const listOptions = (api: Api, params: ListParams) =>
  queryOptions({
    queryKey: [...all, 'list', params],
    queryFn: ({ signal }) => api.call(userRoutes.list, { query: { ...toWire(params, userSorts), ...filtersOf(params) } }, signal),
    placeholderData: keepPreviousData,
  })
export const useUserList = (params: ListParams) => useQuery(listOptions(useApi(), params))

const oneOptions = (api: Api, id: string) =>
  queryOptions({
    queryKey: oneKey(Number(id)),
    queryFn: ({ signal }) => api.call(userRoutes.get, { params: { id } }, signal),
  })
export const useUser = (id: string) => useQuery(oneOptions(useApi(), id))

function useFreshUsers() {
  const client = useQueryClient()
  return (saved: User) => {
    client.setQueryData(oneKey(saved.id), saved)
    return client.invalidateQueries({ queryKey: [...all, 'list'] })
  }
}

export function useUpdateUser() {
  const api = useApi()
  const client = useQueryClient()
  const keepFresh = useFreshUsers()
  return useMutation({
    mutationFn: ({ id, draft, version }: { id: number; draft: UserDraft; version: number }) =>
      api.call(userRoutes.update, { params: { id }, body: { ...draft, version } }),
    onSuccess: async (saved) => {
      await keepFresh(saved)
      // One's own name and picture stand in the header.
      await client.invalidateQueries({ queryKey: ['user-info'] })
    },
  })
}

export function useCreateUser() {
  const api = useApi()
  const client = useQueryClient()
  const keepFresh = useFreshUsers()
  return useMutation({
    mutationFn: ({ draft }: { draft: CallOf<typeof userRoutes.create>['body'] }) => api.call(userRoutes.create, { body: draft }),
    onSuccess: ({ invitation_url, ...created }) => {
      if (invitation_url) client.setQueryData<Invitation>(invitationKey(created.id), { url: invitation_url, isAgain: false })
      return keepFresh(created)
    },
  })
}

/** A new link; the old one, and how the login service knew the person, are forgotten. */
export function useInviteUser() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: { id: number }) => api.call(userRoutes.invite, { params: { id } }),
    onSuccess: ({ invitation_url }, { id }) => {
      if (invitation_url) client.setQueryData<Invitation>(invitationKey(id), { url: invitation_url, isAgain: true })
    },
  })
}

/** The one-time link of a user invited just now. In memory only: after a reload it is gone, as it shall be. */
export function useInvitation(id: number) {
  const client = useQueryClient()
  const { data } = useQuery<Invitation | null>({
    queryKey: invitationKey(id),
    queryFn: () => null,
    enabled: false,
    initialData: null,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return { shown: data, dismiss: () => client.setQueryData(invitationKey(id), null) }
}

export function useBanUser() {
  const api = useApi()
  return useMutation({
    mutationFn: ({ id, ban }: { id: number; ban: boolean }) => api.call(ban ? userRoutes.ban : userRoutes.unban, { params: { id } }),
    onSuccess: useFreshUsers(),
  })
}
