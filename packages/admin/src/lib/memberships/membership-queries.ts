import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type InstanceUser, instanceRoutes, roleRoutes } from '@vitrine/contract'
import { useApi } from '#lib/api'
import { usePage } from '#lib/record-queries'

export type Membership = { instance_id: number; user_id: number; role_id: number }

/** Many more than there are: the specification asks for them all at once. */
const everyRole = 10_000
const rowsPerPage = 10

const name = 'memberships'

export const useInstanceUsers = (application_instance_id: number, page: number) => {
  const query = { application_instance_id, page, page_size: rowsPerPage }
  return usePage(name, query, (api, signal) => api.call(instanceRoutes.users, { query }, signal))
}

export const useUserInstances = (user_id: number, page: number) => {
  const query = { user_id, page, page_size: rowsPerPage }
  return usePage(name, query, (api, signal) => api.call(instanceRoutes.userRoles, { query }, signal))
}

export function useRoles() {
  const api = useApi()
  return useQuery({
    queryKey: ['roles'],
    queryFn: ({ signal }) => api.call(roleRoutes.list, { query: { page_size: everyRole } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** After a change: the lists of both sides, and how many instances or people they have. */
function useFresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([[name], ['users'], ['instances', 'list'], ['user-info']].map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** Whether someone already works in an instance. Asked of the server: the list on the screen may be one page of many. */
export function useIsMember() {
  const api = useApi()
  return async (application_instance_id: number, user: { id: number; username: string }): Promise<boolean> => {
    const query = { application_instance_id, search: user.username, page_size: 100 }
    const { items } = await api.call(instanceRoutes.users, { query })
    return items.some(({ user_id }) => user_id === user.id)
  }
}

export function useAddMember() {
  const api = useApi()
  return useMutation({ mutationFn: (params: Membership) => api.call(instanceRoutes.addUser, { params }), onSuccess: useFresh() })
}

export function useChangeRole() {
  const api = useApi()
  return useMutation({ mutationFn: (params: Membership) => api.call(instanceRoutes.changeRole, { params }), onSuccess: useFresh() })
}

export function useRemoveUserCall() {
  const api = useApi()
  return useMutation({
    mutationFn: ({ user_id, application_instance_id }: Pick<InstanceUser, 'user_id' | 'application_instance_id'>) =>
      api.call(instanceRoutes.removeUser, { params: { user_id, instance_id: application_instance_id } }),
    onSuccess: useFresh(),
  })
}
