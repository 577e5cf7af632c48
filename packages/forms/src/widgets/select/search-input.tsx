import Autocomplete from '@mui/material/Autocomplete'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { describedBy, FieldFrame, isNullable, LockMark, useWords, type WidgetProps } from '../../engine/index.ts'
import { lockedLook } from '../text/index.ts'
import { type Choice, staleChoice } from './choices.ts'
import { findChoices } from './find-choices.ts'

/** The last row of a list that is cut: says how many more there are, and cannot be chosen. */
type Row = Choice & { left?: number }

/** Many choices: the person writes some letters of the one that is wanted. */
export function SearchInput({ choices, ...props }: WidgetProps<{ placeholder?: string }> & { choices: readonly Choice[] }) {
  const { id, name, label, value, schema, options, required, disabled, readOnly, error, autoFocus, emptyValue, onChange, onBlur } = props
  const { t } = useTranslation()
  const words = useWords()
  const past = useMemo(() => staleChoice(choices, value), [choices, value])
  const chosen = past ?? choices.find((choice) => choice.value === value) ?? null
  const rows = useMemo<readonly Row[]>(() => (past ? [past, ...choices] : choices), [past, choices])

  return (
    <FieldFrame {...props}>
      <Autocomplete<Row, false, boolean>
        id={id}
        options={rows}
        value={chosen}
        disabled={disabled}
        readOnly={readOnly}
        disableClearable={required && !isNullable(schema)}
        autoHighlight
        selectOnFocus
        clearOnBlur
        handleHomeEndKeys
        getOptionLabel={(row) => row.name}
        getOptionKey={(row) => (row.left === undefined ? JSON.stringify(row.value) : 'left')}
        getOptionDisabled={(row) => row.left !== undefined || row === past}
        isOptionEqualToValue={(row, other) => row.value === other.value}
        filterOptions={(all, { inputValue, getOptionLabel }) => {
          // Just opened, the field holds the name of what is chosen: that is no search.
          const { shown, left } = findChoices(all, chosen && inputValue === getOptionLabel(chosen) ? '' : inputValue)
          return left > 0 ? [...shown, { value: undefined, name: '', left }] : shown
        }}
        onChange={(_event, row) => onChange(row ? row.value : emptyValue)}
        onBlur={onBlur}
        noOptionsText={t('forms.select.noHits')}
        clearText={t('forms.select.clear', { label })}
        openText={t('forms.select.open', { label })}
        closeText={t('forms.select.close', { label })}
        slotProps={{ listbox: { 'aria-label': label } }}
        renderOption={({ key, ...row }, { name: text, left }) => (
          <li key={key} {...row}>
            {left === undefined ? text : t('forms.select.left', { count: left })}
          </li>
        )}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            {...input}
            name={`vitrine-${name}`}
            fullWidth
            autoFocus={autoFocus}
            disabled={disabled}
            readOnly={readOnly}
            error={Boolean(error)}
            required={required}
            placeholder={words.text(options.placeholder) ?? t('forms.select.none')}
            sx={readOnly ? lockedLook : {}}
            endAdornment={
              readOnly ? (
                <InputAdornment position="end">
                  <LockMark />
                </InputAdornment>
              ) : (
                input.endAdornment
              )
            }
            slotProps={{ input: { ...htmlInput, 'aria-describedby': describedBy(props) } }}
          />
        )}
      />
    </FieldFrame>
  )
}
