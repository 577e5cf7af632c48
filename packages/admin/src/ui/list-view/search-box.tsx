import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maySearch, searchDebounceMs } from './params.ts'

type Props = { label: string; value: string; onSearch: (text: string) => void }

/** Sends what is written half a second after the last key; a single letter is kept back. */
export function SearchBox({ label, value, onSearch }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const send = useEffectEvent(onSearch)

  // The address changed by other means (back, reset): the box follows it, but never under someone's fingers.
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }

  useEffect(() => {
    const wanted = text.trim()
    if (wanted === known || !maySearch(wanted)) return
    const timer = setTimeout(() => send(wanted), searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text, known])

  const clear = () => {
    setText('')
    input.current?.focus()
    if (known !== '') onSearch('')
  }
  return (
    <OutlinedInput
      inputRef={input}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text) {
          event.stopPropagation()
          clear()
        }
        if (event.key === 'Enter' && maySearch(text) && text.trim() !== known) onSearch(text.trim())
      }}
      placeholder={label}
      inputProps={{ 'aria-label': label, role: 'searchbox', maxLength: 200, autoComplete: 'off', enterKeyHint: 'search' }}
      startAdornment={
        <InputAdornment position="start">
          <Search aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        text && (
          <InputAdornment position="end">
            <IconButton size="small" aria-label={t('list.clearSearch')} onClick={clear} sx={{ mr: -0.75 }}>
              <X aria-hidden />
            </IconButton>
          </InputAdornment>
        )
      }
      sx={{
        width: { xs: 'auto', sm: 264 },
        minHeight: { sm: 32 },
        flex: { xs: 1, sm: 'none' },
        fontSize: '0.84375rem',
        '& input': { minWidth: 0 },
      }}
    />
  )
}
