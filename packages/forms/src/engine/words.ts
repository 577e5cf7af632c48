import { resolveLocale, toBcp47 } from '@vitrine/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from './problems.ts'

export type Words = {
  /** A text of a UI schema: a dictionary key where one exists, else the words themselves. */
  text(keyOrText: unknown): string | undefined
  /** The label of a field: its UI title, its schema's title, else `fields.{name}`. */
  label(name: string, ...titles: unknown[]): string
  problem(problem: Problem): string
  /** A kind of block that its schema gives no title. */
  kind(name: string): string
  /** A language inside a sentence: «norsk bokmål», but “Norwegian”. */
  language(locale: string): string
}

export function useWords(): Words {
  const { t, i18n } = useTranslation()
  return useMemo(() => {
    const text = (keyOrText: unknown) => {
      if (typeof keyOrText !== 'string' || keyOrText === '') return undefined
      return i18n.exists(keyOrText) ? t(keyOrText) : keyOrText
    }
    return {
      text,
      label: (name, ...titles) => titles.map(text).find(Boolean) ?? t(`fields.${name}`, { defaultValue: name }),
      kind: (name) => t(`blockTypes.${name}`, { defaultValue: name }),
      language: (locale) => {
        const name = t(`languages.${locale}`, { defaultValue: locale })
        return i18n.language === 'en' ? name : name.toLocaleLowerCase()
      },
      problem: ({ key, params, detail }) => (detail !== undefined && !i18n.exists(key) ? detail : t(key, localised(params, i18n.language))),
    }
  }, [t, i18n])
}

/** A limit is read by a person: 0,5 and not 0.5 in a Norwegian sentence. Only a `count` stays a number: the plural is chosen by it. */
function localised(params: Record<string, unknown>, language: string): Record<string, unknown> {
  const numbers = new Intl.NumberFormat(toBcp47(resolveLocale(language)), { maximumFractionDigits: 20, useGrouping: 'min2' })
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' && name !== 'count' ? numbers.format(value) : value]),
  )
}
