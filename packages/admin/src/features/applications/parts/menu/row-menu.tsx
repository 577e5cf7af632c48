import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import type { Menu as ApplicationMenu } from '@vitrine/contract'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isGroupPath, type Moved, moveDown, moveToGroup, moveUp, nest, type Path, type Row, unnest } from './menu-tree.ts'
import type { MenuWords } from './use-menu-words.ts'

type Props = {
  row: Row
  menu: ApplicationMenu
  words: MenuWords
  onMove: (moved: Moved) => void
  onAdd: (path: Path) => void
  onRemove: (path: Path) => void
}

/** All that the grip can do, and adding and deleting; what cannot be done from here is not offered. */
export function RowMenu({ row: { path }, menu, words, onMove, onAdd, onRemove }: Props) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = words.nameIn(path)
  const label = t('views.admin.applications.menu.actions', { name })
  const move = (key: string, moved: Moved | undefined, values: Record<string, string> = {}) =>
    moved ? [{ label: t(`views.admin.applications.menu.${key}`, values), does: () => onMove(moved) }] : []
  const [g, i] = path
  const moves = anchor
    ? [
        ...move('moveUp', moveUp(menu, path)),
        ...move('moveDown', moveDown(menu, path)),
        ...move('nest', nest(menu, path), { name: i ? words.nameIn([g, i - 1]) : '' }),
        ...move('unnest', unnest(menu, path)),
        ...(isGroupPath(path)
          ? []
          : menu.flatMap((_group, index) => move('toGroup', moveToGroup(menu, path, index), { name: words.nameIn([index]) }))),
      ]
    : []
  const close = (does: () => void) => () => {
    setAnchor(null)
    does()
  }
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor ? true : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Ellipsis aria-hidden />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {moves.map((each) => (
          <MenuItem key={each.label} onClick={close(each.does)}>
            {each.label}
          </MenuItem>
        ))}
        {path.length === 2 && <MenuItem onClick={close(() => onAdd(path))}>{t('views.admin.applications.menu.addSubItem')}</MenuItem>}
        {moves.length > 0 && <Divider />}
        <MenuItem onClick={close(() => onRemove(path))} sx={{ color: 'error.main' }}>
          {t('generic.delete')}
        </MenuItem>
      </Menu>
    </>
  )
}
