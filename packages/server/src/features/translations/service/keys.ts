import {
  commonProblems,
  type QueryOf,
  type TranslationKeyDraft,
  type TranslationKeyRecord,
  translationKeyProblems,
  type translationKeyRoutes,
  translationProblems,
} from '@vitrine/contract'
import { recordChanges } from '#platform/audit'
import type { Principal } from '#platform/auth'
import type { Database, Db } from '#platform/database'
import { fieldProblem, Problem, translateConstraint } from '#platform/problems'
import { mayChangeTranslations } from '../policy.ts'
import * as repository from '../repository/index.ts'
import { changeOf } from './write-texts.ts'

const constraints = { translation_keys_translation_key_key: { kind: translationKeyProblems.taken, pointer: '/translation_key' } }

type Texts = TranslationKeyDraft['translations']
const textIn = (texts: Texts, locale_id: number): string => texts.find((text) => text.locale_id === locale_id)?.text ?? ''

/** Makes the keys that are missing, in the transaction of whoever needs them; answers those made. */
export async function keepKeys(tx: Db, user_id: number | null, keys: string[]) {
  const made = await repository.insertKeys(tx, keys, user_id)
  await recordChanges(
    tx,
    made.map(({ translation_key }) => changeOf(user_id, translation_key, 'created', {})),
  )
  return made
}

export function createKeys(db: Database) {
  const found = async (tx: Db, id: number): Promise<TranslationKeyRecord> => {
    const key = await repository.findKey(tx, id)
    if (!key) throw new Problem(translationKeyProblems.not_found)
    return key
  }
  /** A key that a schema names stays under that name. */
  const checkUnused = async (tx: Db, translation_key: string) => {
    const usedBy = await repository.schemasNaming(tx, translation_key)
    if (usedBy.count > 0) throw new Problem(commonProblems.in_use, undefined, { usedBy })
  }
  /** The texts by language as they shall be, with what was before; a language that is not there is refused at its row. */
  const save = async (tx: Db, by: Principal, { id, before, texts }: { id: number; before: Texts; texts: Texts }) => {
    const locales = await repository.findLocales(tx)
    const unknown = texts.findIndex(({ locale_id }) => !locales.some((locale) => locale.id === locale_id))
    if (unknown >= 0) throw fieldProblem(translationProblems.unknown_locale, `/translations/${unknown}/locale_id`)
    const changed = locales.filter((locale) => textIn(before, locale.id) !== textIn(texts, locale.id))
    const wanted = changed.map(({ id: locale_id }) => ({ translation_key_id: id, locale_id, text: textIn(texts, locale_id) }))
    await repository.setTexts(tx, wanted, by.user_id)
    return Object.fromEntries(
      changed.map(({ id: locale_id, language_code }): [string, [unknown, unknown]] => [
        language_code,
        [textIn(before, locale_id) || null, textIn(texts, locale_id) || null],
      ]),
    )
  }

  return {
    // open: forms and lists show these texts by their keys
    list: (_by: Principal, query: QueryOf<typeof translationKeyRoutes.list>) => repository.listKeys(db, query),

    // open: forms and lists show these texts by their keys
    get: (_by: Principal, id: number) => found(db, id),

    /** For whoever is about to make one. */
    exists: async (by: Principal, key: string) => {
      mayChangeTranslations(by)
      return (await repository.storedTexts(db, [key])).has(key)
    },

    create: (by: Principal, { translation_key, translations }: TranslationKeyDraft) => {
      mayChangeTranslations(by)
      return db.transaction().execute(async (tx) => {
        const [made] = await repository.insertKeys(tx, [translation_key], by.user_id)
        if (!made) throw fieldProblem(translationKeyProblems.taken, '/translation_key', 'taken')
        const changes = await save(tx, by, { id: made.id, before: [], texts: translations })
        if (translations.length > 0) await repository.touchKeys(tx, [made.id], by.user_id)
        await recordChanges(tx, [changeOf(by.user_id, translation_key, 'created', changes)])
        return found(tx, made.id)
      })
    },

    keep: (by: Principal, keys: string[]) => {
      mayChangeTranslations(by)
      return db.transaction().execute(async (tx) => {
        const made = await keepKeys(tx, by.user_id, keys)
        return { created: made.length, items: await repository.lockKeys(tx, keys) }
      })
    },

    update: (by: Principal, id: number, { version, translation_key, translations }: TranslationKeyDraft & { version: number }) => {
      mayChangeTranslations(by)
      const change = db.transaction().execute(async (tx) => {
        await repository.lockKey(tx, id)
        const before = await found(tx, id)
        if (before.version !== version) throw new Problem(commonProblems.conflict, undefined, { stored: before })
        const changes = await save(tx, by, { id, before: before.translations, texts: translations })
        if (before.translation_key !== translation_key) {
          await checkUnused(tx, before.translation_key)
          await repository.renameKey(tx, id, translation_key)
          changes.translation_key = [before.translation_key, translation_key]
        }
        await repository.touchKeys(tx, [id], by.user_id)
        await recordChanges(tx, [changeOf(by.user_id, translation_key, 'updated', changes)])
        return found(tx, id)
      })
      return translateConstraint(change, constraints)
    },

    remove: (by: Principal, id: number) => {
      mayChangeTranslations(by)
      return db.transaction().execute(async (tx) => {
        await repository.lockKey(tx, id)
        const before = await found(tx, id)
        await checkUnused(tx, before.translation_key)
        const codes = new Map((await repository.findLocales(tx)).map((locale) => [locale.id, locale.language_code]))
        const changes = before.translations.map(({ locale_id, text }) => [codes.get(locale_id) ?? locale_id, [text, null]])
        await repository.removeKey(tx, id)
        await recordChanges(tx, [changeOf(by.user_id, before.translation_key, 'deleted', Object.fromEntries(changes))])
      })
    },
  }
}
export type Keys = ReturnType<typeof createKeys>
