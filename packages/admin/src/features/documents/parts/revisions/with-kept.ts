import type { DocumentAutosave, DocumentRevision } from '@vitrine/contract'

export type Moment = { revision: DocumentRevision; earlier: DocumentRevision | undefined } | { kept: DocumentAutosave }

/** Saves, and one's own words between them as they were kept underway; those older than the last listed save come with its page. */
export function withKept(revisions: readonly DocumentRevision[], autosaves: readonly DocumentAutosave[], isAllListed: boolean): Moment[] {
  const timeOf = (at: string) => new Date(at).getTime()
  const oldest = isAllListed ? Number.NEGATIVE_INFINITY : timeOf(revisions.at(-1)?.saved_at ?? '')
  const waiting = autosaves
    .filter(({ kept_at }) => timeOf(kept_at) >= oldest)
    .toSorted((one, other) => timeOf(other.kept_at) - timeOf(one.kept_at))
  const moments: Moment[] = []
  let next = 0
  for (const [place, revision] of revisions.entries()) {
    for (let one = waiting[next]; one && timeOf(one.kept_at) > timeOf(revision.saved_at); one = waiting[next]) {
      moments.push({ kept: one })
      next += 1
    }
    moments.push({ revision, earlier: revisions[place + 1] })
  }
  return [...moments, ...waiting.slice(next).map((kept) => ({ kept }))]
}
