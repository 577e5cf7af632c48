import { useDraggable, useDroppable } from '@dnd-kit/core'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Menu } from '@vitrine/contract'
import { NamedIcon } from '@vitrine/forms'
import { CircleAlert, GripVertical, Plus } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isGroupPath, keyOf, type Moved, type Path, type Row } from './menu-tree.ts'
import { RowMenu } from './row-menu.tsx'
import type { MenuWords } from './use-menu-words.ts'

type Grip = Pick<ComponentProps<'button'>, 'onBlur' | 'aria-pressed'> & {
  ref: (element: HTMLElement | null) => void
  onKeyDown: (event: KeyboardEvent) => void
}

type Props = {
  row: Row
  menu: Menu
  words: MenuWords
  isChosen: boolean
  isLifted: boolean
  isDragged: boolean
  isFaulty: boolean
  /** Where a dragged row would land: a line above or below this one, as deep as it would stand. */
  line: { side: 'above' | 'below'; depth: number } | undefined
  grip: Grip
  onChoose: (path: Path) => void
  onMove: (moved: Moved) => void
  onAdd: (path: Path) => void
  onRemove: (path: Path) => void
}

const indentOf = (depth: number) => (depth === 3 ? 3.25 : 0)

export function MenuRow({ row, menu, words, isChosen, isLifted, isDragged, isFaulty, line, grip, ...does }: Props) {
  const { t } = useTranslation()
  const { path } = row
  const id = keyOf(path)
  const isGroup = isGroupPath(path)
  const name = words.nameIn(path)
  const { setNodeRef: setDraggable, setActivatorNodeRef, listeners } = useDraggable({ id })
  const { setNodeRef: setDroppable } = useDroppable({ id })
  const kind = 'item' in row ? words.kindOf(row.item) : undefined
  return (
    <Box
      component="li"
      aria-level={path.length}
      ref={(element: HTMLElement | null) => {
        setDraggable(element)
        setDroppable(element)
      }}
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 40,
        pl: indentOf(path.length) + 0.5,
        pr: 0.5,
        mt: isGroup && path[0] > 0 ? 1.25 : 0,
        borderRadius: (theme) => `${theme.radius.control}px`,
        outline: '2px solid transparent',
        outlineOffset: '-2px',
        outlineColor: isLifted || isChosen ? (theme) => theme.vars.palette.primary.main : undefined,
        bgcolor: isChosen || isLifted ? 'primary.tint' : undefined,
        '&:hover': isChosen || isLifted ? undefined : { bgcolor: 'action.hover' },
        '&::after': line && {
          content: '""',
          position: 'absolute',
          left: (theme) => theme.spacing(indentOf(line.depth) + 0.5),
          right: 0,
          [line.side === 'above' ? 'top' : 'bottom']: -2,
          height: 2,
          bgcolor: 'primary.main',
        },
      }}
    >
      <IconButton
        size="small"
        {...listeners}
        {...grip}
        ref={(element: HTMLButtonElement | null) => {
          setActivatorNodeRef(element)
          grip.ref(element)
        }}
        aria-label={t('views.admin.applications.menu.move', { name })}
        sx={{ cursor: 'grab', touchAction: 'none', flex: 'none' }}
      >
        <GripVertical aria-hidden size={16} />
      </IconButton>
      <ButtonBase
        aria-pressed={isChosen}
        onClick={() => does.onChoose(path)}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 40,
          gap: 1.25,
          justifyContent: 'flex-start',
          textAlign: 'left',
          borderRadius: (theme) => `${theme.radius.item}px`,
          color: isDragged ? 'text.tertiary' : isGroup ? 'text.secondary' : 'text.primary',
        }}
      >
        {'item' in row && (
          <Box sx={{ width: 18, flex: 'none', display: 'grid', color: 'text.tertiary' }}>
            {row.item.mui_icon && <NamedIcon name={row.item.mui_icon} sx={{ fontSize: 18 }} />}
          </Box>
        )}
        <Typography
          component="span"
          variant={isGroup ? 'overline' : 'body1'}
          sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600, color: 'inherit' }}
        >
          {name}
        </Typography>
        {isFaulty && (
          <Box
            component={CircleAlert}
            aria-label={t('views.admin.applications.menu.fault')}
            sx={{ color: 'error.main', flex: 'none' }}
            size={16}
          />
        )}
        {kind && (
          <Typography
            component="span"
            variant="caption"
            sx={{
              ml: 'auto',
              pl: 1,
              flex: '0 1 auto',
              minWidth: 0,
              textAlign: 'right',
              color: kind.isMissing ? 'warning.main' : 'text.tertiary',
            }}
          >
            {kind.text}
          </Typography>
        )}
      </ButtonBase>
      {isGroup && (
        <Button
          size="small"
          color="primary"
          startIcon={<Plus aria-hidden />}
          aria-label={t('views.admin.applications.menu.addItemTo', { name })}
          onClick={() => does.onAdd(path)}
        >
          {t('views.admin.applications.menu.addItem')}
        </Button>
      )}
      <RowMenu row={row} menu={menu} words={words} {...does} />
    </Box>
  )
}
