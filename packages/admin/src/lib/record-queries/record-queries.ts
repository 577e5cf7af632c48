import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Api, useApi } from '#lib/api'

/** The record a save changes, at the version it was read at; without one a new record is made. */
export type Changed = { id: number; version: number } | undefined

/** Some records of a kind; the old page stays in sight until the new one has come. `name` is the first word of the query's key. */
export function usePage<Page>(name: string, asked: unknown, load: (api: Api, signal: AbortSignal) => Promise<Page | undefined>) {
  const api = useApi()
  return useQuery({
    queryKey: [name, 'list', asked],
    queryFn: ({ signal }) => load(api, signal),
    placeholderData: keepPreviousData,
  })
}

/** One record; `id` as the address has it, which may be anything. */
export function useRecord<Found>(name: string, id: string, load: (api: Api, signal: AbortSignal) => Promise<Found | undefined>) {
  const api = useApi()
  return useQuery({ queryKey: [name, 'one', Number(id)], queryFn: ({ signal }) => load(api, signal) })
}

/** Makes or changes a record. What is listed anywhere may show its name, so all but the record itself is asked for again. */
export function useSave<Draft, Saved extends { id: number }>(
  name: string,
  save: (api: Api, draft: Draft, changed: Changed) => Promise<Saved>,
) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, changed }: { draft: Draft; changed: Changed }) => save(api, draft, changed),
    onSuccess: (saved) => {
      client.setQueryData([name, 'one', saved.id], saved)
      return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== name || queryKey[2] !== saved.id })
    },
  })
}
