import { Outlet, useLocation } from 'react-router'
import { isAdminPath } from '#lib/admin-area'
import { useCurrentUser } from '#lib/current-user'
import { AccessDenied } from './screens/access-denied.tsx'
import { PageNotFound } from './screens/page-not-found.tsx'

/** The administration is the superusers'. The server decides; this only spares others the empty screens. */
export function AdminGate() {
  const { user } = useCurrentUser()
  return user.is_admin ? <Outlet /> : <AccessDenied />
}

/** An address of the administration that has no page looks like an instance's to the router; no museum is called admin. */
export function OutsideAdmin() {
  const { user } = useCurrentUser()
  if (!isAdminPath(useLocation().pathname)) return <Outlet />
  return user.is_admin ? <PageNotFound /> : <AccessDenied />
}
