import Box from '@mui/material/Box'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  return (
    <Box
      component="a"
      href="#main"
      onClick={(event) => {
        event.preventDefault()
        target.current?.focus()
      }}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: -60,
        left: 12,
        px: 1.5,
        py: 1,
        typography: 'button',
        textDecoration: 'none',
        color: 'inverse.text',
        bgcolor: 'inverse.main',
        borderRadius: 1,
        '&:focus-visible': { top: 8 },
      }}
    >
      {t('app.skipToContent')}
    </Box>
  )
}
