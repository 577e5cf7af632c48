import Box from '@mui/material/Box'
import MuiCheckbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import Switch from '@mui/material/Switch'
import { describedBy, FieldNotes, LockMark, type OptionsOf, type WidgetProps } from '../../engine/index.ts'
import type { checkboxDefinition } from './definition.ts'

/** Yes or no, with its label beside it and its help under the label. */
export function Checkbox(props: WidgetProps<OptionsOf<typeof checkboxDefinition>>) {
  const { id, name, label, value, schema, options, required, disabled, readOnly, error, autoFocus, onChange, onBlur } = props
  const Control = options.look === 'switch' ? Switch : MuiCheckbox
  return (
    <FormControl fullWidth required={required && !readOnly} disabled={disabled} error={Boolean(error)}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.25, alignItems: 'start' }}>
        {/* The theme gives the control a hit area of 7 px around it; the label shall stand by what is drawn. */}
        <Box sx={{ m: -0.875 }}>
          <Control
            id={id}
            name={`vitrine-${name}`}
            // What the server fills in for an absent value is what the person sees.
            checked={typeof value === 'boolean' ? value : schema.default === true}
            disabled={disabled}
            autoFocus={autoFocus}
            onChange={(_event, checked) => {
              if (!readOnly) onChange(checked)
            }}
            onBlur={onBlur}
            slotProps={{
              input: {
                'aria-describedby': describedBy(props),
                'aria-invalid': error ? true : undefined,
                'aria-readonly': readOnly || undefined,
                ...(options.look === 'switch' ? { role: 'switch' } : {}),
              },
            }}
          />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <FormLabel
            htmlFor={id}
            sx={{
              typography: 'subtitle2',
              display: 'inline-flex',
              alignItems: 'center',
              columnGap: 0.75,
              color: 'text.primary',
              '& .MuiFormLabel-asterisk': { color: 'error.main' },
            }}
          >
            {label}
            {readOnly && <LockMark />}
          </FormLabel>
          <FieldNotes {...props} />
        </Box>
      </Box>
    </FormControl>
  )
}
