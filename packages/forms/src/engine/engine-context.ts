import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { FormState, Target } from './form-state.ts'
import { isUnder, type Path } from './path.ts'
import type { Problem } from './problems.ts'
import type { JsonSchema } from './schema.ts'
import type { Walker } from './walk.ts'
import type { Field, ListTemplate, Template, Widget } from './widget.ts'

/** What the fields of one form share. */
export type Engine = Walker & {
  state: FormState
  widgets: ReadonlyMap<string, Widget>
  fields: ReadonlyMap<string, Field>
  templates: ReadonlyMap<string, Template>
  lists: ReadonlyMap<string, ListTemplate>
  readOnly: boolean
  change(path: Path, value: unknown): void
  /** Hands over what is still being written anywhere: before parts change places. */
  flush(): void
  /** The newest value at a path, also before it has come back as a prop. */
  valueAt(path: Path): unknown
  /** What is wrong with a value that is not in the form yet. */
  faultsOf(schema: JsonSchema, value: unknown): readonly Problem[]
  blurred(pointer: string): void
  /** Something is written at a pointer that is no value yet; undefined lets go of it. */
  hold(pointer: string, key: string | undefined): void
  addTypist(typist: Typist): () => void
}

/** A field that keeps what is written in itself for a while. */
export type Typist = {
  /** Hands over what is still being written. */
  flush(): void
  /** The form has a new value: what was handed over is no longer this field's to show. */
  settle(): void
}

const EngineContext = createContext<Engine | undefined>(undefined)

export const EngineProvider = EngineContext.Provider

export function useEngine(): Engine {
  const engine = useContext(EngineContext)
  if (!engine) throw new Error('A field is drawn outside a form')
  return engine
}

/** Follows the `$ref` of a part of the schema that a widget was given (the items of a list). */
export const useResolve = (): Engine['resolve'] => useEngine().resolve

export const useProblemAt = ({ state }: Engine, pointer: string, whole = false): Problem | undefined =>
  useSyncExternalStore(
    state.subscribe,
    useCallback(() => (whole ? state.visibleUnder(pointer) : state.visibleAt(pointer)), [state, pointer, whole]),
  )

export const useProblemCount = ({ state }: Engine, pointer: string): number =>
  useSyncExternalStore(
    state.subscribe,
    useCallback(() => state.countUnder(pointer), [state, pointer]),
  )

/** A new object each time a field at or under the pointer is sought; undefined while another is. */
export const useSought = ({ state }: Engine, pointer: string): Target | undefined =>
  useSyncExternalStore(
    state.subscribe,
    useCallback(() => {
      const target = state.target()
      return target && isUnder(target.pointer, pointer) ? target : undefined
    }, [state, pointer]),
  )

export const useReveals = (state: FormState): number => useSyncExternalStore(state.subscribe, state.reveals)
export const useTarget = (state: FormState): Target | undefined => useSyncExternalStore(state.subscribe, state.target)
export const useVisibleProblems = (state: FormState): readonly Problem[] => useSyncExternalStore(state.subscribe, state.visible)
export const useHomelessProblems = (state: FormState): readonly Problem[] => useSyncExternalStore(state.subscribe, state.homeless)

/** How many faults are in sight at or under each of these pointers. */
export function useProblemCounts(pointers: readonly (readonly string[])[]): readonly number[] {
  const { state } = useEngine()
  const visible = useVisibleProblems(state)
  return pointers.map((group) => visible.filter((problem) => group.some((pointer) => isUnder(problem.pointer, pointer))).length)
}
