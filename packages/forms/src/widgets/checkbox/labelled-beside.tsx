import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import type { ReactNode } from 'react'
import { FieldNotes, LockMark, type WidgetProps } from '../../engine/index.ts'

/** A small control with its label beside it and its help under the label. */
export function LabelledBeside({ children, ...props }: WidgetProps & { children: ReactNode }) {
  const { id, label, required, disabled, readOnly, error } = props
  return (
    <FormControl fullWidth required={required && !readOnly} disabled={disabled} error={Boolean(error)}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.25, alignItems: 'start' }}>
        {/* The theme gives the control a hit area of 7 px around it; the label shall stand by what is drawn. */}
        <Box sx={{ m: -0.875 }}>{children}</Box>
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
