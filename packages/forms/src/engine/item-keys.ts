import { useCallback, useRef } from 'react'
import { valueAt } from './path.ts'

/** Keys by which items keep their fields while they change places: their own id, else one we give. */
export function useItemKeys(areBlocks: boolean) {
  const given = useRef<string[]>([])
  const count = useRef(0)
  const fill = useCallback((length: number) => {
    while (given.current.length < length) {
      count.current += 1
      given.current.push(`item-${count.current}`)
    }
    given.current.length = length
    return given.current
  }, [])
  const keysOf = useCallback(
    (items: readonly unknown[]) => {
      // Only a block's id is never written by the person: a field called id would change its own row's key.
      const ids = items.map((item) => (areBlocks ? valueAt(item, ['id']) : undefined))
      const once = (id: unknown, place: number) => typeof id === 'string' && id !== '' && ids.indexOf(id) === place
      const keys = fill(items.length)
      const unique = new Set(ids).size === ids.length
      return items.map((_, place) =>
        (unique ? typeof ids[place] === 'string' : once(ids[place], place)) ? `id-${String(ids[place])}` : (keys[place] ?? ''),
      )
    },
    [fill, areBlocks],
  )
  /** The same splice as on the items. */
  const splice = useCallback(
    (start: number, removed: number, keys: readonly string[] = []) => given.current.splice(start, removed, ...keys),
    [],
  )
  return { keysOf, splice }
}
