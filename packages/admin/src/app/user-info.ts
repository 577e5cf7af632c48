import { queryOptions } from '@tanstack/react-query'
import { addresses } from '@vitrine/contract'
import type { Api } from '#lib/api'

export const userInfoKey = ['user-info'] as const
const retryMs = 1000

/** Who is signed in. A failure is tried once more after a second; then the screen says so. */
export const userInfoOptions = (api: Api) =>
  queryOptions({
    queryKey: userInfoKey,
    queryFn: ({ signal }) => api.call(addresses.userInfo, {}, signal),
    retry: 1,
    retryDelay: retryMs,
    staleTime: 60_000,
  })
