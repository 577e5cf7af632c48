import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Trash2 from 'lucide-react/icons/trash-2'
import { memo, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnder, type ListProps, type Nearness, useIsNear, useSortableRow } from '../../engine/index.ts'

type RowProps = Pick<ListProps, 'draw' | 'sought' | 'summaryOf'> & {
  id: string
  index: number
  value: unknown
  name: string
  pointer: string
  canMove: boolean
  canRemove: boolean
  nearness: Nearness
  always: boolean
  onRemove(index: number): void
}

/** A control beside a field stands level with it, under the height of its label. */
const besideField = '23px'
const groupLook = { border: 1, borderColor: 'divider', borderRadius: '10px', p: 1.5 }

/** The height of a row before it was ever drawn: one field with its label. */
const usualHeight = 57

/** One item. In a long list its fields are there while it is near the window; else its first words. */
export const FlatRow = memo(function FlatRow(props: RowProps) {
  const { id, index, value, name, summaryOf, pointer, sought, canMove, canRemove, draw, nearness, always, onRemove } = props
  const { t } = useTranslation()
  const element = useRef<HTMLDivElement>(null)
  const height = useRef(usualHeight)
  const isSought = sought !== undefined && isUnder(sought.pointer, pointer)
  const [wasSought, setWasSought] = useState(false)
  if (isSought && !wasSought) setWasSought(true)
  const isNear = useIsNear(element, nearness, always || wasSought)
  const isGroup = typeof value === 'object' && value !== null
  const controls = { flex: 'none', mt: isGroup ? 0 : besideField }
  const { setNodeRef, grip, isDragging, lands } = useSortableRow(id, !canMove)
  useEffect(() => {
    if (isNear && element.current) height.current = element.current.offsetHeight
  })
  return (
    <Box
      ref={(node: HTMLDivElement | null) => {
        element.current = node
        setNodeRef(node)
      }}
      role="listitem"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        ...(isGroup ? groupLook : {}),
        columnGap: 0.5,
        opacity: isDragging ? 0.4 : 1,
        boxShadow: (theme) =>
          lands ? `0 ${lands === 'above' ? '-2px' : '2px'} 0 0 ${(theme.vars ?? theme).palette.primary.main}` : 'none',
      }}
    >
      {isNear && canMove && (
        <IconButton
          size="small"
          {...grip}
          aria-label={t('forms.list.move', { name })}
          sx={{ ...controls, cursor: 'grab', touchAction: 'none' }}
        >
          <GripVertical aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {isNear ? (
          draw(index, value)
        ) : (
          <Box sx={{ minHeight: height.current, display: 'flex', alignItems: 'flex-end', typography: 'body1', color: 'text.secondary' }}>
            {summaryOf(value)}
          </Box>
        )}
      </Box>
      {isNear && canRemove && (
        <Tooltip disableInteractive title={t('forms.list.remove', { name })}>
          <IconButton aria-label={t('forms.list.remove', { name })} onClick={() => onRemove(index)} sx={controls}>
            <Trash2 aria-hidden size={18} strokeWidth={1.75} />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
})
