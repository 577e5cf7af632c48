import { useCallback, useEffect, useState } from 'react'
import type { RelatedDocument, RelatedLook, Relations } from './service.ts'

const patienceMs = 200

type Known = {
  /** By id; undefined where the document does not exist or may not be seen. */
  documents: ReadonlyMap<number, RelatedDocument | undefined>
  /** Of which look they are. */
  of: string
  isFailed: boolean
}
const nothing: Known = { documents: new Map(), of: '', isFailed: false }

export type RelatedState = { state: 'waiting' | 'gone' | 'failed' } | { state: 'known'; document: RelatedDocument }

/** The documents that relations point at, all that are not known yet in one call. */
export function useRelated(relations: Relations | undefined, ids: readonly number[], { titleField, locale }: RelatedLook) {
  const [known, setKnown] = useState<Known>(nothing)
  const [attempt, setAttempt] = useState(0)
  const of = `${titleField} ${locale ?? ''}`
  const isCurrent = known.of === of
  const asked = [...new Set(ids.filter((id) => !isCurrent || !known.documents.has(id)))].sort((one, other) => one - other).join(',')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks for the same again
  useEffect(() => {
    if (!relations || asked === '') return
    const abort = new AbortController()
    const wanted = asked.split(',').map(Number)
    relations.get(wanted, { titleField, locale }, abort.signal).then(
      (found) => {
        if (abort.signal.aborted) return
        const byId = new Map(found.map((document) => [document.id, document]))
        setKnown((before) => ({
          documents: new Map([...(before.of === of ? before.documents : []), ...wanted.map((id) => [id, byId.get(id)] as const)]),
          of,
          isFailed: false,
        }))
      },
      // Told in the field, with a way to try again; the relations themselves are untouched.
      () => !abort.signal.aborted && setKnown((before) => ({ ...before, isFailed: true })),
    )
    return () => abort.abort()
  }, [relations, asked, titleField, locale, of, attempt])

  const isWaiting = relations !== undefined && asked !== '' && !known.isFailed
  const stateOf = (id: number): RelatedState => {
    // In another language than asked for is better than nothing while the other comes.
    const document = known.documents.get(id)
    if (document) return { state: 'known', document }
    if (isCurrent && known.documents.has(id)) return { state: 'gone' }
    return { state: known.isFailed ? 'failed' : 'waiting' }
  }
  return {
    stateOf,
    isFailed: known.isFailed,
    isLate: useIsLate(isWaiting),
    retry: useCallback(() => {
      setKnown((before) => ({ ...before, isFailed: false }))
      setAttempt((count) => count + 1)
    }, []),
    /** What the picker has told need not be asked for. */
    learn: useCallback(
      (documents: readonly RelatedDocument[]) =>
        setKnown((before) => ({
          ...before,
          of,
          documents: new Map([
            ...(before.of === of ? before.documents : []),
            ...documents.map((document) => [document.id, document] as const),
          ]),
        })),
      [of],
    ),
    /** It may have become another while it was open; until that is known, what is known stands. */
    refresh: useCallback(
      (id: number) =>
        relations?.get([id], { titleField, locale }, new AbortController().signal).then(
          ([document]) => setKnown((before) => ({ ...before, documents: new Map([...before.documents, [id, document]]) })),
          () => undefined,
        ),
      [relations, titleField, locale],
    ),
  }
}

/** What comes at once must not flash a sign of waiting first. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return isLate && isWaiting
}
