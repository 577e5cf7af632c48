import Box from '@mui/material/Box'
import { LanguageSelector } from '@vitrine/forms'
import type { ReactNode } from 'react'

/** The white card a form stands on. */
export const FormCard = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      p: 2.5,
      minWidth: 0,
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderRadius: (theme) => `${theme.radius.section}px`,
    }}
  >
    {children}
  </Box>
)

type LanguagesProps = { locales: readonly string[]; locale: string; onChange: (locale: string) => void }

/** Which language of the texts is written; on a narrow screen the row of them is drawn along sideways. */
export const FormLanguages = (props: LanguagesProps) => (
  <Box sx={{ mb: 1.75, mx: -2.5, px: 2.5, overflowX: 'auto' }}>
    <LanguageSelector {...props} />
  </Box>
)
