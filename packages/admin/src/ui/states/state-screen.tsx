import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Illustration, type IllustrationKind } from '#ui/illustration'

export type StateScreenProps = {
  picture: IllustrationKind
  title: string
  text?: ReactNode
  actions?: ReactNode
  foot?: ReactNode
  /** The heading's level: 1 when the state is the whole page, 2 when it stands inside one. */
  level?: 1 | 2
  alert?: boolean
}

export function StateScreen({ picture, title, text, actions, foot, level = 2, alert }: StateScreenProps) {
  return (
    <Box
      role={alert ? 'alert' : undefined}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', py: 5, px: 2, m: 'auto' }}
    >
      <Illustration kind={picture} />
      <Typography
        variant="h2"
        component={level === 1 ? 'h1' : 'h2'}
        tabIndex={level === 1 ? -1 : undefined}
        sx={{ mt: 1.25, textWrap: 'balance' }}
      >
        {title}
      </Typography>
      {text && (
        <Typography component="div" sx={{ mt: 1, maxWidth: 320, color: 'text.secondary', textWrap: 'balance' }}>
          {text}
        </Typography>
      )}
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 2 }}>{actions}</Box>}
      {foot && <Box sx={{ mt: 1.5 }}>{foot}</Box>}
    </Box>
  )
}
