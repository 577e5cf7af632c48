import type { OwnInstance, UserInfo } from '@vitrine/contract'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Crumb, useCrumbs } from '#lib/breadcrumbs'
import { currentInstanceOf } from './current-instance-of.ts'

export type CurrentUserState = {
  user: UserInfo
  version: string
  breadcrumbs: Crumb[]
  instance: OwnInstance | undefined
  applicationId: number | undefined
  /** The definitions schemas may refer to, as `#/$defs/name`. */
  globalDefinitions: Record<string, unknown>
}

const CurrentUserContext = createContext<CurrentUserState | undefined>(undefined)

type Given = Pick<CurrentUserState, 'user' | 'version' | 'globalDefinitions'> & { pathname: string; children: ReactNode }

export function CurrentUserProvider({ user, version, globalDefinitions, pathname, children }: Given) {
  const breadcrumbs = useCrumbs()
  const instance = currentInstanceOf(user.instances, pathname)
  const state = useMemo(
    () => ({ user, version, breadcrumbs, instance, applicationId: instance?.application_id, globalDefinitions }),
    [user, version, breadcrumbs, instance, globalDefinitions],
  )
  return <CurrentUserContext value={state}>{children}</CurrentUserContext>
}

export function useCurrentUser(): CurrentUserState {
  const state = useContext(CurrentUserContext)
  if (!state) throw new Error('useCurrentUser is used outside CurrentUserProvider')
  return state
}
