import { useQueryClient } from '@tanstack/react-query'
import { type Api, useApi } from '#lib/api'
import type { DeletionCalls } from '#lib/deletion'

type How = { permanent?: boolean; force?: boolean }
type Calls = {
  remove: (api: Api, id: number, how: How) => Promise<unknown>
  undelete: (api: Api, id: number) => ReturnType<DeletionCalls['undelete']>
} & Pick<DeletionCalls, 'failedKey' | 'forceText' | 'mayRemove' | 'linkToUser'>

/** How records of a kind go and come back. What went by force takes others along: everything is asked for again. */
export function useDeletionCalls({ remove, undelete, ...texts }: Calls): DeletionCalls {
  const api = useApi()
  const client = useQueryClient()
  return {
    ...texts,
    remove: (id, how) => remove(api, id, how),
    undelete: (id) => undelete(api, id),
    refresh: () => client.invalidateQueries(),
  }
}
