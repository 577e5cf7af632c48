import { useEffect, useState } from 'react'
import type { Entities, Entity, EntityType } from './service.ts'

const searchPauseMs = 500

type Listed = { of: string; items: readonly Entity[]; page: number; hasMore: boolean; failed: boolean }
const nothing: Listed = { of: '', items: [], page: 0, hasMore: false, failed: false }

/** The records that match, page after page; asks only while the list is open. */
export function useEntityList(entities: Entities | undefined, type: EntityType, search: string, isOpen: boolean) {
  const [listed, setListed] = useState<Listed>(nothing)
  const [wanted, setWanted] = useState({ of: '', page: 1, attempt: 0 })
  const q = search.trim()
  const key = `${type} ${q}`
  const page = wanted.of === key ? wanted.page : 1
  const isKnown = listed.of === key && listed.page >= page && !listed.failed

  useEffect(() => {
    if (!entities || !isOpen || isKnown) return
    const abort = new AbortController()
    const ask = () =>
      entities.list(type, { search: q, page, signal: abort.signal }).then(
        ({ items, has_more }) => {
          if (abort.signal.aborted) return
          setListed((before) => {
            const earlier = page > 1 && before.of === key ? before.items : []
            const known = new Set(earlier.map(({ id }) => id))
            return { of: key, items: [...earlier, ...items.filter(({ id }) => !known.has(id))], page, hasMore: has_more, failed: false }
          })
        },
        // Shown in the list, with a way to try again.
        () => !abort.signal.aborted && setListed((before) => ({ ...(before.of === key ? before : nothing), of: key, failed: true })),
      )
    // The first list comes at once, a search after a pause.
    const timer = setTimeout(ask, q === '' || page > 1 || wanted.attempt > 0 ? 0 : searchPauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [entities, type, q, key, page, isOpen, isKnown, wanted.attempt])

  const current = listed.of === key ? listed : nothing
  return {
    items: current.items,
    hasMore: current.hasMore && !current.failed,
    failed: current.failed,
    isLoading: isOpen && !isKnown && !current.failed,
    more: () => setWanted({ of: key, page: current.page + 1, attempt: 0 }),
    retry: () => {
      setListed((before) => ({ ...before, failed: false }))
      setWanted(({ attempt }) => ({ of: key, page, attempt: attempt + 1 }))
    },
  }
}

type Chosen = { id: unknown; entity?: Entity; state: 'loading' | 'known' | 'unknown' | 'failed' }

/** The record a value points at; a value that leads nowhere stays in sight by its id. */
export function useChosenEntity(entities: Entities | undefined, type: EntityType, id: unknown, listed: readonly Entity[]): Chosen {
  const [chosen, setChosen] = useState<Chosen>({ id: undefined, state: 'loading' })
  const isId = typeof id === 'number' || (typeof id === 'string' && id !== '')
  const seen = listed.find((each) => each.id === id)
  const isKnown = chosen.id === id && chosen.state !== 'loading'
  useEffect(() => {
    if (!entities || !isId || isKnown || seen) return
    const abort = new AbortController()
    entities.get(type, id, abort.signal).then(
      (entity) => !abort.signal.aborted && setChosen({ id, entity, state: entity ? 'known' : 'unknown' }),
      () => !abort.signal.aborted && setChosen({ id, state: 'failed' }),
    )
    return () => abort.abort()
  }, [entities, type, id, isId, isKnown, seen])
  if (seen) return { id, entity: seen, state: 'known' }
  return chosen.id === id ? chosen : { id, state: entities && isId ? 'loading' : 'unknown' }
}
