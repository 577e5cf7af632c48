import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FieldGrid, type TemplateProps } from '../../engine/index.ts'

/** Fields that belong together inside a section: a heading, a line, and no paper of their own. */
export function Module({ id, title, description, fields, spacing }: TemplateProps) {
  return (
    <Box component="section" aria-labelledby={title ? `${id}-title` : undefined} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.75 }}>
      {title && (
        <Typography id={`${id}-title`} component="h3" variant="h4" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
      )}
      {description && (
        <Typography variant="body2" sx={{ mb: 1.25, color: 'text.secondary' }}>
          {description}
        </Typography>
      )}
      <FieldGrid fields={fields} spacing={spacing} />
    </Box>
  )
}
