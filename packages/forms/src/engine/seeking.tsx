import { useLayoutEffect } from 'react'
import { useTarget } from './engine-context.ts'
import { fieldId } from './field-id.ts'
import type { FormState } from './form-state.ts'
import { toPath } from './pointer.ts'

/** A block that opens, or an editor that is fetched first, is not there at once. */
const patienceMs = 3_000

/** Gives the focus to the field that is sought, as soon as it is drawn. */
export function Seeking({ state, idPrefix }: { state: FormState; idPrefix: string }) {
  const target = useTarget(state)
  useLayoutEffect(() => {
    if (!target) return
    const id = fieldId(idPrefix, toPath(target.pointer))
    const until = performance.now() + patienceMs
    let frame = 0
    const look = () => {
      const element = document.getElementById(id) ?? document.getElementById(`${id}-choice`) ?? firstInside(id)
      if (element) {
        element.focus()
        element.scrollIntoView({ block: 'nearest' })
        state.found()
      } else if (performance.now() < until) frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [target, idPrefix, state])
  return null
}

/** A node without a control of its own (one language of a text, a group): the first control in it. */
const firstInside = (id: string) =>
  document.querySelector<HTMLElement>(`:is(input, textarea, button, [tabindex], [contenteditable])[id^="${CSS.escape(id)}/"]`)
