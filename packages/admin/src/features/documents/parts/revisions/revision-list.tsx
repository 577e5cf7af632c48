import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import type { DocumentAutosave, DocumentRevision, DocumentStatus } from '@vitrine/contract'
import { PencilLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PersonAvatar } from '#ui/page'
import { deedInWords, momentInWords } from './revision-words.ts'
import { withKept } from './with-kept.ts'

type Props = {
  revisions: readonly DocumentRevision[]
  /** What the person has had kept between her saves. */
  autosaves: readonly DocumentAutosave[]
  total: number
  /** The version that is stored now, and the one whose changes are shown. */
  current: number
  shown: number | undefined
  shownAutosave: number | undefined
  onMore: () => void
  isFetchingMore: boolean
  onChoose?: () => void
}

/** Every save, newest first, and one's own words between them; one that is chosen tells what it changed. */
export function RevisionList(props: Props) {
  const { revisions, autosaves, total, current, shown, shownAutosave, onMore, isFetchingMore, onChoose } = props
  const { t } = useTranslation()
  return (
    <>
      <Box component="ul" aria-label={t('documents.revisions.title')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
        {withKept(revisions, autosaves, revisions.length >= total).map((moment) =>
          'kept' in moment ? (
            <li key={`kept ${moment.kept.id}`}>
              <KeptRow kept={moment.kept} isShown={moment.kept.id === shownAutosave} onChoose={onChoose} />
            </li>
          ) : (
            <li key={moment.revision.version}>
              <RevisionRow {...moment} all={revisions} current={current} shown={shown} onChoose={onChoose} />
            </li>
          ),
        )}
      </Box>
      {revisions.length < total && (
        <Button size="small" variant="outlined" disabled={isFetchingMore} onClick={onMore} sx={{ m: 1.25 }}>
          {t('documents.revisions.more')}
        </Button>
      )}
    </>
  )
}

type RowProps = {
  revision: DocumentRevision
  earlier: DocumentRevision | undefined
  all: readonly DocumentRevision[]
  current: number
  shown: number | undefined
  onChoose: (() => void) | undefined
}

function RevisionRow({ revision, earlier, all, current, shown, onChoose }: RowProps) {
  const { t } = useTranslation()
  const now = new Date()
  return (
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
          {deedInWords(revision, earlier, all, now, t)}
        </Typography>
        <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {revision.saved_by ?? t('documents.revisions.product')}
        </Typography>
      </Box>
    </ListItemButton>
  )
}

/** Lighter than a save: it is in no version of the document, and nobody else sees it. */
function KeptRow({ kept, isShown, onChoose }: { kept: DocumentAutosave; isShown: boolean; onChoose: (() => void) | undefined }) {
  const { t } = useTranslation()
  return (
    <ListItemButton
      component={Link}
      to={`?autosave=${kept.id}`}
      replace
      selected={isShown}
      aria-current={isShown ? 'true' : undefined}
      onClick={onChoose}
      sx={{ height: 'auto', gap: 1.25, py: 0.5, px: 1.25 }}
    >
      <Box sx={{ width: 28, flex: 'none', display: 'grid', placeItems: 'center', color: 'text.tertiary' }}>
        <Box component={PencilLine} aria-hidden sx={{ width: 16, height: 16 }} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, typography: 'body2', color: 'text.secondary' }}>
        <span>{momentInWords(kept.kept_at, new Date(), t)}</span>
        <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
          {t('documents.revisions.keptUnderway')}
        </Box>
      </Box>
      {kept.is_unsaved && <Chip size="small" variant="outlined" label={t('documents.revisions.notSaved')} />}
    </ListItemButton>
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
