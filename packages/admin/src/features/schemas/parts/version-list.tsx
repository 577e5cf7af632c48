import Box from '@mui/material/Box'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import type { Schema, SchemaStep } from '@vitrine/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pages } from '#ui/list-view'
import { SkeletonText, Waiting } from '#ui/skeleton'
import { TimeSince } from '#ui/time-since'
import { useSchemaHistory, versionsPerPage } from '../queries/index.ts'

export type Pair = { from: number; to: number }
type Props = { schema: Schema; pair: Pair; onPair: (pair: Pair) => void }

/** The versions, newest first; choosing one shows what it changed. */
export function VersionList({ schema, pair, onPair }: Props) {
  const { t } = useTranslation()
  const [page, setPage] = useState(0)
  const history = useSchemaHistory(schema.id, page)
  const pages = Math.ceil((history.data?.total_count ?? 0) / versionsPerPage)
  const whatOf = ({ action, changed, restored_from }: SchemaStep): string => {
    const names = changed.map((name) => t(`fields.${name}`)).join(', ')
    const did = t(`views.admin.schemas.history.actions.${action}`, { version: restored_from ?? 0 })
    return action === 'updated' && names ? names : [did, names].filter(Boolean).join(': ')
  }
  if (!history.data)
    return (
      <Waiting label={t('generic.loading')}>
        <SkeletonText />
      </Waiting>
    )
  return (
    <Box>
      <Box
        component="ul"
        aria-label={t('views.admin.schemas.history.versions')}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
      >
        {history.data.items.map((step) => (
          <li key={step.version}>
            <ListItemButton
              selected={pair.to === step.version}
              aria-current={pair.to === step.version}
              onClick={() => onPair({ from: Math.max(1, step.version - 1), to: step.version })}
              sx={{ display: 'block', height: 'auto', py: 1 }}
            >
              <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                {t('views.admin.schemas.history.version', { version: step.version })}
              </Typography>
              <Typography variant="body2" component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                {whatOf(step)}
              </Typography>
              <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.tertiary' }}>
                <TimeSince value={step.saved_at} /> {step.saved_by && `· ${step.saved_by}`}
              </Typography>
            </ListItemButton>
          </li>
        ))}
      </Box>
      <Pages count={pages} page={page} onPage={setPage} sx={{ mt: 1 }} />
    </Box>
  )
}
