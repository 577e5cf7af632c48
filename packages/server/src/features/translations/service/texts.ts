import { type Dictionary, type QueryOf, type Translation, translationProblems, type translationRoutes } from '@vitrine/contract'
import type { Principal } from '#platform/auth'
import type { Database, Db } from '#platform/database'
import { Problem } from '#platform/problems'
import { mayChangeTranslations } from '../policy.ts'
import * as repository from '../repository/index.ts'
import { writeTexts } from './write-texts.ts'

export function createTranslations(db: Database) {
  const found = async (tx: Db, key: string, language_code: string): Promise<Translation> => {
    const translation = await repository.findText(tx, key, language_code)
    if (!translation) throw new Problem(translationProblems.not_found)
    return translation
  }
  const localeOf = async (tx: Db, language_code: string) => {
    const locale = (await repository.findLocales(tx)).find((one) => one.language_code.toLowerCase() === language_code.toLowerCase())
    if (!locale) throw new Problem(translationProblems.unknown_locale, language_code)
    return locale
  }

  return {
    // open: every screen shows these texts
    list: (_by: Principal, query: QueryOf<typeof translationRoutes.list>) => repository.listTexts(db, query),

    // open: the login page speaks before anyone has signed in
    dictionary: async (language_code: string): Promise<Dictionary> => {
      const texts = await repository.dictionaryOf(db, language_code)
      return Object.fromEntries(texts.map(({ translation_key, text }) => [translation_key, text]))
    },

    // open: every screen shows these texts
    get: (_by: Principal, key: string, language_code: string) => found(db, key, language_code),

    put: (by: Principal, { translation_key, language_code, text }: Translation) => {
      mayChangeTranslations(by)
      return db.transaction().execute(async (tx) => {
        const locale = await localeOf(tx, language_code)
        await writeTexts(tx, by, [{ translation_key, locale, text }])
        return { translation_key, language_code: locale.language_code, text }
      })
    },

    remove: (by: Principal, key: string, language_code: string) => {
      mayChangeTranslations(by)
      return db.transaction().execute(async (tx) => {
        await found(tx, key, language_code)
        await writeTexts(tx, by, [{ translation_key: key, locale: await localeOf(tx, language_code), text: '' }])
      })
    },
  }
}
export type Translations = ReturnType<typeof createTranslations>
