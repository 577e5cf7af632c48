import { createContext, type ReactNode, useContext } from 'react'
import type { Session } from './session.ts'

const SessionContext = createContext<Session | undefined>(undefined)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession is used outside SessionProvider')
  return session
}
