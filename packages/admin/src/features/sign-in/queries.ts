import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '#lib/session'

/** Redeems a callback once, however often React draws the screen; the answer is the path to go to. */
export function useSignIn(search: string) {
  const session = useSession()
  return useQuery({
    queryKey: ['sign-in', search],
    queryFn: () => session.complete(new URLSearchParams(search)),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

export function useSignOut() {
  const session = useSession()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => session.end(),
    // The next person shall not find this one's data in memory.
    onSuccess: () => client.clear(),
  })
}
