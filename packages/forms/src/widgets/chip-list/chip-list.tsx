import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describedBy, FieldFrame, LockMark, type OptionsOf, useDraft, useWords, type WidgetProps } from '../../engine/index.ts'
import { lockedLook } from '../text/index.ts'
import type { chipListDefinition } from './definition.ts'
import { hasSeparator, splitChips } from './split-chips.ts'
import { Spoken } from './spoken.tsx'

/** A list of short texts, each a chip that can be taken away. */
export function ChipList({ error: fault, ...rest }: WidgetProps<OptionsOf<typeof chipListDefinition>>) {
  const { id, name, value, schema, options, required, disabled, readOnly, autoFocus, emptyValue, onChange, onBlur } = rest
  const { t } = useTranslation()
  const words = useWords()
  const [text, setText] = useState('')
  /** What is not yet a chip; emptied at once, since the form can ask for it twice before the field is drawn again. */
  const half = useRef('')
  const [refused, setRefused] = useState(false)
  const [said, setSaid] = useState('')
  const chips = chipsOf(value)
  const error = refused ? t('components.ChipListField.NoDuplicates') : fault
  const props = { ...rest, error }

  // A list that may not be empty is left out when its last chip is gone.
  const hand = (next: unknown[]) => onChange(next.length === 0 && schema.minItems && !required ? emptyValue : next)
  /** What is refused stays in the field, so that it can be seen and mended. */
  const take = (written: string) => {
    const { fresh, doubles } = splitChips(written, chips)
    half.current = ''
    setText(doubles.join(', '))
    setRefused(doubles.length > 0)
    if (fresh.length === 0) return
    setSaid(t('forms.chipList.added', { names: fresh.join(', ') }))
    hand([...chips, ...fresh])
  }

  // What stands there half-way is meant: it must not be lost when the person goes on, saves or leaves.
  const takeHalf = () => {
    if (half.current !== '' && !disabled && !readOnly) take(half.current)
  }
  useDraft(takeHalf)

  return (
    <FieldFrame {...props}>
      <Autocomplete<unknown, true, true, true>
        id={id}
        multiple
        freeSolo
        disableClearable
        clearOnBlur={false}
        options={[]}
        value={chips}
        inputValue={text}
        disabled={disabled}
        readOnly={readOnly}
        getOptionLabel={String}
        onInputChange={(_event, written, cause) => {
          if (cause !== 'input') return
          if (hasSeparator(written)) take(written)
          else {
            half.current = written
            setText(written)
            setRefused(false)
          }
        }}
        onChange={(_event, next, cause, details) => {
          if (cause !== 'removeOption') return
          setSaid(t('forms.chipList.removed', { names: String(details?.option ?? '') }))
          hand(next)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || text.trim() === '' || event.nativeEvent.isComposing) return
          // MUI would pass over a double without a word.
          event.defaultMuiPrevented = true
          event.preventDefault()
          take(text)
        }}
        onBlur={() => {
          takeHalf()
          onBlur()
        }}
        renderValue={(shown, getItemProps) =>
          shown.map((chip, index) => {
            const { key, onDelete, ...item } = getItemProps({ index })
            return (
              <Chip
                key={key}
                {...item}
                {...(readOnly ? {} : { onDelete, deleteIcon: <X aria-hidden strokeWidth={1.75} /> })}
                label={String(chip)}
                sx={{
                  maxWidth: '100%',
                  bgcolor: 'surface.mat',
                  '&.Mui-disabled': { opacity: 1, color: 'text.tertiary' },
                  '& .lucide': { width: 14, height: 14 },
                }}
              />
            )
          })
        }
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            {...input}
            name={`vitrine-${name}`}
            fullWidth
            autoFocus={autoFocus}
            disabled={disabled}
            readOnly={readOnly}
            error={Boolean(error)}
            placeholder={chips.length === 0 && !readOnly ? (words.text(options.placeholder) ?? t('forms.chipList.placeholder')) : undefined}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text')
              if (readOnly || !hasSeparator(pasted)) return
              event.preventDefault()
              take(`${text}${pasted}`)
            }}
            sx={readOnly ? lockedLook : {}}
            endAdornment={
              readOnly && (
                <InputAdornment position="end">
                  <LockMark />
                </InputAdornment>
              )
            }
            slotProps={{ input: { ...htmlInput, 'aria-describedby': describedBy(props), 'aria-required': required || undefined } }}
          />
        )}
      />
      <Spoken text={said} />
    </FieldFrame>
  )
}

/** A value that is no list is shown as one chip, and kept. */
const chipsOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null || value === '' ? [] : [value]
