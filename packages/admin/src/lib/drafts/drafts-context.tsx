import { createContext, type ReactNode, useContext } from 'react'
import type { Drafts } from './drafts.ts'

const DraftsContext = createContext<Drafts | undefined>(undefined)

export function DraftsProvider({ drafts, children }: { drafts: Drafts; children: ReactNode }) {
  return <DraftsContext value={drafts}>{children}</DraftsContext>
}

export function useDrafts(): Drafts {
  const drafts = useContext(DraftsContext)
  if (!drafts) throw new Error('useDrafts is used outside DraftsProvider')
  return drafts
}
