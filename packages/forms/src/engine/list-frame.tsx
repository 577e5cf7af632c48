import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { describedBy, FieldNotes } from './field-notes.tsx'
import type { ListProps } from './widget.ts'

type FrameProps = Pick<ListProps, 'id' | 'title' | 'description' | 'error' | 'reason' | 'required'> & {
  count: number
  /** How many, in words, where a number alone says too little. */
  countText?: string
  /** For what is one thing and no list. */
  hidesCount?: boolean
  /** Buttons at the right end of the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** A list with its name, how many it has, and what is said of it. */
export function ListFrame({ id, title, required, count, countText, hidesCount = false, actions, children, ...notes }: FrameProps) {
  const { t } = useTranslation()
  return (
    <Box
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy({ id, ...notes })}
      sx={{ minWidth: 0, outline: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, minHeight: 32, mb: 0.75 }}>
        <FormLabel
          id={`${id}-title`}
          component="span"
          required={required}
          error={false}
          sx={{ typography: 'h4', color: 'text.primary', '& .MuiFormLabel-asterisk': { color: 'error.main' } }}
        >
          {title}
        </FormLabel>
        {!hidesCount && (
          <Typography
            component="span"
            variant="caption"
            sx={{ px: 0.75, borderRadius: '5px', bgcolor: 'surface.sunken', color: 'text.secondary', fontWeight: 600 }}
          >
            {countText ?? t('forms.list.count', { count })}
          </Typography>
        )}
        <Box sx={{ ml: 'auto', display: 'flex' }}>{actions}</Box>
      </Box>
      {children}
      <FieldNotes id={id} {...notes} />
    </Box>
  )
}
