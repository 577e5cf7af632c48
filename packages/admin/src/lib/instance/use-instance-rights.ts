import { useCurrentUser } from '#lib/current-user'
import { useInstance } from './instance-context.tsx'

export type InstanceRights = {
  /** Create, edit, publish, set as draft, delete, restore. */
  mayWrite: boolean
  /** Delete for ever, and the people of the instance. */
  mayManage: boolean
}

/** What the person may do in the instance: the table of roles, as the server decides by it. It hides; the server refuses. */
export function useInstanceRights(): InstanceRights {
  const { id } = useInstance()
  const { user } = useCurrentUser()
  const membership = user.instances.find(({ application_instance_id }) => application_instance_id === id)
  const isAlive = membership !== undefined && !membership.expired
  return {
    mayWrite: user.is_admin || (isAlive && membership.role !== 'guest'),
    mayManage: user.is_admin || (isAlive && membership.role === 'admin'),
  }
}
