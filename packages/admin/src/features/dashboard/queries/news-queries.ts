import { useInfiniteQuery } from '@tanstack/react-query'
import { academyRoutes, newsFeedRoutes } from '@vitrine/contract'
import { useApi } from '#lib/api'

const newsPageSize = 10
/** Someone who has clicked a link is not kept waiting for a better one. */
const patienceMs = 4_000

/** The news, ten at a time; with the key of the news that superusers write, whose saves make it stale. */
export function useNews() {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: ['news-feed', 'feed'],
    queryFn: ({ pageParam, signal }) => api.call(newsFeedRoutes.feed, { query: { page: pageParam, page_size: newsPageSize } }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last && last.items.length > 0 && pages.length * newsPageSize < last.total_count ? pages.length : undefined,
  })
}

/** Finds the address that signs this person in at the academy. Asked for when it is wanted: such an address does not keep. */
export function useAcademyLink(): () => Promise<string | null> {
  const api = useApi()
  return async () => (await api.call(academyRoutes.link, {}, AbortSignal.timeout(patienceMs)))?.url ?? null
}
