import { type Dictionary, type Translation, translationProblems } from '@vitrine/contract'
import { recordChange } from '#platform/audit'
import type { Principal } from '#platform/auth'
import type { Database, Db } from '#platform/database'
import { Problem } from '#platform/problems'
import { mayChangeTranslations } from './policy.ts'
import * as repository from './repository.ts'

export function createTranslations(db: Database) {
  const localeId = async (tx: Db, language_code: string) => {
    const id = await repository.findLocaleId(tx, language_code)
    if (!id) throw new Problem(translationProblems.unknown_locale, language_code)
    return id
  }
  const found = async (tx: Db, key: string, language_code: string) => {
    const translation = await repository.findText(tx, key, language_code)
    if (!translation) throw new Problem(translationProblems.not_found)
    return translation
  }
  const record = (
    tx: Db,
    by: Principal,
    { translation_key, language_code }: Omit<Translation, 'text'>,
    before: string | null,
    after: string | null,
  ) =>
    recordChange(tx, {
      user_id: by.user_id,
      record_kind: 'translation',
      record_id: translation_key,
      action: after === null ? 'deleted' : 'updated',
      changes: { [language_code]: [before, after] },
    })

  return {
    // open: the login page speaks before anyone has signed in
    dictionary: async (language_code: string): Promise<Dictionary> => {
      const texts = await repository.listTexts(db, language_code)
      return Object.fromEntries(texts.map(({ translation_key, text }) => [translation_key, text]))
    },

    // open: every screen shows these texts
    get: (_by: Principal, key: string, language_code: string) => found(db, key, language_code),

    put: (by: Principal, translation: Translation) => {
      mayChangeTranslations(by)
      const { translation_key, language_code, text } = translation
      return db.transaction().execute(async (tx) => {
        const locale_id = await localeId(tx, language_code)
        const before = await repository.findText(tx, translation_key, language_code)
        const key_id = await repository.keepKey(tx, translation_key, by.user_id)
        await repository.setText(tx, key_id, locale_id, text, by.user_id)
        await record(tx, by, translation, before?.text ?? null, text)
        return found(tx, translation_key, language_code)
      })
    },

    remove: (by: Principal, key: string, language_code: string) => {
      mayChangeTranslations(by)
      return db.transaction().execute(async (tx) => {
        const before = await found(tx, key, language_code)
        await repository.removeText(tx, key, await localeId(tx, language_code))
        await record(tx, by, before, before.text, null)
      })
    },
  }
}
export type Translations = ReturnType<typeof createTranslations>
