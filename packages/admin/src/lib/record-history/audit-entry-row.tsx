import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type AuditEntry, textWithTag } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { useLanguage } from '#lib/i18n'
import { PersonAvatar } from '#ui/page'
import { TimeSince } from '#ui/time-since'
import { changeLines } from './change-lines.ts'
import { ChangedField } from './changed-field.tsx'

type Props = {
  entry: AuditEntry
  /** Named where changes of many records stand together: what it is called by its kind, and where it is. */
  record?: { kind: string; to: string | undefined }
}

/** Who did what, and when; below it the fields, old and new. */
export function AuditEntryRow({ entry, record }: Props) {
  const { t, i18n } = useTranslation()
  const locale = useLanguage().current()
  const reading = { t: (key: string) => t(key), has: (key: string) => i18n.exists(key), locale }
  const lines = entry.changes.flatMap((change) => changeLines(change, reading))
  const who = entry.user_name ?? t('history.product')
  // Some words lean on the name after them, and have others where there is none.
  const keys = [entry.action, 'other'].flatMap((action) => [...(record ? [] : [`history.alone.${action}`]), `history.actions.${action}`])
  const actionKey: string = keys.find((key) => i18n.exists(key)) ?? ''
  const { record_name: name } = entry
  const called = (typeof name === 'string' ? name : name && textWithTag(name, locale)) || entry.record_id
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.25, px: { xs: 2, sm: 2.5 }, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <PersonAvatar name={who} size={28} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', pt: 0.375 }}>
          <Typography sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box component="strong" sx={{ fontWeight: 600 }}>
              {who}
            </Box>{' '}
            {t(actionKey)}
            {record && (
              <>
                {' '}
                {record.to ? (
                  <Link component={RouterLink} to={record.to}>
                    {called}
                  </Link>
                ) : (
                  called
                )}
                <Box component="span" sx={{ color: 'text.tertiary' }}>{` · ${record.kind}`}</Box>
              </>
            )}
          </Typography>
          <Typography variant="body2" component="span" sx={{ color: 'text.tertiary', whiteSpace: 'nowrap' }}>
            <TimeSince value={entry.at} />
          </Typography>
        </Box>
        {lines.length === 0 && entry.action === 'updated' && (
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.tertiary' }}>
            {t('history.nothing')}
          </Typography>
        )}
        {lines.length > 0 && (
          <Box
            component="dl"
            sx={{
              m: 0,
              mt: 0.75,
              display: 'grid',
              gridTemplateColumns: { sm: '160px minmax(0, 1fr)' },
              columnGap: 1.5,
              rowGap: { sm: 0.5 },
            }}
          >
            {lines.map((line) => (
              <ChangedField key={line.key} line={line} />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  )
}
