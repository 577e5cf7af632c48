import type { Document } from '@vitrine/contract'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useAutosaves, useWholeAutosave } from '../../queries/autosave-queries.ts'
import { useRevision, useRevisions } from '../../queries/revision-queries.ts'

const numberIn = (text: string | null): number | undefined => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined)

/** Which revision is shown and which it is compared with, as the address says; else the newest and the one before it. */
export function useChosenRevisions(document: Document) {
  const [params, setParams] = useSearchParams()
  const list = useRevisions(document.id)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const revisions = list.data?.pages.flatMap((page) => page?.items ?? []) ?? []
  const autosaves = useAutosaves(document.id)
  const shownAutosave = numberIn(params.get('autosave'))
  const kept = useWholeAutosave(document.id, shownAutosave)
  const shown = shownAutosave === undefined ? (numberIn(params.get('version')) ?? revisions[0]?.version) : undefined
  const place = revisions.findIndex(({ version }) => version === shown)
  const earlier = place < 0 ? undefined : revisions[place + 1]
  const against = numberIn(params.get('against')) ?? (shownAutosave === undefined ? earlier?.version : kept.data?.version)
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
  const isKeptReady = kept.data !== undefined && before.data !== undefined
  return {
    revisions,
    autosaves: autosaves.data?.items ?? [],
    total: list.data?.pages.at(-1)?.total_count ?? 0,
    shown,
    shownAutosave,
    /** Words that were kept and are in no version; read as what they would make of the one they are compared with. */
    kept: kept.data,
    against,
    before: first === undefined ? undefined : before.data,
    after: after.data,
    isEmpty: list.isSuccess && revisions.length === 0,
    isReady:
      shownAutosave === undefined
        ? after.data !== undefined && !isBeyond && (first === undefined || before.data !== undefined)
        : isKeptReady,
    error: list.error ?? before.error ?? after.error ?? kept.error,
    retry: () => {
      for (const query of [list, before, after, kept]) if (query.isError) void query.refetch()
    },
    loadMore: () => void fetchNextPage(),
    isLoadingMore: isFetchingNextPage,
    compareWith: (version: number) =>
      setParams(
        (now) => {
          if (shown !== undefined) now.set('version', String(shown))
          now.set('against', String(version))
          return now
        },
        { replace: true },
      ),
  }
}
