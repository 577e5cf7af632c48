import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { describedBy, FieldFrame, GhostNote, ghost, LockMark, type OptionsOf, useWords, type WidgetProps } from '../../engine/index.ts'
import { inProse, lockedLook, useCounter } from '../text/index.ts'
import type { multilineDefinition } from './definition.ts'

/** A growing text never scrolls inside the form until it would fill the screen. */
const rowsBeforeScrolling = 30
const atTheTop = { alignSelf: 'flex-start', pt: 1, pr: 1 }

/** Several lines of plain text; the field grows with what is written. */
export function Multiline(props: WidgetProps<OptionsOf<typeof multilineDefinition>>) {
  const { id, name, value, options, disabled, readOnly, error, required, autoFocus, emptyValue, onChange, onBlur } = props
  const words = useWords()
  const text = typeof value === 'object' || value === undefined ? '' : String(value)
  const counter = useCounter(props, text)
  const { sx, ...ghostly } = ghost(props.language, words.text(options.placeholder))
  return (
    <FieldFrame {...props} counter={counter}>
      <OutlinedInput
        id={id}
        name={`vitrine-${name}`}
        value={text}
        multiline
        minRows={options.rows}
        maxRows={Math.max(options.rows, rowsBeforeScrolling)}
        {...ghostly}
        sx={[sx ?? {}, options.prose ? inProse : {}, readOnly ? lockedLook : {}]}
        autoFocus={autoFocus}
        autoComplete="off"
        disabled={disabled}
        readOnly={readOnly}
        error={Boolean(error)}
        required={required}
        onChange={(event) => onChange(event.target.value === '' ? emptyValue : event.target.value)}
        onBlur={onBlur}
        endAdornment={
          readOnly ? (
            <InputAdornment position="end" sx={atTheTop}>
              <LockMark />
            </InputAdornment>
          ) : (
            <GhostNote language={props.language} isEmpty={text === ''} />
          )
        }
        slotProps={{ input: { 'aria-describedby': describedBy(props) } }}
      />
    </FieldFrame>
  )
}
