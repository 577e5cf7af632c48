import { useTranslation } from 'react-i18next'
import type { WidgetProps } from '../../engine/index.ts'

/** From this share of the maximum on, the counter helps. */
const nearMaximum = 0.8

/** «118 av 160 tegn», when it is time to say so. */
export function useCounter({ schema, options, readOnly }: WidgetProps<{ counter: boolean }>, text: string): string | undefined {
  const { t } = useTranslation()
  const max = schema.maxLength
  if (max === undefined || readOnly) return undefined
  // As the schema counts: an emoji is one.
  const length = [...text].length
  return options.counter || length >= max * nearMaximum ? t('forms.text.counter', { length, max }) : undefined
}
