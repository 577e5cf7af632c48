import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SchemaSight, ToldFinding } from './use-schema-sight.ts'

/** Whether the two texts are well, else the first faults with the line each stands on. */
export function FindingsLine({ sight }: { sight: SchemaSight }) {
  const { t } = useTranslation()
  const { told } = sight
  const rest = told.count - told.first.length
  const icon = { width: 16, height: 16, flex: 'none', mt: '2px' }
  return (
    <Box role="status" sx={{ mt: 1.5, display: 'grid', gap: 0.75 }}>
      {told.count === 0 && (
        <Typography variant="body2" sx={{ display: 'flex', gap: 1, color: 'success.main' }}>
          <Box component={CircleCheck} aria-hidden sx={icon} />
          {t('views.admin.schemas.valid')}
        </Typography>
      )}
      {told.first.map((finding) => (
        <Typography
          key={`${finding.field} ${finding.pointer} ${finding.key}`}
          variant="body2"
          sx={{ display: 'flex', gap: 1, color: finding.severity === 'error' ? 'error.main' : 'warning.main', overflowWrap: 'anywhere' }}
        >
          <Box component={finding.severity === 'error' ? CircleAlert : TriangleAlert} aria-hidden sx={icon} />
          <FindingText finding={finding} />
        </Typography>
      ))}
      {rest > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('views.admin.schemas.moreFindings', { count: rest })}
        </Typography>
      )}
    </Box>
  )
}

/** Which text, which line, and what is wrong there. */
export function FindingText({ finding: { field, line, key, params } }: { finding: ToldFinding }) {
  const { t } = useTranslation()
  return <span>{t('views.admin.schemas.finding', { field: t(`fields.${field}`), line, text: t(key, params) })}</span>
}
