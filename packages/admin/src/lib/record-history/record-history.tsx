import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { SkeletonText, Waiting } from '#ui/skeleton'
import { AuditEntryRow } from './audit-entry-row.tsx'
import { useAuditPage } from './audit-queries.ts'

const rowsAtFirst = 10
const mostRows = 100

type Props = { kind: string; id: number | string; version?: number }

/** The changes of one record, asked for when someone opens them. */
export function RecordHistory({ kind, id, version }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const content = useId()
  return (
    <Card component="section">
      <Typography variant="h4" component="h2">
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={isOpen ? content : undefined}
          onClick={() => setOpen(!isOpen)}
          sx={{
            width: '100%',
            px: 2.5,
            py: 1.5,
            gap: 1,
            justifyContent: 'space-between',
            font: 'inherit',
            '&:focus-visible': { outlineOffset: -2 },
          }}
        >
          {t('history.title')}
          <Box component={ChevronDown} aria-hidden sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', color: 'text.tertiary' }} />
        </ButtonBase>
      </Typography>
      {isOpen && (
        <Box id={content}>
          <Entries record_kind={kind} record_id={String(id)} version={version} />
        </Box>
      )}
    </Card>
  )
}

function Entries({ record_kind, record_id, version }: { record_kind: string; record_id: string; version: number | undefined }) {
  const { t } = useTranslation()
  const [page_size, setSize] = useState(rowsAtFirst)
  const found = useAuditPage({ record_kind, record_id, page_size }, version)
  const inside = { px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }
  if (found.isError)
    return (
      <Box role="alert" sx={{ ...inside, display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography sx={{ flex: 1, color: 'error.main' }}>{problemText(t, found.error)}</Typography>
        <Button size="small" variant="outlined" onClick={() => void found.refetch()}>
          {t('generic.retry')}
        </Button>
      </Box>
    )
  if (!found.data)
    return (
      <Box sx={inside}>
        <Waiting label={t('generic.loading')}>
          <SkeletonText />
        </Waiting>
      </Box>
    )
  const { items, total_count } = found.data
  if (items.length === 0) return <Typography sx={{ ...inside, color: 'text.tertiary' }}>{t('history.none')}</Typography>
  return (
    <>
      <Box component="ul" aria-label={t('history.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((entry) => (
          <AuditEntryRow key={entry.id} entry={entry} />
        ))}
      </Box>
      {total_count > items.length && page_size < mostRows && (
        <Box sx={inside}>
          <Button size="small" variant="outlined" onClick={() => setSize(mostRows)}>
            {t('history.more')}
          </Button>
        </Box>
      )}
    </>
  )
}
