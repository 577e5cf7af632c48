import { type FieldError, isSame } from '@vitrine/contract'
import { isUnder } from './path.ts'
import type { Problem } from './problems.ts'

/** Where the person shall be led; a new object each time, so that the same place can be sought twice. */
export type Target = { pointer: string }

/**
 * Which faults a form has and which of them it shows. They come into sight on blur and on save only, and go as soon
 * as they are mended. Fields subscribe to their own pointer, so that a keystroke draws one field and not the form.
 */
export type FormState = {
  visibleAt(pointer: string): Problem | undefined
  /** The first in sight at or under a pointer, for a widget that enters a value with parts. */
  visibleUnder(pointer: string): Problem | undefined
  /** How many are in sight at or under a pointer. */
  countUnder(pointer: string): number
  /** All in sight, in the order of the form. */
  visible(): readonly Problem[]
  /** In sight, but at no field that is or can be drawn. */
  homeless(): readonly Problem[]
  /** Raised each time the person shall be led to what is wrong. */
  reveals(): number
  reveal(): void
  target(): Target | undefined
  /** Leads to a field: what hides it opens, and it gets the focus. */
  seek(pointer: string): void
  /** The field that was sought has the focus: what is drawn from now on need not open for it. */
  found(): void
  /** Raised when the form is given another value than it had: nothing kept from before belongs to it. */
  generation(): number
  startOver(): void
  subscribe(listener: () => void): () => void
  /** A field is drawn at this pointer and shows its fault itself. */
  addField(pointer: string): () => void
  /** The outcome of a check after a change: takes out of sight what is mended. */
  setProblems(problems: readonly Problem[]): void
  show(pointer: string): void
  showAll(): void
  setServerErrors(errors: readonly FieldError[]): void
  /** The server has not seen what is written now. */
  dropServerErrors(pointer: string): void
  hideAll(): void
}

export type Layout = {
  /** Before or after each other in the form. */
  compare(one: string, other: string): number
  /** There is a field for it, though perhaps behind a closed section. */
  canBeDrawn(pointer: string): boolean
}

export function createFormState(layout: Layout): FormState {
  let problems = new Map<string, Problem>()
  let fromServer = new Map<string, Problem>()
  let shown = new Set<string>()
  let visible: readonly Problem[] = []
  let homeless: readonly Problem[] = []
  let target: Target | undefined
  let reveals = 0
  let generation = 0
  const fields = new Map<string, number>()
  const listeners = new Set<() => void>()

  const visibleAt = (pointer: string) => (shown.has(pointer) ? problems.get(pointer) : undefined) ?? fromServer.get(pointer)

  function changed() {
    const now = [...new Set([...shown, ...fromServer.keys()])].flatMap((pointer) => visibleAt(pointer) ?? [])
    visible = now.length > 1 ? now.toSorted((one, other) => layout.compare(one.pointer, other.pointer)) : now
    const lost = visible.filter(({ pointer }) => !fields.has(pointer) && !layout.canBeDrawn(pointer))
    if (!isSame(lost, homeless)) homeless = lost
    for (const listener of listeners) listener()
  }
  /** Fields come and go by the hundred while a form is drawn; it matters only when there is something to show. */
  function fieldsChanged() {
    if (visible.length > 0) changed()
  }
  function lead() {
    reveals += 1
    changed()
    const [first] = visible
    if (first) seek(first.pointer)
  }
  function seek(pointer: string) {
    target = { pointer }
    for (const listener of listeners) listener()
  }

  return {
    visibleAt,
    visibleUnder: (pointer) => visible.find((each) => isUnder(each.pointer, pointer)),
    countUnder: (pointer) => visible.filter((each) => isUnder(each.pointer, pointer)).length,
    visible: () => visible,
    homeless: () => homeless,
    reveals: () => reveals,
    reveal: lead,
    target: () => target,
    seek,
    found() {
      target = undefined
    },
    generation: () => generation,
    startOver() {
      generation += 1
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    addField(pointer) {
      fields.set(pointer, (fields.get(pointer) ?? 0) + 1)
      fieldsChanged()
      return () => {
        const left = (fields.get(pointer) ?? 1) - 1
        if (left > 0) fields.set(pointer, left)
        else fields.delete(pointer)
        fieldsChanged()
      }
    },
    setProblems(found) {
      // The same fault stays the same object, so that a field that subscribes to it is not drawn again.
      const kept = (problem: Problem) => {
        const before = problems.get(problem.pointer)
        return before && isSame(before, problem) ? before : problem
      }
      problems = new Map(found.map((problem) => [problem.pointer, kept(problem)]))
      shown = new Set([...shown].filter((pointer) => problems.has(pointer)))
      changed()
    },
    show(pointer) {
      for (const each of problems.keys()) if (isUnder(each, pointer)) shown.add(each)
      changed()
    },
    showAll() {
      shown = new Set(problems.keys())
      lead()
    },
    setServerErrors(errors) {
      fromServer = new Map(
        errors.map(({ pointer, code, detail }) => [pointer, { pointer, key: `problems.fields.${code}`, params: {}, detail }]),
      )
      if (errors.length > 0) lead()
      else changed()
    },
    dropServerErrors(pointer) {
      const left = [...fromServer].filter(([each]) => !isUnder(each, pointer) && !isUnder(pointer, each))
      if (left.length === fromServer.size) return
      fromServer = new Map(left)
      changed()
    },
    hideAll() {
      shown = new Set()
      fromServer = new Map()
      changed()
    },
  }
}
