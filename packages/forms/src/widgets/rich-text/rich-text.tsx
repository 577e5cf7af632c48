import Skeleton from '@mui/material/Skeleton'
import { plainText } from '@vitrine/contract'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from '../../engine/index.ts'
import type { RichTextProps } from './rich-text-props.ts'

const RichEditor = lazy(async () => ({ default: (await import('./rich-editor.tsx')).RichEditor }))

/** From this share of the maximum on, the counter helps. */
const nearMaximum = 0.8
/** Toolbar and three lines: the height of the editor before anything is written. */
const emptyHeight = 144

/** Running text with a toolbar. The editor itself is a chunk of its own, so that forms without it stay light. */
export function RichText(props: RichTextProps) {
  const { value, schema, options, readOnly } = props
  const { t } = useTranslation()
  // A person counts what is read, not the markup around it.
  const length = [...plainText(typeof value === 'string' ? value : '')].length
  const max = schema.maxLength
  const isCounted = max !== undefined && !readOnly && (options.counter || length >= max * nearMaximum)
  return (
    <FieldFrame {...props} labelledById counter={isCounted ? t('forms.richText.counter', { length, max }) : undefined}>
      <Suspense fallback={<Skeleton height={emptyHeight} />}>
        <RichEditor {...props} />
      </Suspense>
    </FieldFrame>
  )
}
