import { useEffect, useState } from 'react'
import type { WidgetProps } from '../../engine/index.ts'
import { formatNumber, readNumber } from './number-text.ts'

type Held = Pick<WidgetProps, 'value' | 'emptyValue' | 'onChange' | 'hold'>

/** A number as text: what is written stands as long as it means the value, and nothing is saved while it is in doubt. */
export function useNumberText({ value, emptyValue, onChange, hold }: Held, language: string) {
  // «1,» is on its way to «1,5».
  const [draft, setDraft] = useState('')
  const shown = readNumber(draft, language).value === (value ?? undefined) ? draft : formatNumber(value, language)
  // Only a text can be in doubt: a number was never written here.
  const doubt = typeof value === 'string' ? readNumber(shown, language).doubt : undefined
  useEffect(() => hold(doubt), [hold, doubt])
  return {
    shown,
    write(text: string) {
      setDraft(text)
      const { value: read } = readNumber(text, language)
      onChange(read === undefined ? emptyValue : read)
    },
    /** The value is shown as it is written by rule. */
    settle: () => setDraft(''),
  }
}
