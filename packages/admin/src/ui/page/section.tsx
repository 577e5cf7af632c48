import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

type Props = { title?: string; count?: number; actions?: ReactNode; children: ReactNode; foot?: ReactNode; level?: 2 | 3 }

/** A white card with a heading; the foot is for a sentence that explains the whole. */
export function Section({ title, count, actions, children, foot, level = 2 }: Props) {
  const heading = useId()
  return (
    <Card component="section" aria-labelledby={title ? heading : undefined}>
      {title && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2.5, pt: 2, minHeight: 40 }}>
          <Typography id={heading} variant="h4" component={`h${level}`}>
            {title}
          </Typography>
          {count !== undefined && <CountPill>{count}</CountPill>}
          {actions && <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>{actions}</Box>}
        </Box>
      )}
      <Box sx={{ p: 2.5, pt: title ? 1.5 : 2.5 }}>{children}</Box>
      {foot && (
        <Typography
          component="div"
          variant="body2"
          sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
        >
          {foot}
        </Typography>
      )}
    </Card>
  )
}

export function CountPill({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        px: 0.75,
        borderRadius: 1,
        bgcolor: 'surface.sunken',
        color: 'text.secondary',
        fontSize: '0.75rem',
        lineHeight: '1rem',
        fontWeight: 650,
        fontFeatureSettings: "'tnum' 1",
      }}
    >
      {children}
    </Box>
  )
}
