import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import type { ReactNode } from 'react'
import { FieldNotes } from './field-notes.tsx'
import { LanguageTag } from './language-tag.tsx'
import type { WidgetProps } from './widget.ts'

type FrameProps = Pick<
  WidgetProps,
  'id' | 'label' | 'description' | 'reason' | 'error' | 'required' | 'disabled' | 'readOnly' | 'language'
> & {
  counter?: string
  /** For a control that is not an input and is named by the label's id (`{id}-label`) instead. */
  labelledById?: boolean
  children: ReactNode
}

/** The label above, the control, and what is said below it. */
export function FieldFrame({
  id,
  label,
  required,
  disabled,
  readOnly,
  error,
  language,
  labelledById = false,
  children,
  ...notes
}: FrameProps) {
  return (
    <FormControl fullWidth variant="outlined" size="small" required={required && !readOnly} disabled={disabled} error={Boolean(error)}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', columnGap: 1, mb: 0.625 }}>
        <FormLabel
          id={`${id}-label`}
          {...(labelledById ? { component: 'span' } : { htmlFor: id })}
          sx={{ typography: 'subtitle2', color: 'text.primary', '& .MuiFormLabel-asterisk': { color: 'error.main' } }}
        >
          {label}
        </FormLabel>
        {language && <LanguageTag {...language} />}
      </Box>
      {children}
      <FieldNotes id={id} error={error} {...notes} />
    </FormControl>
  )
}
