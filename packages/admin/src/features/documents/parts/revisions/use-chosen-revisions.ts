import type { Document } from '@vitrine/contract'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useRevision, useRevisions } from '../../queries/revision-queries.ts'

const versionIn = (text: string | null): number | undefined => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined)

/** Which revision is shown and which it is compared with, as the address says; else the newest and the one before it. */
export function useChosenRevisions(document: Document) {
  const [params, setParams] = useSearchParams()
  const list = useRevisions(document.id)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const revisions = list.data?.pages.flatMap((page) => page?.items ?? []) ?? []
  const shown = versionIn(params.get('version')) ?? revisions[0]?.version
  const place = revisions.findIndex(({ version }) => version === shown)
  const earlier = place < 0 ? undefined : revisions[place + 1]
  const against = versionIn(params.get('against')) ?? earlier?.version
  // The one before the last that is listed is on the next page, and so is an old one that the address names.
  const oldest = revisions.at(-1)?.version
  const isBeyond = hasNextPage && against === undefined && shown !== undefined && oldest !== undefined && shown <= oldest
  useEffect(() => {
    if (isBeyond && !isFetchingNextPage) void fetchNextPage()
  }, [isBeyond, isFetchingNextPage, fetchNextPage])

  // The later of the two is always read as what became of the earlier.
  const [first, last] = shown !== undefined && against !== undefined && against > shown ? [shown, against] : [against, shown]
  const before = useRevision(document.id, first)
  const after = useRevision(document.id, last)
  return {
    revisions,
    total: list.data?.pages.at(-1)?.total_count ?? 0,
    shown,
    against,
    before: first === undefined ? undefined : before.data,
    after: after.data,
    isEmpty: list.isSuccess && revisions.length === 0,
    isReady: after.data !== undefined && !isBeyond && (first === undefined || before.data !== undefined),
    error: list.error ?? before.error ?? after.error,
    retry: () => {
      for (const query of [list, before, after]) if (query.isError) void query.refetch()
    },
    loadMore: () => void fetchNextPage(),
    isLoadingMore: isFetchingNextPage,
    compareWith: (version: number) =>
      setParams(
        (now) => {
          now.set('version', String(shown ?? ''))
          now.set('against', String(version))
          return now
        },
        { replace: true },
      ),
  }
}
