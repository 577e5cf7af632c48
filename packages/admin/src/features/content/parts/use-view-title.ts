import { textWithTag } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n'
import { useInstance } from '#lib/instance'
import type { FoundItem, View } from './view-of.ts'

/** What a view is called: by its entry in the menu, by its media, by the instance, or by the product. [INST-03] */
export function useViewTitle(view: View, found: FoundItem | undefined): string {
  const { t } = useTranslation()
  const locale = useLanguage().current()
  const { name } = useInstance()
  const byMedia = view.kind === 'media' ? t(`mediaTypes.${view.mediaType}.plural`) : ''
  return textWithTag(found?.item.title, locale) || byMedia || name || t('app.title')
}
