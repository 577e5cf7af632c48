import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { userRoutes } from '@vitrine/contract'
import { useApi } from '#lib/api'

const mostOffered = 20

/** People to choose between, by the letters of their name or address. */
export function usePeople(search: string) {
  const api = useApi()
  const asked = [...search.trim()].length > 1 ? search.trim() : undefined
  return useQuery({
    queryKey: ['users', 'to-choose', asked],
    queryFn: ({ signal }) => api.call(userRoutes.list, { query: { page_size: mostOffered, search: asked } }, signal),
    placeholderData: keepPreviousData,
  })
}

/** The person a filter names by id. */
export function usePersonById(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: ['users', 'one', Number(id)],
    queryFn: ({ signal }) => api.call(userRoutes.get, { params: { id } }, signal),
    enabled: id !== '',
  })
}
