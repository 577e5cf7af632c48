import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import type { FormState } from './form-state.ts'
import type { Path } from './path.ts'
import type { Problem } from './problems.ts'
import type { Resolve } from './resolve.ts'
import type { Template, Widget } from './widget.ts'

/** What the fields of one form share. */
export type Engine = {
  state: FormState
  widgets: ReadonlyMap<string, Widget>
  templates: ReadonlyMap<string, Template>
  resolve: Resolve
  readOnly: boolean
  change(path: Path, value: unknown): void
  blurred(pointer: string): void
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
export const useResolve = (): Resolve => useEngine().resolve

export const useProblemAt = ({ state }: Engine, pointer: string): Problem | undefined =>
  useSyncExternalStore(
    state.subscribe,
    useCallback(() => state.visibleAt(pointer), [state, pointer]),
  )

export const useProblemCount = ({ state }: Engine, pointer: string): number =>
  useSyncExternalStore(
    state.subscribe,
    useCallback(() => state.countUnder(pointer), [state, pointer]),
  )

export const useReveals = (state: FormState): number => useSyncExternalStore(state.subscribe, state.reveals)
export const useHomelessProblems = (state: FormState): readonly Problem[] => useSyncExternalStore(state.subscribe, state.homeless)
