import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { ApiProblem, useApi } from '#lib/api'
import { CurrentUserProvider } from '#lib/current-user'
import { createDrafts, DraftsProvider } from '#lib/drafts'
import { useSettings } from '#lib/settings'
import { AccessDenied } from './screens/access-denied.tsx'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'
import { userInfoOptions } from './user-info.ts'

// Schemas, which refer to these, come with a later feature.
const noDefinitions = {}

/** Loads who is signed in and shares it; whoever the server does not let in is told why. */
export function UserGate({ children }: { children: ReactNode }) {
  const { version } = useSettings()
  const { pathname, key } = useLocation()
  const { data: user, error, refetch } = useQuery(userInfoOptions(useApi()))

  // A known person goes on when asking anew fails, and so do their unsaved words; only the server's own refusal ends it.
  const isDenied = error !== null && (!user || (error instanceof ApiProblem && error.status === 403))
  // Each step a refused person takes asks again, also one to the page they are on: they may have been let in meanwhile.
  const deniedAt = useRef<string | undefined>(undefined)
  useEffect(() => {
    const hasMoved = isDenied && deniedAt.current !== undefined && deniedAt.current !== key
    deniedAt.current = isDenied ? key : undefined
    if (hasMoved) void refetch()
  }, [isDenied, key, refetch])

  if (isDenied) return <AccessDenied isWholePage error={error} />
  if (!user) return <ShellSkeleton />
  return (
    <CurrentUserProvider user={user} version={version} globalDefinitions={noDefinitions} pathname={pathname}>
      <OwnDrafts userId={user.id}>{children}</OwnDrafts>
    </CurrentUserProvider>
  )
}

function OwnDrafts({ userId, children }: { userId: number; children: ReactNode }) {
  const drafts = useMemo(() => createDrafts(localStorage, userId, () => new Date()), [userId])
  return <DraftsProvider drafts={drafts}>{children}</DraftsProvider>
}
