import { Outlet } from 'react-router'
import { useCurrentUser } from '#lib/current-user'
import { AccessDenied } from './screens/access-denied.tsx'

/** The administration is the superusers'. The server decides; this only spares others the empty screens. */
export function AdminGate() {
  const { user } = useCurrentUser()
  return user.is_admin ? <Outlet /> : <AccessDenied />
}
