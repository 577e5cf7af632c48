import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describedBy, FieldFrame, LockMark, type OptionsOf, useWords, type WidgetProps } from '../../engine/index.ts'
import type { colourDefinition } from './definition.ts'
import { toHex, toSixDigits } from './hex.ts'

/** What the browser's picker opens at when there is no colour yet. */
const startOfPicker = '#808080'

/** A colour: written as hex, or picked in the browser's own picker behind the swatch. */
export function Colour({ error: fault, ...rest }: WidgetProps<OptionsOf<typeof colourDefinition>>) {
  const { id, name, label, value, options, required, disabled, readOnly, autoFocus, emptyValue, onChange, onBlur } = rest
  const { t } = useTranslation()
  const words = useWords()
  const [isLeft, setLeft] = useState(false)
  const text = typeof value === 'string' ? value : ''
  const hex = toHex(text)
  // Said once the person has left the field, never while the first digits are written.
  const isUnreadable = text !== '' && hex === undefined && (isLeft || Boolean(fault))
  const error = isUnreadable ? t('forms.colour.invalid') : fault
  const props = { ...rest, error }
  const locked = disabled || readOnly

  return (
    <FieldFrame {...props}>
      <OutlinedInput
        id={id}
        name={`vitrine-${name}`}
        value={text}
        placeholder={words.text(options.placeholder)}
        autoFocus={autoFocus}
        autoComplete="off"
        disabled={disabled}
        readOnly={readOnly}
        error={Boolean(error)}
        required={required}
        onChange={(event) => onChange(event.target.value === '' ? emptyValue : event.target.value)}
        onBlur={(event) => {
          if (event.currentTarget.parentElement?.contains(event.relatedTarget)) return
          if (!locked && hex && hex !== text) onChange(hex)
          setLeft(true)
          onBlur()
        }}
        startAdornment={
          <InputAdornment position="start">
            <Swatch hex={hex}>
              {!locked && (
                <input
                  type="color"
                  aria-label={t('forms.colour.pick', { label })}
                  value={hex ? toSixDigits(hex) : startOfPicker}
                  onChange={(event) => onChange(event.target.value)}
                />
              )}
            </Swatch>
          </InputAdornment>
        }
        endAdornment={
          readOnly && (
            <InputAdornment position="end">
              <LockMark />
            </InputAdornment>
          )
        }
        slotProps={{ input: { spellCheck: false, autoCapitalize: 'none', 'aria-describedby': describedBy(props) } }}
        sx={{ maxWidth: 240, '& .MuiInputBase-input': { typography: 'code' } }}
      />
    </FieldFrame>
  )
}

/** Shows the colour; the picker lies invisible over it, so that a press anywhere opens it. */
const Swatch = ({ hex, children }: { hex: string | undefined; children: ReactNode }) => (
  <Box
    component="span"
    data-swatch={hex ?? ''}
    sx={{
      position: 'relative',
      width: 24,
      height: 24,
      flex: 'none',
      borderRadius: 0.75,
      border: 1,
      borderStyle: hex ? 'solid' : 'dashed',
      borderColor: 'border.field',
      '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', p: 0, border: 0, opacity: 0, cursor: 'pointer' },
      '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
    }}
    // The museum's colour, not the theme's.
    style={{ backgroundColor: hex }}
  >
    {children}
  </Box>
)
