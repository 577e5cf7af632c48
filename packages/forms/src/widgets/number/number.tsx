import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { resolveLocale } from '@vitrine/contract'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { describedBy, FieldFrame, isOfType, LockMark, type OptionsOf, useWords, type WidgetProps } from '../../engine/index.ts'
import type { numberDefinition } from './definition.ts'
import { formatNumber, stepNumber } from './number-text.ts'
import { useNumberText } from './use-number-text.ts'

/** A text input, not `type="number"`: that one changes by the wheel, refuses commas and hides what it cannot read. */
export function NumberInput(props: WidgetProps<OptionsOf<typeof numberDefinition>>) {
  const { id, name, value, schema, options, disabled, readOnly, error, required, autoFocus, onBlur } = props
  const { i18n } = useTranslation()
  const words = useWords()
  const language = resolveLocale(i18n.language)
  const { shown, write, settle } = useNumberText(props, language)

  const step = (event: KeyboardEvent) => {
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || readOnly) return
    event.preventDefault()
    write(formatNumber(stepNumber(value, event.key === 'ArrowUp' ? 1 : -1, schema), language))
  }

  const unit = words.text(options.unit)
  return (
    <FieldFrame {...props}>
      <OutlinedInput
        id={id}
        name={`vitrine-${name}`}
        value={shown}
        placeholder={words.text(options.placeholder)}
        autoFocus={autoFocus}
        autoComplete="off"
        disabled={disabled}
        readOnly={readOnly}
        error={Boolean(error)}
        required={required}
        onChange={(event) => write(event.target.value)}
        onKeyDown={step}
        onBlur={() => {
          settle()
          onBlur()
        }}
        endAdornment={
          (readOnly || unit) && (
            <InputAdornment position="end" sx={{ columnGap: 0.75 }}>
              {unit}
              {readOnly && <LockMark />}
            </InputAdornment>
          )
        }
        slotProps={{ input: { inputMode: isOfType(schema, 'integer') ? 'numeric' : 'decimal', 'aria-describedby': describedBy(props) } }}
      />
    </FieldFrame>
  )
}
