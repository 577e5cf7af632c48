import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { NamedIcon } from '@vitrine/forms'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { type LanguageRowProps, LanguageRowView } from './language-row-view.tsx'
import type { LanguageGroup } from './language-rows.ts'

type Props = Omit<LanguageRowProps, 'row'> & { group: LanguageGroup }

/** The texts under one heading; drawn again only when one of them is another, for a document may have hundreds of them. */
export const LanguageGroupView = memo(function LanguageGroupView({ group, ...ofRows }: Props) {
  const { t } = useTranslation()
  const countOf = (wanted: string) => group.rows.filter(({ state }) => state === wanted).length
  const [missing, outdated] = [countOf('missing'), countOf('outdated')]
  return (
    <Box
      component="section"
      aria-label={group.title}
      sx={{
        px: { xs: 2, sm: 2.5 },
        py: 2,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: (theme) => `${theme.radius.section}px`,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
        {group.icon && <NamedIcon name={group.icon} sx={{ fontSize: 18, color: 'text.secondary' }} />}
        <Typography variant="h4" component="h3" sx={{ flex: 1 }}>
          {group.title}
        </Typography>
        {missing > 0 && <Chip size="small" variant="outline" label={t('documents.languages.missing', { count: missing })} />}
        {outdated > 0 && <Chip size="small" color="warning" label={t('documents.languages.outdated', { count: outdated })} />}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.75 }}>
        {group.rows.map((row) => (
          <LanguageRowView key={`${row.pointer} ${ofRows.target}`} row={row} {...ofRows} />
        ))}
      </Box>
    </Box>
  )
})
