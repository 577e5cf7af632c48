import type { KeyboardEvent } from 'react'

const links = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-row-link]')]

/** How many stand beside each other in the first line. */
const perLine = (all: HTMLElement[]) => {
  const top = all[0]?.getBoundingClientRect().top
  return Math.max(1, all.filter((link) => link.getBoundingClientRect().top === top).length)
}

/** Arrows walk between the rows; Enter is the link's own. Answers whether the key was used. */
export function walkRows(container: HTMLElement, key: string, grid: boolean) {
  const all = links(container)
  const at = all.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return false
  const line = grid ? perLine(all) : 1
  const steps: Record<string, number> = { ArrowDown: line, ArrowUp: -line, Home: -at, End: all.length - 1 - at }
  if (grid) Object.assign(steps, { ArrowRight: 1, ArrowLeft: -1 })
  const step = steps[key]
  if (step === undefined) return false
  all[at + step]?.focus()
  return true
}

/** Space on a row's link chooses the row, Shift with an arrow on the way to the next one too; elsewhere the keys keep their meaning. */
export function chooseByKey(event: KeyboardEvent<HTMLElement>, choose: () => void) {
  if (!(event.target as HTMLElement).matches('[data-row-link]')) return
  const isArrow = event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')
  if (event.key !== ' ' && !isArrow) return
  choose()
  // The arrow goes on to the list, which moves the focus.
  if (!isArrow) event.preventDefault()
}
