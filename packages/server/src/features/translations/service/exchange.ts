import {
  type BodyOf,
  type Dictionary,
  type ImportOutcome,
  type QueryOf,
  translationExchangeProblems,
  type translationExchangeRoutes,
  translationProblems,
} from '@vitrine/contract'
import type { Principal } from '#platform/auth'
import type { Database } from '#platform/database'
import { fieldProblem, Problem } from '#platform/problems'
import { outsideCode, planImport, readFile, writeJson, writeXliff } from '../exchange/index.ts'
import { mayChangeTranslations } from '../policy.ts'
import * as repository from '../repository/index.ts'
import { writeTexts } from './write-texts.ts'

/** Texts out of the house and in again, as files. */
export function createExchange(db: Database) {
  const allAsJson = async () => {
    const codes = new Map((await repository.findLocales(db)).map(({ id, language_code }) => [id, language_code]))
    const all = [...(await repository.storedTexts(db))].map(([key, texts]): [string, Dictionary] => [
      key,
      Object.fromEntries([...texts].sort(([one], [other]) => one - other).map(([locale_id, text]) => [codes.get(locale_id), text])),
    ])
    return { file_name: 'translations.json', content: writeJson(new Map(all)) }
  }
  const pairAsXliff = async (source: string, target: string) => {
    const locales = await repository.findLocales(db)
    const find = (code: string, pointer: string) => {
      const locale = locales.find(({ language_code }) => language_code.toLowerCase() === code.toLowerCase())
      if (!locale) throw fieldProblem(translationProblems.unknown_locale, pointer)
      return locale
    }
    const [from, to] = [find(source, '/query/source'), find(target, '/query/target')]
    const units = [...(await repository.storedTexts(db))].map(([translation_key, texts]) => ({
      translation_key,
      source: texts.get(from.id) ?? '',
      target: texts.get(to.id) ?? '',
    }))
    return {
      file_name: `translations.${from.language_code}-${to.language_code}.xlf`,
      content: writeXliff({ source: outsideCode(from, locales), target: outsideCode(to, locales), units }),
    }
  }

  return {
    export: (by: Principal, { format, source = '', target = '' }: QueryOf<typeof translationExchangeRoutes.export>) => {
      mayChangeTranslations(by)
      return format === 'json' ? allAsJson() : pairAsXliff(source, target)
    },

    /** Without a plan it only says what it would do; with one it does exactly that, or nothing. */
    import: (by: Principal, { format, content, plan }: BodyOf<typeof translationExchangeRoutes.import>): Promise<ImportOutcome> => {
      mayChangeTranslations(by)
      const file = readFile(format, content)
      const keys = [...new Set(file.entries.map(({ translation_key }) => translation_key))]
      return db.transaction().execute(async (tx) => {
        if (plan) await repository.lockKeys(tx, keys)
        const planned = planImport(file, await repository.storedTexts(tx, keys), await repository.findLocales(tx))
        if (!plan) return planned.outcome
        if (planned.outcome.counts.refused > 0) throw new Problem(translationExchangeProblems.file_refused)
        if (planned.outcome.plan !== plan) throw new Problem(translationExchangeProblems.plan_changed)
        await writeTexts(tx, by, planned.wanted)
        return { ...planned.outcome, is_written: true }
      })
    },
  }
}
export type Exchange = ReturnType<typeof createExchange>
