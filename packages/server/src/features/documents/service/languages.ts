import { type BodyOf, confirmSources, documentProblems, type documentRoutes, languageStates } from '@vitrine/contract'
import { recordChange } from '#platform/audit'
import type { Principal } from '#platform/auth'
import type { Database } from '#platform/database'
import { Problem } from '#platform/problems'
import { instancesOf, mayEditDocument } from '../policy.ts'
import * as repository from '../repository/index.ts'
import { answerOf } from './answer.ts'
import { checkVersion } from './check-version.ts'

export function createLanguages(db: Database) {
  return {
    /** No new version: no word of the document becomes another. */
    confirmSources: async (by: Principal, id: number, { locale, pointers, version }: BodyOf<typeof documentRoutes.confirmSources>) => {
      mayEditDocument(by, await repository.placeOf(db, id, instancesOf(by)))
      return db.transaction().execute(async (tx) => {
        await repository.lock(tx, id)
        const stored = await repository.find(tx, id)
        const sources = await repository.findSources(tx, id)
        if (!stored || !sources) throw new Problem(documentProblems.not_found)
        if (version !== undefined) await checkVersion(tx, by, stored, version)
        const confirmed = confirmSources(stored.content, sources, locale, pointers)
        const locales = stored.languages.map((language) => language.locale)
        await repository.keepSources(tx, [{ document_id: id, sources: confirmed }])
        await repository.setLanguages(tx, id, languageStates(stored.content, confirmed, locales))
        const changes: Record<string, [unknown, unknown]> = { sources: [null, { locale, pointers: pointers?.slice(0, 200) ?? null }] }
        await recordChange(tx, { user_id: by.user_id, record_kind: 'document', record_id: id, action: 'sources_confirmed', changes })
        const after = await repository.find(tx, id)
        return answerOf(by, after ?? stored)
      })
    },
  }
}
export type Languages = ReturnType<typeof createLanguages>
