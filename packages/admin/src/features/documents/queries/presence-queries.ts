import { documentRoutes, type PresenceState } from '@vitrine/contract'
import { useMemo } from 'react'
import { useApi } from '#lib/api'

export type Sign = { session_key: string; pointer: string | null; is_leaving?: boolean }

export type PresenceCalls = {
  /** Who is there and what is stored: at once, and whenever it has become another. */
  listen(id: number, signal: AbortSignal): AsyncGenerator<PresenceState>
  announce(id: number, sign: Sign): Promise<unknown>
}

export function usePresenceCalls(): PresenceCalls {
  const api = useApi()
  return useMemo(
    () => ({
      listen: (id, signal) => api.listen(documentRoutes.presence, { params: { id }, query: {} }, signal),
      announce: (id, sign) => api.call(documentRoutes.announce, { params: { id }, body: sign }),
    }),
    [api],
  )
}
