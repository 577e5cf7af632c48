import type { FieldError } from '@vitrine/contract'
import { isSame } from './is-same.ts'
import { isUnder } from './path.ts'
import type { Problem } from './problems.ts'

/**
 * Which faults a form has and which of them it shows. They come into sight on blur and on save only, and go as soon
 * as they are mended. Fields subscribe to their own pointer, so that a keystroke draws one field and not the form.
 */
export type FormState = {
  visibleAt(pointer: string): Problem | undefined
  /** How many are in sight at or under a pointer. */
  countUnder(pointer: string): number
  /** In sight, but at no field that is drawn. */
  homeless(): readonly Problem[]
  /** Raised each time the person shall be led to what is wrong. */
  reveals(): number
  reveal(): void
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

export function createFormState(): FormState {
  let problems = new Map<string, Problem>()
  let fromServer = new Map<string, Problem>()
  let shown = new Set<string>()
  let homeless: readonly Problem[] = []
  let reveals = 0
  const fields = new Map<string, number>()
  const listeners = new Set<() => void>()

  const visibleAt = (pointer: string) => (shown.has(pointer) ? problems.get(pointer) : undefined) ?? fromServer.get(pointer)
  const visible = () => new Set([...shown, ...fromServer.keys()])

  function changed() {
    const now = [...visible()].filter((pointer) => !fields.has(pointer)).flatMap((pointer) => visibleAt(pointer) ?? [])
    if (!isSame(now, homeless)) homeless = now
    for (const listener of listeners) listener()
  }

  return {
    visibleAt,
    countUnder: (pointer) => [...visible()].filter((each) => isUnder(each, pointer)).length,
    homeless: () => homeless,
    reveals: () => reveals,
    reveal() {
      reveals += 1
      changed()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    addField(pointer) {
      fields.set(pointer, (fields.get(pointer) ?? 0) + 1)
      changed()
      return () => {
        const left = (fields.get(pointer) ?? 1) - 1
        if (left > 0) fields.set(pointer, left)
        else fields.delete(pointer)
        changed()
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
      if (problems.has(pointer)) shown.add(pointer)
      changed()
    },
    showAll() {
      shown = new Set(problems.keys())
      reveals += 1
      changed()
    },
    setServerErrors(errors) {
      fromServer = new Map(
        errors.map(({ pointer, code, detail }) => [pointer, { pointer, key: `problems.fields.${code}`, params: {}, detail }]),
      )
      if (errors.length > 0) reveals += 1
      changed()
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
