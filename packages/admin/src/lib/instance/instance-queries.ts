import { useQuery } from '@tanstack/react-query'
import { instanceRoutes } from '@vitrine/contract'
import { useApi } from '#lib/api'
import { instanceKey } from './instance-of-address.ts'

/** By the two slugs of its address. */
export function useInstanceAt(owner_slug: string, instance_slug: string) {
  const api = useApi()
  return useQuery({
    queryKey: instanceKey(owner_slug, instance_slug),
    queryFn: ({ signal }) => api.call(instanceRoutes.resolve, { params: { owner_slug, instance_slug } }, signal),
  })
}
