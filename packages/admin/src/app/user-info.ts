import { queryOptions } from '@tanstack/react-query'
import { userRoutes } from '@vitrine/contract'
import type { Api } from '#lib/api'

export const userInfoKey = ['user-info'] as const
const retryMs = 1000

/** Who is signed in. A failure is tried once more after a second; then the screen says so. */
export const userInfoOptions = (api: Api) =>
  queryOptions({
    queryKey: userInfoKey,
    queryFn: ({ signal }) => api.call(userRoutes.userInfo, {}, signal),
    retry: 1,
    retryDelay: retryMs,
    staleTime: 60_000,
  })
