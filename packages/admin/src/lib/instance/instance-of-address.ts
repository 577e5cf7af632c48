import { useQuery } from '@tanstack/react-query'
import type { Instance } from '@vitrine/contract'
import { useMatch } from 'react-router'

/** It begins with `instances`, so that a change in the administration is seen here. */
export const instanceKey = (ownerSlug: string, instanceSlug: string) => ['instances', 'at', ownerSlug, instanceSlug] as const

/**
 * For the frame, which stands around the content: the instance that the address lies in, once the content has found it.
 * It asks nobody itself: what it would ask with weighs more than the frame.
 */
export function useInstanceOfAddress(): Instance | undefined {
  const { ownerSlug = '', instanceSlug = '' } = useMatch('/:ownerSlug/:instanceSlug/*')?.params ?? {}
  return useQuery<Instance>({ queryKey: instanceKey(ownerSlug, instanceSlug), enabled: false }).data
}
