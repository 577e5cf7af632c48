import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import type { DocumentRevision, DocumentStatus } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PersonAvatar } from '#ui/page'
import { deedInWords, momentInWords } from './revision-words.ts'

type Props = {
  revisions: readonly DocumentRevision[]
  total: number
  /** The version that is stored now, and the one whose changes are shown. */
  current: number
  shown: number | undefined
  onMore: () => void
  isFetchingMore: boolean
  onChoose?: () => void
}

/** Every save, newest first; one that is chosen tells what it changed. */
export function RevisionList({ revisions, total, current, shown, onMore, isFetchingMore, onChoose }: Props) {
  const { t } = useTranslation()
  const now = new Date()
  return (
    <>
      <Box component="ul" aria-label={t('documents.revisions.title')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
        {revisions.map((revision, place) => (
          <li key={revision.version}>
            <ListItemButton
              component={Link}
              to={`?version=${revision.version}`}
              replace
              selected={revision.version === shown}
              aria-current={revision.version === shown ? 'true' : undefined}
              onClick={onChoose}
              sx={{ height: 'auto', alignItems: 'flex-start', gap: 1.25, py: 1, px: 1.25 }}
            >
              <PersonAvatar name={revision.saved_by ?? t('documents.revisions.product')} size={28} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
                  <Typography component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
                    {momentInWords(revision.saved_at, now, t)}
                  </Typography>
                  <StatusDot status={revision.status} />
                  {revision.version === current && <Chip size="small" label={t('documents.revisions.now')} sx={{ ml: 'auto' }} />}
                  {revision.version === shown && revision.version !== current && (
                    <Typography component="span" variant="body2" sx={{ ml: 'auto', fontWeight: 600, color: 'primary.ink' }}>
                      {t('documents.revisions.shown')}
                    </Typography>
                  )}
                </Box>
                <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.primary', overflowWrap: 'anywhere' }}>
                  {deedInWords(revision, revisions[place + 1], revisions, now, t)}
                </Typography>
                <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {revision.saved_by ?? t('documents.revisions.product')}
                </Typography>
              </Box>
            </ListItemButton>
          </li>
        ))}
      </Box>
      {revisions.length < total && (
        <Button size="small" variant="outlined" disabled={isFetchingMore} onClick={onMore} sx={{ m: 1.25 }}>
          {t('documents.revisions.more')}
        </Button>
      )}
    </>
  )
}

const looks = {
  draft: { border: '2px solid', borderColor: 'draft.dot' },
  published: { bgcolor: 'published.dot' },
  published_not_listed: {
    border: '2px solid',
    borderColor: 'unlisted.main',
    background: 'linear-gradient(90deg, currentColor 50%, transparent 50%)',
  },
} as const

/** Ring, disc and half disc, as everywhere; said in words to those who listen. */
export function StatusDot({ status }: { status: DocumentStatus }) {
  const { t } = useTranslation()
  return (
    <Box
      component="span"
      role="img"
      aria-label={t(`documentStatuses.${status}`)}
      sx={{ width: 9, height: 9, flex: 'none', borderRadius: '50%', color: 'unlisted.main', ...looks[status] }}
    />
  )
}
