import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export const Key = ({ children }: { children: ReactNode }) => (
  <Box
    component="kbd"
    sx={{
      px: 0.625,
      typography: 'caption',
      color: 'text.secondary',
      border: 1,
      borderColor: 'divider',
      borderRadius: '5px',
      bgcolor: 'background.paper',
      whiteSpace: 'nowrap',
    }}
  >
    {children}
  </Box>
)

const keys = [
  { key: 'arrows', does: 'choose' },
  { key: 'enter', does: 'goOn' },
  { key: 'newTab', does: 'newTab' },
  { key: 'help', does: 'help' },
] as const

/** The keys one needs, below the list; there are none on a phone. */
export function KeyLine() {
  const { t } = useTranslation()
  return (
    <Box
      sx={{
        flex: 'none',
        display: { xs: 'none', sm: 'flex' },
        alignItems: 'center',
        gap: 2,
        px: 2,
        py: 1,
        typography: 'caption',
        color: 'text.secondary',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {keys.map(({ key, does }) => (
        <span key={key}>
          <Key>{t(`palette.keys.${key}`)}</Key> {t(`palette.hints.${does}`)}
        </span>
      ))}
      <Box component="span" sx={{ ml: 'auto', color: 'text.tertiary' }}>
        {t('palette.everyLanguage')}
      </Box>
    </Box>
  )
}

const allKeys = ['open', 'arrows', 'enter', 'newTab', 'escape', 'save', 'publish', 'undo', 'link'] as const

/** Every key there is, told when a question mark is written. */
export function KeyHelp() {
  const { t } = useTranslation()
  return (
    <Box
      component="dl"
      aria-label={t('palette.help')}
      sx={{ m: 0, p: 1, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, rowGap: 1 }}
    >
      {allKeys.map((key) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <Box component="dt">
            <Key>{t(`palette.keys.${key}`)}</Key>
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {t(`palette.about.${key}`)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
