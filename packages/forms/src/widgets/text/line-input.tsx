import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { InputHTMLAttributes } from 'react'
import { describedBy, FieldFrame, GhostNote, ghost, LockMark, useWords, type WidgetProps } from '../../engine/index.ts'
import { useCounter } from './counter.ts'
import { inProse } from './prose.ts'

type Attributes = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'spellCheck' | 'autoCapitalize'>
type Options = { placeholder?: string; counter: boolean; prose?: boolean }

/** The line that Text, Email and Uri share. */
export function LineInput({ attributes, ...props }: WidgetProps<Options> & { attributes: Attributes }) {
  const { id, name, value, options, disabled, readOnly, error, required, autoFocus, emptyValue, onChange, onBlur } = props
  const words = useWords()
  const text = typeof value === 'object' || value === undefined ? '' : String(value)
  const counter = useCounter(props, text)
  const { sx, ...ghostly } = ghost(props.language, words.text(options.placeholder))
  return (
    <FieldFrame {...props} counter={counter}>
      <OutlinedInput
        id={id}
        // Not the field's name alone: password managers would fill a «name» with the person's own.
        name={`vitrine-${name}`}
        value={text}
        {...ghostly}
        sx={[sx ?? {}, options.prose ? inProse : {}]}
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
