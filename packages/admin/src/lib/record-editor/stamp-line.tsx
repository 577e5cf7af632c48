import Typography from '@mui/material/Typography'
import { Trans, useTranslation } from 'react-i18next'
import { dayDate, parseTime, TimeSince } from '#ui/time-since'

type Stamped = { created_at: string; updated_at: string; updated_by: string | null }

/** When it was made, and who changed it last. */
export function StampLine({ record }: { record: Stamped }) {
  const { t } = useTranslation()
  const created = parseTime(record.created_at)
  return (
    <Typography variant="body2" sx={{ px: 0.5, color: 'text.tertiary' }}>
      <Trans
        t={t}
        i18nKey={record.updated_by ? 'recordEditor.stampBy' : 'recordEditor.stamp'}
        values={{ created: created ? dayDate(created) : '', who: record.updated_by ?? '' }}
        components={{ time: <TimeSince value={record.updated_at} /> }}
      />
    </Typography>
  )
}
