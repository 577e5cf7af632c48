import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Slider from '@mui/material/Slider'
import { resolveLocale } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { describedBy, FieldFrame, isOfType, LockMark, type OptionsOf, useWords, type WidgetProps } from '../../engine/index.ts'
import { formatNumber, useNumberText } from '../number/index.ts'
import type { rangeDefinition } from './definition.ts'

/** A number between two limits: dragged, or written where it must be exact. */
export function Range(props: WidgetProps<OptionsOf<typeof rangeDefinition>>) {
  const { id, name, label, value, schema, options, required, disabled, readOnly, error, autoFocus, onChange, onBlur } = props
  const { i18n } = useTranslation()
  const words = useWords()
  const language = resolveLocale(i18n.language)
  const { minimum = 0, maximum = 100 } = schema
  const { shown, write, settle } = useNumberText(props, language)
  const step = options.step ?? schema.multipleOf ?? (isOfType(schema, 'integer') ? 1 : (maximum - minimum) / 100)
  const unit = words.text(options.unit)
  const spoken = (number: number) => [formatNumber(number, language), unit].filter(Boolean).join(' ')

  return (
    <FieldFrame {...props}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', columnGap: 2.5 }}
        onBlur={(event) => {
          if (event.currentTarget.contains(event.relatedTarget)) return
          settle()
          onBlur()
        }}
      >
        <Slider
          value={Math.min(Math.max(typeof value === 'number' ? value : minimum, minimum), maximum)}
          min={minimum}
          max={maximum}
          step={step}
          // A slider cannot be locked and still move by keyboard; the number beside it can be read.
          disabled={disabled || readOnly}
          size="small"
          onChange={(_event, next) => {
            settle()
            // Steps of 0.1 must not end in 0.30000000000000004.
            onChange(Number(Number(next).toPrecision(12)))
          }}
          aria-label={label}
          getAriaValueText={spoken}
          sx={{
            mx: 1,
            color: 'primary.main',
            '&.Mui-disabled': { color: 'border.field' },
            // Nothing is chosen yet, not even the least.
            ...(typeof value === 'number'
              ? {}
              : { '& .MuiSlider-thumb': { bgcolor: 'background.paper', border: 2, borderColor: 'border.field' } }),
          }}
        />
        <OutlinedInput
          id={id}
          name={`vitrine-${name}`}
          value={shown}
          autoFocus={autoFocus}
          autoComplete="off"
          disabled={disabled}
          readOnly={readOnly}
          error={Boolean(error)}
          required={required}
          onChange={(event) => write(event.target.value)}
          endAdornment={
            (readOnly || unit) && (
              <InputAdornment position="end" sx={{ columnGap: 0.75 }}>
                {unit}
                {readOnly && <LockMark />}
              </InputAdornment>
            )
          }
          slotProps={{ input: { inputMode: 'decimal', 'aria-describedby': describedBy(props) } }}
          sx={{ flex: 'none', width: unit || readOnly ? 112 : 84 }}
        />
      </Box>
    </FieldFrame>
  )
}
