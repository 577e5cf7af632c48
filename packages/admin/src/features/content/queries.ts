import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { applicationRoutes, documentRoutes, type InstanceInvitation, instanceRoutes, schemaRoutes } from '@vitrine/contract'
import { useApi } from '#lib/api'
import { useRecord } from '#lib/record-queries'

export const useApplication = (id: number) =>
  useRecord('applications', String(id), (api, signal) => api.call(applicationRoutes.get, { params: { id } }, signal))

export const useSchema = (id: number) =>
  useRecord('schemas', String(id), (api, signal) => api.call(schemaRoutes.get, { params: { id } }, signal))

/** How many documents the instance has of each schema and in the bin: one question for the whole menu. */
export function useDocumentCounts(application_instance_id: number) {
  const api = useApi()
  const query = { application_instance_id }
  return useQuery({
    // As all that documents are asked for, so that it is asked again when one is made or goes.
    queryKey: ['documents', 'counts', query],
    queryFn: ({ signal }) => api.call(documentRoutes.counts, { query }, signal),
  }).data
}

/** Someone may work here from now on. The answer is the same whether they were known or not. */
export function useInvite(id: number) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: InstanceInvitation) => api.call(instanceRoutes.invite, { params: { id }, body }),
    onSuccess: () => Promise.all([['memberships'], ['instances']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
