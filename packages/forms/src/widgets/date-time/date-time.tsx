import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import Skeleton from '@mui/material/Skeleton'
import Calendar from 'lucide-react/icons/calendar'
import Clock from 'lucide-react/icons/clock'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describedBy, FieldFrame, LockMark, type OptionsOf, useWords, type WidgetProps } from '../../engine/index.ts'
import { type Kind, kindOf, readStored, readWritten, toShown, toStored } from './date-text.ts'
import type { dateTimeDefinition } from './definition.ts'

/** The calendar is heavy and seldom needed by those who type: it comes when it is first opened. */
const Picker = lazy(() => import('./picker.tsx').then((module) => ({ default: module.Picker })))

const placeholders: Record<Kind, string> = {
  date: 'forms.dateTime.date',
  time: 'forms.dateTime.time',
  'date-time': 'forms.dateTime.dateAndTime',
}

const examples: Record<Kind, string> = {
  date: 'forms.dateTime.writeDate',
  time: 'forms.dateTime.writeTime',
  'date-time': 'forms.dateTime.writeDateAndTime',
}

/**
 * A date, a time or both: a line to write in, as free as on paper, and a calendar. Not MUI's field of sections, which
 * has no place for a stored value that is no date, and takes no paste of «3/4-1902».
 */
export function DateTime({ error: fault, ...rest }: WidgetProps<OptionsOf<typeof dateTimeDefinition>>) {
  const { id, name, label, value, schema, options, required, disabled, readOnly, autoFocus, emptyValue, onChange, onBlur } = rest
  const { t } = useTranslation()
  const words = useWords()
  const line = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState('')
  const kind = kindOf(schema) ?? 'date'
  const moment = readStored(value, kind)
  const asStored = (text: string) => {
    const read = readWritten(text, kind)
    return text.trim() === '' ? emptyValue : read ? toStored(read, kind) : text
  }
  // «3.4.1902» stays as it is written as long as it still means the value.
  const written = moment ? toShown(moment, kind) : typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const shown = draft !== '' && asStored(draft) === value ? draft : written
  // The specification's words say that it is wrong, ours what to write instead.
  const misread = `${t('kioForm.common.kioDateTimePicker.error.invalidDateMessage')}. ${t(examples[kind])}`
  const error = fault && shown !== '' && !moment ? misread : fault
  const props = { ...rest, error }
  const Mark = kind === 'time' ? Clock : Calendar
  const opens = kind === 'time' ? t('forms.dateTime.openClock', { label }) : t('forms.dateTime.openCalendar', { label })
  const pick = (picked: Date | undefined) => {
    setDraft('')
    onChange(picked ? toStored(picked, kind) : emptyValue)
  }

  return (
    <FieldFrame {...props}>
      <Box
        ref={line}
        onBlur={(event) => {
          if (isOpen || event.currentTarget.contains(event.relatedTarget)) return
          setDraft('')
          onBlur()
        }}
      >
        <OutlinedInput
          id={id}
          name={`vitrine-${name}`}
          fullWidth
          value={shown}
          placeholder={words.text(options.placeholder) ?? t(placeholders[kind])}
          autoFocus={autoFocus}
          autoComplete="off"
          disabled={disabled}
          readOnly={readOnly}
          error={Boolean(error)}
          required={required}
          onChange={(event) => {
            setDraft(event.target.value)
            onChange(asStored(event.target.value))
          }}
          endAdornment={
            <InputAdornment position="end">
              {readOnly ? (
                <LockMark />
              ) : (
                <IconButton
                  size="small"
                  edge="end"
                  disabled={disabled}
                  aria-label={opens}
                  aria-haspopup="dialog"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(true)}
                  sx={{ mr: -0.5 }}
                >
                  <Mark aria-hidden strokeWidth={1.75} />
                </IconButton>
              )}
            </InputAdornment>
          }
          slotProps={{ input: { spellCheck: false, 'aria-describedby': describedBy(props) } }}
          sx={{ maxWidth: 280 }}
        />
      </Box>
      <Popover
        open={isOpen}
        anchorEl={() => line.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5 } } }}
      >
        <Suspense fallback={<Skeleton variant="rectangular" width={kind === 'time' ? 136 : 320} height={kind === 'time' ? 280 : 376} />}>
          <Picker
            kind={kind}
            value={moment}
            clearable={!required && value !== undefined && value !== null}
            onPick={pick}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      </Popover>
    </FieldFrame>
  )
}
