import { useRef, useState } from 'react'
import type { ListItem } from './item.ts'
import type { ListParams } from './params.ts'

type Key = ListItem['key']

export type Selection<Item extends ListItem> = {
  chosen: ReadonlyMap<Key, Item>
  canChoose: (item: Item) => boolean
  /** `extend`: from the one chosen last to this one. */
  choose: (item: Item, isChosen: boolean, extend?: boolean) => void
  chooseAll: (isChosen: boolean) => void
  /** Also those of other pages. */
  add: (some: Item[]) => void
  clear: () => void
}

/** What is chosen, over the pages of one search and its filters; another question begins with nothing chosen. */
export function useSelection<Item extends ListItem>(
  items: Item[],
  { search, filterBy }: ListParams,
  canChoose: (item: Item) => boolean,
): Selection<Item> {
  const question = `${filterBy}\n${search}`
  const [held, setHeld] = useState({ question, chosen: new Map<Key, Item>() })
  const last = useRef<Key>(undefined)
  const chosen = held.question === question ? held.chosen : new Map<Key, Item>()
  const put = (some: Item[], isChosen: boolean) => {
    const next = new Map(chosen)
    for (const item of some.filter(canChoose)) {
      if (isChosen) next.set(item.key, item)
      else next.delete(item.key)
    }
    setHeld({ question, chosen: next })
  }
  const indexOf = (key: Key | undefined) => items.findIndex((item) => item.key === key)
  return {
    chosen,
    canChoose,
    choose(item, isChosen, extend = false) {
      const [from, to] = [indexOf(last.current), indexOf(item.key)].sort((a, b) => a - b)
      put(extend && from !== undefined && to !== undefined && from >= 0 ? items.slice(from, to + 1) : [item], isChosen)
      last.current = item.key
    },
    chooseAll: (isChosen) => put(items, isChosen),
    add: (some) => put(some, true),
    clear: () => setHeld({ question, chosen: new Map() }),
  }
}
