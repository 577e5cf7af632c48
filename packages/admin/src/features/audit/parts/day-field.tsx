import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readDay, showDay } from './day-text.ts'

type Props = { label: string; value: string; onChange: (day: string) => void }

/** A day written as here. Not the browser's own field, which speaks the browser's language and not the person's. */
export function DayField({ label, value, onChange }: Props) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<string>()
  const [isLeft, setLeft] = useState(true)
  // While someone writes, and as long as nobody can read it, it stands as it is written.
  const shown = draft ?? showDay(value)
  const isWrong = isLeft && draft !== undefined
  const meaningOf = (text: string) => (text.trim() === '' ? '' : readDay(text))
  const write = (text: string) => {
    setDraft(text)
    const day = meaningOf(text)
    if (day !== undefined && day !== value) onChange(day)
  }
  return (
    <TextField
      size="small"
      label={label}
      value={shown}
      placeholder={t('forms.dateTime.date')}
      autoComplete="off"
      error={isWrong}
      helperText={isWrong ? t('forms.dateTime.writeDate') : undefined}
      onChange={({ target }) => write(target.value)}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true)
        if (meaningOf(shown) !== undefined) setDraft(undefined)
      }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { spellCheck: false } }}
    />
  )
}
