import { documentProblems, type PresenceState } from '@vitrine/contract'
import type { Principal } from '#platform/auth'
import type { Database } from '#platform/database'
import { Problem } from '#platform/problems'
import { instancesOf, mayReadHistory } from '../policy.ts'
import * as repository from '../repository/index.ts'

type Sign = { session_key: string; pointer: string | null; is_leaving: boolean }

export function createPresence(db: Database) {
  const placeOf = (by: Principal, id: number) => repository.placeOf(db, id, instancesOf(by))
  const state = async (id: number): Promise<PresenceState> => {
    const found = await repository.presenceOf(db, id)
    if (!found) throw new Problem(documentProblems.not_found)
    return found
  }
  return {
    /** Asked again at every turn of the stream: who lost the right to look hears no more. */
    presence: async (by: Principal, id: number) => {
      mayReadHistory(by, await placeOf(by, id))
      return state(id)
    },

    announce: async (by: Principal, id: number, { session_key, pointer, is_leaving }: Sign) => {
      mayReadHistory(by, await placeOf(by, id))
      const lease = { document_id: id, session_key, user_id: by.user_id }
      await (is_leaving ? repository.endLease(db, lease) : repository.keepLease(db, { ...lease, pointer }))
      return state(id)
    },
  }
}
export type Presence = ReturnType<typeof createPresence>
