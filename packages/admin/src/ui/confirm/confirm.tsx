import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import type { Question } from './question.ts'

type Asked = Question & { answer: (yes: boolean) => void }
type Ask = (question: Question) => Promise<boolean>

// A dialog is much code, and most pages ask nothing.
const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))

const Confirm = createContext<Ask | undefined>(undefined)

/** Asks, and answers true only when the person chose the verb; Esc and a click outside keep things as they are. */
export function useConfirm(): Ask {
  const ask = useContext(Confirm)
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it')
  return ask
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked[]>([])
  const [leaving, setLeaving] = useState(false)
  const ask = useCallback<Ask>((question) => new Promise((answer) => setAsked((all) => [...all, { ...question, answer }])), [])
  const first = asked[0]
  const decide = (yes: boolean) => {
    first?.answer(yes)
    setLeaving(true)
  }
  const gone = () => {
    setAsked((all) => all.slice(1))
    setLeaving(false)
  }
  return (
    <Confirm value={ask}>
      {children}
      {first && (
        <Suspense>
          <ConfirmDialog question={first} open={!leaving} onDecide={decide} onGone={gone} />
        </Suspense>
      )}
    </Confirm>
  )
}
