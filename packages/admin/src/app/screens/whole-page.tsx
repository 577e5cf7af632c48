import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#ui/mark'

/** A page without the frame: for those who are not in, or when the frame itself could not be drawn. */
export function WholePage({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box component="header" sx={{ height: (theme) => theme.size.header, px: { xs: 2, sm: 2.5 }, display: 'flex', alignItems: 'center' }}>
        <Wordmark label={t('app.title')} />
      </Box>
      <Box component="main" sx={{ flex: 1, display: 'grid', placeItems: 'center', pb: 10 }}>
        {children}
      </Box>
    </Box>
  )
}
