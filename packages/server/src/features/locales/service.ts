import { commonProblems, type LocaleDraft, localeProblems, type localeRoutes, type QueryOf } from '@vitrine/contract'
import { changedFields, recordChange } from '#platform/audit'
import type { Principal } from '#platform/auth'
import type { Database, Db } from '#platform/database'
import { Problem, translateConstraint } from '#platform/problems'
import { mayChangeLocales } from './policy.ts'
import * as repository from './repository.ts'

const constraints = { locales_by_code: { kind: localeProblems.taken, pointer: '/language_code' } }

export function createLocales(db: Database) {
  const found = async (tx: Db, id: number) => {
    const locale = await repository.find(tx, id)
    if (!locale) throw new Problem(localeProblems.not_found)
    return locale
  }

  return {
    // open: every form offers the languages
    list: (_by: Principal, query: QueryOf<typeof localeRoutes.list>) => repository.list(db, query),

    // open: every form offers the languages
    get: (_by: Principal, id: number) => found(db, id),

    create: (by: Principal, draft: LocaleDraft) => {
      mayChangeLocales(by)
      const save = db.transaction().execute(async (tx) => {
        const { id } = await repository.insert(tx, draft, by.user_id)
        await recordChange(tx, {
          user_id: by.user_id,
          record_kind: 'locale',
          record_id: id,
          action: 'created',
          changes: changedFields({}, draft),
        })
        return found(tx, id)
      })
      return translateConstraint(save, constraints)
    },

    update: (by: Principal, id: number, { version, ...draft }: LocaleDraft & { version: number }) => {
      mayChangeLocales(by)
      const save = db.transaction().execute(async (tx) => {
        const before = await found(tx, id)
        if (!(await repository.update(tx, id, version, draft, by.user_id)))
          throw new Problem(commonProblems.conflict, undefined, { stored: await found(tx, id) })
        const { language_code, name } = before
        const changes = changedFields({ language_code, name }, draft)
        await recordChange(tx, { user_id: by.user_id, record_kind: 'locale', record_id: id, action: 'updated', changes })
        return found(tx, id)
      })
      return translateConstraint(save, constraints)
    },
  }
}
export type Locales = ReturnType<typeof createLocales>
