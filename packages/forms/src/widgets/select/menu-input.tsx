import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import MuiSelect from '@mui/material/Select'
import { useTranslation } from 'react-i18next'
import { describedBy, FieldFrame, isNullable, LockMark, useWords, type WidgetProps } from '../../engine/index.ts'
import { lockedLook } from '../text/index.ts'
import { type Choice, staleChoice } from './choices.ts'

const none = 'none'
const NoIcon = () => null

/** A few choices in a menu. MUI's Select holds strings, so a choice goes by its place in the list. */
export function MenuInput({ choices, ...props }: WidgetProps<{ placeholder?: string }> & { choices: readonly Choice[] }) {
  const { id, label, value, schema, options, required, disabled, readOnly, error, autoFocus, emptyValue, onChange, onBlur } = props
  const { t } = useTranslation()
  const words = useWords()
  const place = choices.findIndex((choice) => choice.value === value)
  const past = staleChoice(choices, value)
  const mayBeNone = isNullable(schema) || !required
  const noneText = words.text(options.placeholder) ?? t('forms.select.none')

  return (
    <FieldFrame {...props} labelledById>
      <MuiSelect
        labelId={`${id}-label`}
        value={place >= 0 ? String(place) : past ? 'stale' : none}
        displayEmpty
        autoFocus={autoFocus}
        disabled={disabled}
        readOnly={readOnly}
        error={Boolean(error)}
        onChange={(event) => {
          const chosen = event.target.value
          onChange(chosen === none ? emptyValue : choices[Number(chosen)]?.value)
        }}
        onBlur={onBlur}
        // A chevron would promise that it opens.
        {...(readOnly ? { IconComponent: NoIcon, sx: lockedLook } : {})}
        endAdornment={
          readOnly && (
            <InputAdornment position="end">
              <LockMark />
            </InputAdornment>
          )
        }
        SelectDisplayProps={{ id, 'aria-describedby': describedBy(props) }}
        MenuProps={{ slotProps: { list: { 'aria-label': label } } }}
      >
        {(mayBeNone || place < 0) && (
          <MenuItem value={none} disabled={!mayBeNone} sx={{ color: 'text.tertiary' }}>
            {noneText}
          </MenuItem>
        )}
        {past && (
          // A choice that the schema no longer has stays in sight until another is made.
          <MenuItem value="stale" disabled>
            {past.name}
          </MenuItem>
        )}
        {choices.map((choice, index) => (
          <MenuItem key={String(choice.value)} value={String(index)}>
            {choice.name}
          </MenuItem>
        ))}
      </MuiSelect>
    </FieldFrame>
  )
}
