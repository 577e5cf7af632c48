import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useId, useMemo, useReducer, useRef } from 'react'
import type { ModalEntries, ModalEntry } from './entries.ts'
import { changeStack, type ModalKind, type ModalPayloads, mayOpen, type OpenModal, openOfKind, topmost } from './stack.ts'

export type Modals = {
  /** Resolves when it closes; with undefined when it was given up, or when it may not lie over what is already open. */
  open: <Kind extends ModalKind>(kind: Kind, payload: ModalPayloads[Kind]) => Promise<unknown>
  close: (id: string, result?: unknown) => void
  openOf: <Kind extends ModalKind>(kind: Kind) => OpenModal<Kind>[]
}

// A dialog is much code, and most pages open none.
const ModalFrame = lazy(async () => ({ default: (await import('./modal-frame.tsx')).ModalFrame }))

const Context = createContext<Modals | undefined>(undefined)

export function useModals(): Modals {
  const modals = useContext(Context)
  if (!modals) throw new Error('useModals needs a ModalProvider above it')
  return modals
}

/** Holds the open modals and draws those whose kind is registered in `entries`. */
export function ModalProvider({ entries, children }: { entries: ModalEntries; children: ReactNode }) {
  const [stack, change] = useReducer(changeStack, [])
  const answers = useRef(new Map<string, (result: unknown) => void>())
  const prefix = useId()
  const opened = useRef(0)

  const close = useCallback((id: string, result?: unknown) => {
    change({ type: 'close', id })
    answers.current.get(id)?.(result)
    answers.current.delete(id)
  }, [])

  const modals = useMemo<Modals>(
    () => ({
      open: (kind, payload) => {
        if (!entries[kind] || !mayOpen(stack, kind)) return Promise.resolve(undefined)
        opened.current += 1
        const id = `${prefix}-${opened.current}`
        change({ type: 'open', modal: { id, kind, payload } })
        return new Promise((answer) => answers.current.set(id, answer))
      },
      close,
      openOf: (kind) => openOfKind(stack, kind),
    }),
    [stack, entries, prefix, close],
  )

  const top = topmost(stack)
  return (
    <Context value={modals}>
      {children}
      <Suspense>
        {stack.map((modal) => (
          <ModalFrame
            key={modal.id}
            modal={modal}
            entry={entries[modal.kind] as ModalEntry<ModalKind> | undefined}
            covered={top !== undefined && top.id !== modal.id && !modal.leaving}
            onClose={(result) => close(modal.id, result)}
            onGone={() => {
              // One that went together with the editor under it has not been answered yet.
              close(modal.id)
              change({ type: 'gone', id: modal.id })
            }}
          />
        ))}
      </Suspense>
    </Context>
  )
}
