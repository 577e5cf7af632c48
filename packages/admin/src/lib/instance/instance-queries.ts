import { useQuery } from '@tanstack/react-query'
import { instanceRoutes } from '@vitrine/contract'
import { useApi } from '#lib/api'

/** By the two slugs of its address. The key begins with `instances`, so that a change in the administration is seen here. */
export function useInstanceAt(owner_slug: string, instance_slug: string) {
  const api = useApi()
  return useQuery({
    queryKey: ['instances', 'at', owner_slug, instance_slug],
    queryFn: ({ signal }) => api.call(instanceRoutes.resolve, { params: { owner_slug, instance_slug } }, signal),
  })
}
