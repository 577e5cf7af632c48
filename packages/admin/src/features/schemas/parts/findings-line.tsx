import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { CheckFinding } from '@vitrine/forms/definitions'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { lineAt } from './json-lines.ts'
import type { SchemaSight } from './use-schema-sight.ts'

/** The rest is seen in the editor, one by one as the first are mended. */
const mostTold = 5

/** Whether the two texts are well, else the first faults with the line each stands on. */
export function FindingsLine({ sight }: { sight: SchemaSight }) {
  const { t } = useTranslation()
  const { texts, examined } = sight
  const told = useMemo(() => {
    const of = (field: 'json_schema' | 'ui_schema', findings: CheckFinding[]) => findings.map((finding) => ({ field, ...finding }))
    const all = [...of('json_schema', examined.json), ...of('ui_schema', examined.ui)]
    const first = all.toSorted((one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning')).slice(0, mostTold)
    return { count: all.length, first: first.map((finding) => ({ ...finding, line: lineAt(texts[finding.field], finding.pointer) })) }
  }, [texts, examined])
  const icon = { width: 16, height: 16, flex: 'none', mt: '2px' }
  return (
    <Box role="status" sx={{ mt: 1.5, display: 'grid', gap: 0.75 }}>
      {told.count === 0 && (
        <Typography variant="body2" sx={{ display: 'flex', gap: 1, color: 'success.main' }}>
          <Box component={CircleCheck} aria-hidden sx={icon} />
          {t('views.admin.schemas.valid')}
        </Typography>
      )}
      {told.first.map(({ field, key, params, pointer, severity, line }) => (
        <Typography
          key={`${field} ${pointer} ${key}`}
          variant="body2"
          sx={{ display: 'flex', gap: 1, color: severity === 'error' ? 'error.main' : 'warning.main', overflowWrap: 'anywhere' }}
        >
          <Box component={severity === 'error' ? CircleAlert : TriangleAlert} aria-hidden sx={icon} />
          <span>{t('views.admin.schemas.finding', { field: t(`fields.${field}`), line, text: t(key, params) })}</span>
        </Typography>
      ))}
      {told.count > mostTold && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('views.admin.schemas.moreFindings', { count: told.count - mostTold })}
        </Typography>
      )}
    </Box>
  )
}
