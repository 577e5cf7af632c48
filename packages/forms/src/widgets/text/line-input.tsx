import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { InputHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { describedBy, FieldFrame, GhostNote, ghost, LockMark, useWords, type WidgetProps } from '../../engine/index.ts'

type Attributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'spellCheck' | 'autoCapitalize'>
type Options = { placeholder?: string; counter: boolean }

/** From this share of the maximum on, the counter helps. */
const nearMaximum = 0.8

/** The line that Text, Email and Uri share. */
export function LineInput({ attributes, ...props }: WidgetProps<Options> & { attributes: Attributes }) {
  const { id, name, value, schema, options, disabled, readOnly, error, required, autoFocus, emptyValue, onChange, onBlur } = props
  const { t } = useTranslation()
  const words = useWords()
  const text = typeof value === 'string' ? value : ''
  // As the schema counts: an emoji is one.
  const length = [...text].length
  const max = schema.maxLength
  const isCounted = max !== undefined && !readOnly && (options.counter || length >= max * nearMaximum)
  return (
    <FieldFrame {...props} counter={isCounted ? t('forms.text.counter', { length, max }) : undefined}>
      <OutlinedInput
        id={id}
        // Not the field's name alone: password managers would fill a «name» with the person's own.
        name={`vitrine-${name}`}
        value={text}
        {...ghost(props.language, words.text(options.placeholder))}
        autoFocus={autoFocus}
        disabled={disabled}
        readOnly={readOnly}
        error={Boolean(error)}
        required={required}
        onChange={(event) => onChange(event.target.value === '' ? emptyValue : event.target.value)}
        onBlur={onBlur}
        endAdornment={
          readOnly ? (
            <InputAdornment position="end">
              <LockMark />
            </InputAdornment>
          ) : (
            <GhostNote language={props.language} isEmpty={text === ''} />
          )
        }
        slotProps={{ input: { ...attributes, 'aria-describedby': describedBy(props) } }}
      />
    </FieldFrame>
  )
}
