import type { Menu } from '@vitrine/contract'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSamePath, keyOf, type Moved, moveDown, moveUp, nest, type Path, unnest } from './menu-tree.ts'
import type { MenuWords } from './use-menu-words.ts'

type Options = { menu: Menu; words: MenuWords; onMove: (moved: Moved) => void }
type Lifted = { at: Path; before: Moved }

const steps: Record<string, (menu: Menu, path: Path) => Moved | undefined> = {
  ArrowUp: moveUp,
  ArrowDown: moveDown,
  ArrowRight: nest,
  ArrowLeft: unnest,
}

/** The grip by keyboard: Space lifts, the arrows move and nest, Space lets go, Esc puts back. Each step is said aloud. */
export function useLifting({ menu, words, onMove }: Options) {
  const { t } = useTranslation()
  const grips = useRef(new Map<string, HTMLElement>())
  const [lifted, setLifted] = useState<Lifted>()
  const [said, say] = useState('')
  // The row moves under the hand: the focus goes along.
  useEffect(() => {
    if (lifted) grips.current.get(keyOf(lifted.at))?.focus()
  }, [lifted])

  const letGo = () => {
    if (!lifted) return
    setLifted(undefined)
    say(t('views.admin.applications.menu.dropped', { place: words.placeOf(menu, lifted.at) }))
  }

  function onKeyDown(event: KeyboardEvent, path: Path) {
    const isLifted = isSamePath(lifted?.at, path)
    if (event.key === ' ' || (event.key === 'Enter' && isLifted)) {
      event.preventDefault()
      if (isLifted) return letGo()
      setLifted({ at: path, before: { menu, path } })
      return say(t('views.admin.applications.menu.lifted', { name: words.nameIn(path) }))
    }
    if (!lifted || !isLifted) return
    if (event.key === 'Escape') {
      // The layer below is not closed by it too.
      event.stopPropagation()
      event.preventDefault()
      setLifted(undefined)
      onMove(lifted.before)
      requestAnimationFrame(() => grips.current.get(keyOf(lifted.before.path))?.focus())
      return say(t('views.admin.applications.menu.putBack', { name: words.nameIn(path) }))
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const moved = step(menu, path)
    if (!moved) return say(t('views.admin.applications.menu.cannotMove', { place: words.placeOf(menu, path) }))
    onMove(moved)
    setLifted({ ...lifted, at: moved.path })
    say(words.placeOf(moved.menu, moved.path))
  }

  const gripOf = (path: Path) => ({
    ref: (element: HTMLElement | null) => {
      if (element) grips.current.set(keyOf(path), element)
      else grips.current.delete(keyOf(path))
    },
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, path),
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      const goesToGrip = [...grips.current.values()].some((grip) => grip === relatedTarget)
      if (isSamePath(lifted?.at, path) && !goesToGrip) letGo()
    },
    'aria-pressed': isSamePath(lifted?.at, path),
  })
  return { gripOf, liftedAt: lifted?.at, said, say }
}
