import { resolveLocale, toBcp47 } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import type { Lost } from './read-html.ts'

/** «bilde, tabell og utseende», in the person's language; undefined when nothing is lost. */
export function useLostWords(lost: readonly Lost[]): string | undefined {
  const { t, i18n } = useTranslation()
  if (lost.length === 0) return undefined
  const names: Record<Lost, string> = {
    picture: t('forms.richText.lostPicture'),
    table: t('forms.richText.lostTable'),
    embedded: t('forms.richText.lostEmbedded'),
    link: t('forms.richText.lostLink'),
    formatting: t('forms.richText.lostFormatting'),
    other: t('forms.richText.lostOther'),
  }
  const order = Object.keys(names) as Lost[]
  const said = order.filter((each) => lost.includes(each)).map((each) => names[each])
  return new Intl.ListFormat(toBcp47(resolveLocale(i18n.language)), { type: 'conjunction' }).format(said)
}
