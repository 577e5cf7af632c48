import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { enUS, nbNO, svSE } from '@mui/x-date-pickers/locales'
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock'
import { pickerLocale } from '@vitrine/contract'
import { enGB } from 'date-fns/locale/en-GB'
import { nb } from 'date-fns/locale/nb'
import { sv } from 'date-fns/locale/sv'
import { useTranslation } from 'react-i18next'
import type { Kind } from './date-text.ts'

const languages = {
  no: { calendar: nb, texts: nbNO },
  sv: { calendar: sv, texts: svSE },
  en: { calendar: enGB, texts: enUS },
}
/** Older dates are written: a list of years from the Iron Age on is no help. */
const firstYear = 1500
const minutesApart = 5

const alone = { borderBottom: 0, '& ul': { flex: 1 }, '& li': { mx: 'auto' } }
/** On a phone the clock stands under the calendar, and both shall fit on the screen. */
const besideCalendar = {
  width: { xs: '100%', sm: 'auto' },
  maxHeight: { xs: 132, sm: 336 },
  borderStyle: 'solid',
  borderColor: 'divider',
  borderWidth: { xs: '1px 0 0', sm: '0 0 0 1px' },
  '& ul': { flex: { xs: 1, sm: 'none' }, maxHeight: 'none' },
  '& li': { mx: { xs: 'auto', sm: 0.5 } },
}

type PickerProps = {
  kind: Kind
  value: Date | undefined
  clearable: boolean
  onPick(picked: Date | undefined): void
  onClose(): void
}

/** Calendar and clock, in the language of the pickers. A date alone is done when it is picked. */
export function Picker({ kind, value, clearable, onPick, onClose }: PickerProps) {
  const { t, i18n } = useTranslation()
  const { calendar, texts } = languages[pickerLocale(i18n.language)]
  const spoken = texts.components.MuiLocalizationProvider.defaultProps.localeText
  const finish = (picked: Date | undefined) => {
    onPick(picked)
    onClose()
  }
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={calendar}
      // «09» is seen, so «09» shall be heard.
      localeText={{ ...spoken, hoursClockNumberText: (hours) => spoken.hoursClockNumberText?.(hours.padStart(2, '0')) ?? hours }}
    >
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}>
        {kind !== 'time' && (
          <DateCalendar
            autoFocus
            value={value ?? null}
            minDate={new Date(Math.min(firstYear, value?.getFullYear() ?? firstYear), 0, 1)}
            fixedWeekNumber={6}
            sx={{ flex: 'none', mx: 0 }}
            onChange={(day, state) => {
              if (!day) return
              // The calendar keeps the time of the value; of none it would take the present one.
              const picked = value ? day : midnight(day)
              if (kind === 'date' && state === 'finish') finish(picked)
              else onPick(picked)
            }}
          />
        )}
        {kind !== 'date' && (
          <MultiSectionDigitalClock
            autoFocus={kind === 'time'}
            ampm={false}
            skipDisabled
            value={value ?? null}
            timeSteps={{ minutes: minutesApart }}
            onChange={(time) => time && onPick(time)}
            sx={kind === 'time' ? alone : besideCalendar}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 1, pt: 0.75, borderTop: 1, borderColor: 'divider' }}>
        <Button size="small" variant="text" disabled={!clearable} onClick={() => finish(undefined)}>
          {t('forms.dateTime.clear')}
        </Button>
        <Box sx={{ display: 'flex', columnGap: 0.5 }}>
          <Button size="small" variant="text" onClick={() => finish(kind === 'date' ? midnight(new Date()) : new Date())}>
            {kind === 'date' ? t('forms.dateTime.today') : t('forms.dateTime.now')}
          </Button>
          {kind !== 'date' && (
            <Button size="small" variant="text" color="primary" onClick={onClose}>
              {t('forms.dateTime.done')}
            </Button>
          )}
        </Box>
      </Box>
    </LocalizationProvider>
  )
}

const midnight = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate())
