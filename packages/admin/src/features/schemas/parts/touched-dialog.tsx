import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type DocumentStatus, fieldName, type SchemaImpact } from '@vitrine/contract'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pages } from '#ui/list-view'
import { Notice, StatusChip } from '#ui/page'
import { SkeletonText, Waiting } from '#ui/skeleton'
import { touchedPerPage, useLeftDocuments, useTouchedDocuments } from '../queries/index.ts'

type Row = { document_id: number; title: string; status: DocumentStatus; path: string; about?: ReactNode }
type Rows = { data?: { items: Row[]; total_count: number } | undefined; isError: boolean; refetch: () => unknown }

type TouchedProps = { impact: SchemaImpact; vanished?: string; title: string; onClose: () => void }

/** The documents that a schema would touch, each opened in a window of its own. */
export function TouchedDialog({ impact, vanished, title, onClose }: TouchedProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState(0)
  const { data, ...rows } = useTouchedDocuments(impact.id, vanished, page)
  const sample = (id: number) => impact.samples.find((one) => one.document_id === id && one.path === vanished)
  const about = (id: number, errors: { path: string; code: string }[]) => {
    const text = sample(id)?.text
    if (vanished !== undefined) return text && `«${text}»`
    return errors.map(({ path, code }) => `${fieldName(path)}: ${t(`problems.fields.${code}`)}`).join(' · ')
  }
  const shown = data && { ...data, items: data.items.map((item) => ({ ...item, about: about(item.document_id, item.errors) })) }
  return <DocumentsDialog rows={{ ...rows, data: shown }} page={page} onPage={setPage} title={title} onClose={onClose} />
}

/** The documents that an undo left alone. */
export function LeftDialog({ carry, title, onClose }: { carry: number; title: string; onClose: () => void }) {
  const [page, setPage] = useState(0)
  return <DocumentsDialog rows={useLeftDocuments(carry, page)} page={page} onPage={setPage} title={title} onClose={onClose} />
}

type Props = { rows: Rows; page: number; onPage: (page: number) => void; title: string; onClose: () => void }

function DocumentsDialog({ rows: { data, isError, refetch }, page, onPage, title, onClose }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const pages = Math.ceil((data?.total_count ?? 0) / touchedPerPage)
  const signs = { draft: 'draft', published: 'published', published_not_listed: 'unlisted' } as const
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogTitle id={heading} component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        {isError && (
          <Notice
            kind="error"
            action={
              <Button size="small" color="inherit" onClick={() => void refetch()}>
                {t('generic.retry')}
              </Button>
            }
          >
            {t('views.admin.schemas.impact.listFailed')}
          </Notice>
        )}
        {!data && !isError && (
          <Waiting label={t('generic.loading')}>
            <SkeletonText />
          </Waiting>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data?.items.map((item) => (
            <Box
              component="li"
              key={item.document_id}
              sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, py: 1, borderBottom: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Link href={item.path} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
                  {item.title || t('views.admin.schemas.impact.untitled', { id: item.document_id })}
                </Link>
                {item.about && (
                  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {item.about}
                  </Typography>
                )}
              </Box>
              <StatusChip plain status={signs[item.status]} label={t(`documentStatuses.${item.status}`)} />
            </Box>
          ))}
        </Box>
        <Pages count={pages} page={page} onPage={onPage} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('generic.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
