import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useInstanceRights } from '#lib/instance'
import { usersHash } from './users-hash.ts'

// It brings the form with it, which a list has no use for.
const UsersDrawer = lazy(async () => ({ default: (await import('./users-drawer.tsx')).UsersDrawer }))

/** Over the content, for those who say who works here. */
export function UsersPanel() {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const { mayManage } = useInstanceRights()
  if (hash !== usersHash || !mayManage) return null
  return (
    <Suspense>
      <UsersDrawer onClose={() => void navigate({ search, hash: '' }, { replace: true })} />
    </Suspense>
  )
}
