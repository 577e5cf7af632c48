import { rightsIn } from '@vitrine/contract'
import { useCurrentUser } from '#lib/current-user'
import { useInstance } from './instance-context.tsx'

/** What the person may do in an instance: the rule that the server decides by. It hides; the server refuses. */
export function useRightsIn(): (instanceId: number) => ReturnType<typeof rightsIn> {
  const { user } = useCurrentUser()
  return (instanceId) => rightsIn({ is_superuser: user.is_admin, memberships: user.instances }, instanceId)
}

/** The same in the instance that one is in. */
export const useInstanceRights = () => useRightsIn()(useInstance().id)
