import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import type { DocumentRelation, DocumentRevision } from '@vitrine/contract'
import { ChevronRight, CircleAlert, CircleCheck, Clock, Languages } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { CountPill } from '#ui/page'
import { Spoken } from '#ui/spoken'
import { deedInWords, momentInWords } from '../revisions/revision-words.ts'
import type { PublishItem } from './publish-items.ts'

/** Some documents, and whether there are more to ask for. */
export type Listed = { items: readonly DocumentRelation[]; total: number; onMore: (() => void) | undefined }

type Props = {
  publish: readonly PublishItem[]
  onGoTo: (pointer: string) => void
  /** Undefined: the document is not saved yet, or the list may not be seen. */
  related?: Listed | undefined
  usedIn?: Listed | undefined
  history?: { revisions: readonly DocumentRevision[]; to: string } | undefined
}

const shownInHistory = 3

/** Beside the form: what to do before publishing, what it points at, who points at it, and what happened last. */
export function SidePanelView({ publish, onGoTo, related, usedIn, history }: Props) {
  const { t } = useTranslation()
  const errors = publish.filter(({ kind }) => kind === 'error').length
  return (
    <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 }}>
      <Part title={t('documents.side.beforePublishing')} variant="h4" count={publish.length} isUrgent={errors > 0}>
        {publish.length > 0 ? (
          <PublishList items={publish} onGoTo={onGoTo} />
        ) : (
          <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
            <Box component={CircleCheck} aria-hidden sx={{ width: 16, height: 16, flex: 'none', color: 'success.main' }} />
            {t('documents.side.ready')}
          </Typography>
        )}
      </Part>
      {related && related.total > 0 && (
        <Part title={t('documents.side.related')}>
          <Documents {...related} />
        </Part>
      )}
      {usedIn && usedIn.total > 0 && (
        <Part title={t('documents.side.usedIn')}>
          <Documents {...usedIn} />
        </Part>
      )}
      {history && history.revisions.length > 0 && (
        <Part title={t('documents.side.history')}>
          <History {...history} />
        </Part>
      )}
    </Box>
  )
}

type PartProps = { title: string; variant?: 'h4' | 'overline'; count?: number; isUrgent?: boolean; children: ReactNode }

function Part({ title, variant = 'overline', count = 0, isUrgent = false, children }: PartProps) {
  const heading = useId()
  return (
    <Box component="section" aria-labelledby={heading} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={heading} variant={variant} component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {count > 0 && (
          <Box sx={isUrgent ? { '& > span': { bgcolor: 'error.tint', color: 'error.main' } } : {}}>
            <CountPill>{count}</CountPill>
          </Box>
        )}
      </Box>
      {children}
    </Box>
  )
}

const signs = {
  error: { Icon: CircleAlert, colour: 'error.main' },
  outdated: { Icon: Clock, colour: 'warning.main' },
  missing: { Icon: Languages, colour: 'warning.main' },
} as const

function PublishList({ items, onGoTo }: { items: readonly PublishItem[]; onGoTo: (pointer: string) => void }) {
  return (
    <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 420, overflowY: 'auto' }}>
      {items.map(({ kind, text, place, pointer }, index) => {
        const { Icon, colour } = signs[kind]
        return (
          <Box component="li" key={`${kind} ${pointer}`} sx={index > 0 ? { borderTop: 1, borderColor: 'divider' } : {}}>
            <ListItemButton
              onClick={() => onGoTo(pointer)}
              sx={{ height: 'auto', alignItems: 'flex-start', gap: 1.25, px: 1.5, py: 1.25, borderRadius: 0 }}
            >
              <Box component={Icon} aria-hidden sx={{ width: 16, height: 16, mt: 0.25, flex: 'none', color: colour }} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography component="span" sx={{ display: 'block', fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}>
                  {text}
                </Typography>
                <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {place}
                </Typography>
              </Box>
              <Box component={ChevronRight} aria-hidden sx={{ width: 16, height: 16, mt: 0.25, flex: 'none', color: 'text.tertiary' }} />
            </ListItemButton>
          </Box>
        )
      })}
    </Card>
  )
}

/** Each opens in a tab of its own: what is being written stays where it is. */
function Documents({ items, total, onMore }: Listed) {
  const { t } = useTranslation()
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {items.map((item) => (
          <Box component="li" key={`${item.document_id} ${item.pointer}`} sx={{ minWidth: 0 }}>
            <Link href={item.path} target="_blank" rel="noopener" color="inherit" underline="hover" sx={{ overflowWrap: 'anywhere' }}>
              {item.title || t('documents.revisions.untitled')}
              <Spoken>{` (${t('documents.side.newTab')})`}</Spoken>
            </Link>
            <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {item.deleted_at ? t('documents.side.deleted') : t(`documentStatuses.${item.status}`)}
            </Typography>
          </Box>
        ))}
      </Box>
      {onMore && (
        <Button size="small" onClick={onMore} sx={{ mt: 0.5 }}>
          {t('documents.side.more', { count: total - items.length })}
        </Button>
      )}
    </>
  )
}

function History({ revisions, to }: { revisions: readonly DocumentRevision[]; to: string }) {
  const { t } = useTranslation()
  const now = new Date()
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5, rowGap: 0.75 }}>
        {revisions.slice(0, shownInHistory).map((revision, place) => (
          <Box key={revision.version} sx={{ display: 'contents' }}>
            <Typography variant="body2" component="dt" sx={{ color: 'text.secondary' }}>
              {momentInWords(revision.saved_at, now, t)}
            </Typography>
            <Typography variant="body2" component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {deedInWords(revision, revisions[place + 1], revisions, now, t)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Link component={RouterLink} to={to} variant="body2" sx={{ display: 'inline-block', mt: 1, fontWeight: 600 }}>
        {t('documents.side.allRevisions')}
      </Link>
    </>
  )
}
