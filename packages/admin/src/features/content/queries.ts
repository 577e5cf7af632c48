import { useMutation, useQueryClient } from '@tanstack/react-query'
import { applicationRoutes, type InstanceInvitation, instanceRoutes, schemaRoutes } from '@vitrine/contract'
import { useApi } from '#lib/api'
import { useRecord } from '#lib/record-queries'

export const useApplication = (id: number) =>
  useRecord('applications', String(id), (api, signal) => api.call(applicationRoutes.get, { params: { id } }, signal))

export const useSchema = (id: number) =>
  useRecord('schemas', String(id), (api, signal) => api.call(schemaRoutes.get, { params: { id } }, signal))

/** Someone may work here from now on. The answer is the same whether they were known or not. */
export function useInvite(id: number) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: InstanceInvitation) => api.call(instanceRoutes.invite, { params: { id }, body }),
    onSuccess: () => Promise.all([['memberships'], ['instances']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
