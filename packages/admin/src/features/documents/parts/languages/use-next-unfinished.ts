import { type RefObject, useCallback, useEffect } from 'react'

/** An editor that is fetched first is not there at once. */
const patienceMs = 3_000
const controls = 'input, textarea, [contenteditable="true"]'

/** Leads to the next text that lacks a translation or has an old one, from where one is and round again; Ctrl Alt ↓ too. */
export function useNextUnfinished(box: RefObject<HTMLElement | null>): () => void {
  const go = useCallback(() => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-state]') ?? [])]
    const here = rows.findIndex((row) => row.contains(document.activeElement))
    const inTurn = [...rows.slice(here + 1), ...rows.slice(0, here + 1)]
    const next = inTurn.find(({ dataset }) => dataset.state === 'missing' || dataset.state === 'outdated')
    if (!next) return
    next.scrollIntoView({ block: 'center' })
    const until = performance.now() + patienceMs
    const look = () => {
      const control = next.querySelector<HTMLElement>(`[data-target] :is(${controls})`)
      if (control) control.focus()
      else if (performance.now() < until) requestAnimationFrame(look)
    }
    look()
  }, [box])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.altKey || event.key !== 'ArrowDown') return
      event.preventDefault()
      go()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [go])
  return go
}
