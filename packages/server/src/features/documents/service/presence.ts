import { confirmSources, documentProblems, languageStates, type PresenceState } from '@vitrine/contract'
import { recordChange } from '#platform/audit'
import type { Principal } from '#platform/auth'
import type { Database } from '#platform/database'
import { Problem } from '#platform/problems'
import { instancesOf, mayEditDocument, mayReadHistory } from '../policy.ts'
import * as repository from '../repository/index.ts'
import { answerOf } from './answer.ts'

type Sign = { session_key: string; pointer: string | null; is_leaving: boolean }
type Confirmed = { locale: string; pointers?: string[] | undefined }

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

    /** No new version: no word of the document becomes another. */
    confirmSources: async (by: Principal, id: number, { locale, pointers }: Confirmed) => {
      mayEditDocument(by, await placeOf(by, id))
      return db.transaction().execute(async (tx) => {
        await repository.lock(tx, id)
        const stored = await repository.find(tx, id)
        const sources = await repository.findSources(tx, id)
        if (!stored || !sources) throw new Problem(documentProblems.not_found)
        const confirmed = confirmSources(stored.content, sources, locale, pointers)
        const locales = stored.languages.map((language) => language.locale)
        await repository.keepSources(tx, id, confirmed)
        await repository.setLanguages(tx, id, languageStates(stored.content, confirmed, locales))
        const changes: Record<string, [unknown, unknown]> = { sources: [null, { locale, pointers: pointers?.slice(0, 200) ?? null }] }
        await recordChange(tx, { user_id: by.user_id, record_kind: 'document', record_id: id, action: 'sources_confirmed', changes })
        const after = await repository.find(tx, id)
        return answerOf(by, after ?? stored)
      })
    },
  }
}
export type Presence = ReturnType<typeof createPresence>
