import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ApiKey } from '@vitrine/contract'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TimeSince } from '#ui/time-since'
import { isExpired } from './is-expired.ts'
import { ManageDialog } from './manage-dialog.tsx'

/** How a key is known again, when it was used, and what it opens. */
export function KeyHeading({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation()
  const [isManaging, setManaging] = useState(false)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2.5 }}>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography variant="code" component="p">
          {apiKey.key}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.75 }}>
          {isExpired(apiKey) && <Chip size="small" color="error" label={t('views.admin.apiKeys.expired')} />}
          <Chip size="small" variant="outline" label={t('views.admin.apiKeys.opens', { count: apiKey.number_of_instances })} />
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
            {t('fields.last_used_at')}:{' '}
            {apiKey.last_used_at ? <TimeSince value={apiKey.last_used_at} /> : t('views.admin.apiKeys.neverUsed')}
          </Typography>
        </Box>
      </Box>
      {!apiKey.deleted_at && (
        <Button size="small" variant="outlined" startIcon={<ListChecks aria-hidden />} onClick={() => setManaging(true)}>
          {t('views.admin.apiKeys.manage')}
        </Button>
      )}
      {isManaging && <ManageDialog id={apiKey.id} onClose={() => setManaging(false)} />}
    </Box>
  )
}
