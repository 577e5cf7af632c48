import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import FileText from 'lucide-react/icons/file-text'
import FileX from 'lucide-react/icons/file-x'
import GripVertical from 'lucide-react/icons/grip-vertical'
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSortableRow } from '../../engine/index.ts'
import { StatusSign } from './status-sign.tsx'
import type { RelatedState } from './use-related.ts'

type RowProps = {
  rowKey: string
  /** Where a fault of this relation is shown and found. */
  id: string
  documentId: number | undefined
  related: RelatedState
  /** Waited for long enough to say so. */
  isLate: boolean
  name: string
  canMove: boolean
  isFirst: boolean
  isLast: boolean
  onOpen?: () => void
  onMove(by: -1 | 1): void
  onRemove?: () => void
}

/** One related document: its picture, what it is called, how it stands, and what can be done with it. */
export function RelatedRow(props: RowProps) {
  const { rowKey, id, documentId, related, isLate, name, canMove, isFirst, isLast, onOpen, onMove, onRemove } = props
  const { t } = useTranslation()
  const { setNodeRef, grip, isDragging, lands } = useSortableRow(rowKey, !canMove)
  return (
    <Box
      component="li"
      ref={setNodeRef}
      id={id}
      tabIndex={-1}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        columnGap: 1,
        px: 1,
        py: 0.75,
        minHeight: 58,
        outlineOffset: -2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
        opacity: isDragging ? 0.4 : 1,
        boxShadow: (theme) =>
          lands ? `0 ${lands === 'above' ? '-2px' : '2px'} 0 0 ${(theme.vars ?? theme).palette.primary.main}` : 'none',
      }}
    >
      {canMove && (
        <IconButton
          size="small"
          {...grip}
          aria-label={t('forms.list.move', { name })}
          sx={{ flex: 'none', cursor: 'grab', touchAction: 'none' }}
        >
          <GripVertical aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
      )}
      <Picture related={related} />
      <Box sx={{ flex: '1 1 120px', minWidth: 0 }}>
        <Words related={related} documentId={documentId} isLate={isLate} name={name} />
      </Box>
      <Box sx={{ display: 'flex', flex: 'none', ml: 'auto' }}>
        {onOpen && related.state === 'known' && !related.document.is_deleted && (
          <Tool label={t('forms.relation.open', { name })} onClick={onOpen}>
            <SquareArrowOutUpRight aria-hidden size={16} strokeWidth={1.75} />
          </Tool>
        )}
        {canMove && (
          <>
            <Tool label={t('forms.relation.up', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
              <ArrowUp aria-hidden size={16} strokeWidth={1.75} />
            </Tool>
            <Tool label={t('forms.relation.down', { name })} disabled={isLast} onClick={() => onMove(1)}>
              <ArrowDown aria-hidden size={16} strokeWidth={1.75} />
            </Tool>
          </>
        )}
        {onRemove && (
          <Tool label={t('forms.list.remove', { name })} onClick={onRemove}>
            <Trash2 aria-hidden size={16} strokeWidth={1.75} />
          </Tool>
        )}
      </Box>
    </Box>
  )
}

type ToolProps = { label: string; disabled?: boolean; onClick(): void; children: ReactNode }

/** At the end of the list the button stays and says no, so that the focus is not lost there. */
const Tool = ({ label, disabled = false, onClick, children }: ToolProps) => (
  <Tooltip disableInteractive title={label}>
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      sx={disabled ? { opacity: 0.4, cursor: 'default' } : {}}
    >
      {children}
    </IconButton>
  </Tooltip>
)

function Picture({ related }: Pick<RowProps, 'related'>) {
  const src = related.state === 'known' ? related.document.picture_url : undefined
  const isGone = related.state === 'gone' || (related.state === 'known' && related.document.is_deleted)
  const Icon = isGone ? FileX : FileText
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        width: 56,
        height: 42,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: '5px',
        bgcolor: 'surface.mat',
        color: 'text.tertiary',
        '& img': { width: '100%', height: '100%', objectFit: 'cover', filter: isGone ? 'grayscale(1)' : 'none', opacity: isGone ? 0.5 : 1 },
      }}
    >
      {src ? <img src={src} alt="" loading="lazy" /> : <Icon size={18} strokeWidth={1.75} />}
    </Box>
  )
}

function Words({ related, documentId, isLate, name }: Pick<RowProps, 'related' | 'documentId' | 'isLate' | 'name'>) {
  const { t } = useTranslation()
  if (related.state === 'waiting') {
    return isLate ? (
      <>
        <Skeleton width="60%" height={20} />
        <Skeleton width="30%" height={14} />
      </>
    ) : null
  }
  const isDeleted = related.state === 'known' && related.document.is_deleted
  const isWell = related.state === 'known' && !isDeleted
  return (
    <>
      <Box sx={{ typography: 'body1', fontWeight: 600, color: isWell ? 'text.primary' : 'text.tertiary', overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.tertiary' }}>
        {isWell && <StatusSign status={related.document.status} />}
        {isDeleted && t('forms.relation.deleted')}
        {related.state === 'gone' && t(documentId === undefined ? 'forms.relation.empty' : 'forms.relation.gone')}
        {related.state === 'failed' && t('forms.relation.nameFailed')}
      </Box>
    </>
  )
}
