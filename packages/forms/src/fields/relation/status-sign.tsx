import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { RelatedStatus } from './service.ts'

const colours = { draft: 'draft', published: 'published', published_not_listed: 'unlisted' } as const

/** Colour never stands alone: a draft is a ring, published a disc, unlisted a half disc. */
export function StatusSign({ status }: { status: RelatedStatus }) {
  const { t } = useTranslation()
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', columnGap: 0.75 }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 9,
          height: 9,
          flex: 'none',
          borderRadius: '50%',
          border: 2,
          borderColor: `${colours[status]}.dot`,
          overflow: 'hidden',
          '&::before': {
            content: '""',
            display: status === 'draft' ? 'none' : 'block',
            width: status === 'published' ? '100%' : '50%',
            height: '100%',
            bgcolor: `${colours[status]}.dot`,
          },
        }}
      />
      {t(`documentStatuses.${status}`)}
    </Box>
  )
}
