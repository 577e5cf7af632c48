import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { Document } from '@vitrine/contract'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { PageBar, StatusChip, signOf } from '#ui/page'
import { clockTime, parseTime, TimeSince } from '#ui/time-since'

type Props = {
  title: string
  document: Document | undefined
  isDirty: boolean
  /** When the server was last handed what is not saved. */
  keptAt: string | undefined
  people: ReactNode
  languages: ReactNode
  /** What stands beside the form on wide screens. */
  sheets: ReactNode
  /** Absent where nothing can be saved. */
  save: ReactNode
  back: { to: string; label: string } | undefined
  /** In a modal: what names it, and the way out. */
  modal: { titleId: string; onClose: () => void } | undefined
}

/** [DOC-01] What it is called, how it stands, who is here, who changed it last, which language, and save. */
export function EditorHeader({ title, document, isDirty, keptAt, people, languages, sheets, save, back, modal }: Props) {
  const { t } = useTranslation()
  return (
    <PageBar
      back={back}
      actions={
        <>
          {people}
          {document && <LastChange document={document} />}
          <Box sx={{ display: { xs: 'none', md: 'flex' } }}>{languages}</Box>
          <Box sx={{ display: { xs: 'flex', lg: 'none' } }}>{sheets}</Box>
          {save && <Box sx={{ display: { xs: 'none', sm: 'block' } }}>{save}</Box>}
          {modal && (
            <IconButton aria-label={t('generic.close')} onClick={modal.onClose}>
              <X aria-hidden />
            </IconButton>
          )}
        </>
      }
    >
      <Box sx={{ display: 'flex', alignItems: { sm: 'center' }, flexDirection: { xs: 'column', sm: 'row' }, columnGap: 1.25, minWidth: 0 }}>
        <Typography
          id={modal?.titleId}
          variant="h3"
          component={modal ? 'h2' : 'h1'}
          tabIndex={-1}
          title={title}
          noWrap
          sx={{ minWidth: 0, maxWidth: '100%', outline: 'none' }}
        >
          {title}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 'none' }}>
          <StatusChip status={signOf[document?.status ?? 'draft']} label={t(`documentStatuses.${document?.status ?? 'draft'}`)} />
          <Typography role="status" component="span" variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {isDirty && <Unsaved keptAt={keptAt} />}
          </Typography>
        </Box>
      </Box>
    </PageBar>
  )
}

/** Where the words are is told to who asks: nothing moves, and nothing is read out, each time they are kept. */
function Unsaved({ keptAt }: { keptAt: string | undefined }) {
  const { t } = useTranslation()
  const date = parseTime(keptAt)
  return (
    <Tooltip describeChild title={date ? t('documents.editor.keptAt', { time: clockTime(date) }) : ''}>
      <span>{t('documents.editor.unsaved')}</span>
    </Tooltip>
  )
}

function LastChange({ document: { updated_at, updated_by } }: { document: Document }) {
  const { t } = useTranslation()
  return (
    <Typography variant="body2" noWrap sx={{ display: { xs: 'none', lg: 'block' }, color: 'text.tertiary' }}>
      <Trans
        t={t}
        i18nKey={updated_by ? 'documents.editor.changedBy' : 'documents.editor.changed'}
        values={{ who: updated_by ?? '' }}
        components={{ time: <TimeSince value={updated_at} /> }}
      />
    </Typography>
  )
}
