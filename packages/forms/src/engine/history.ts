import { isSame } from '@vitrine/contract'
import { type Path, toPointer } from './path.ts'

/** Letters of one field that follow each other within this time are one step back. */
const oneStepMs = 2_000
const longest = 200

type Step<Value> = { before: Value; pointer: string; at: number; isTyped: boolean }

export type History<Value> = {
  /** The form changes at this path. */
  record(before: Value, after: Value, path: Path, isTyped: boolean): void
  undo(now: Value): { value: Value; pointer: string } | undefined
  redo(now: Value): { value: Value; pointer: string } | undefined
  clear(): void
}

/** What the form was before each step. Untouched branches are shared, so a step costs what it changed. */
export function createHistory<Value>(clock: () => number = Date.now): History<Value> {
  let past: Step<Value>[] = []
  let future: Step<Value>[] = []
  const swap = (from: Step<Value>[], to: Step<Value>[], now: Value) => {
    const step = from.pop()
    if (!step) return undefined
    // A step that was taken back is closed: writing on begins a new one.
    to.push({ before: now, pointer: step.pointer, at: 0, isTyped: false })
    return { value: step.before, pointer: step.pointer }
  }
  return {
    record(before, after, path, isTyped) {
      const pointer = toPointer(path)
      const at = clock()
      const last = past.at(-1)
      future = []
      // The field took its own step back: there is nothing left of that step for the form to take back.
      if (last && last.pointer === pointer && isSame(last.before, after)) past.pop()
      else if (isTyped && last?.isTyped && last.pointer === pointer && at - last.at < oneStepMs) last.at = at
      else past = [...past.slice(1 - longest), { before, pointer, at, isTyped }]
    },
    undo: (now) => swap(past, future, now),
    redo: (now) => swap(future, past, now),
    clear() {
      past = []
      future = []
    },
  }
}
