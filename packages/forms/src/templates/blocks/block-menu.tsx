import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Copy from 'lucide-react/icons/copy'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'

export type MenuAt = { index: number; anchor: HTMLElement }

type BlockMenuProps = {
  at: MenuAt | undefined
  count: number
  isFull: boolean
  mayRemove: boolean
  mayPaste: boolean
  onClose(): void
  onCopy(index: number): void
  onDuplicate(index: number): void
  onMove(from: number, to: number): void
  onPaste(after: number): void
  onRemove(index: number): void
}

/** One menu for all blocks. */
export function BlockMenu({
  at,
  count,
  isFull,
  mayRemove,
  mayPaste,
  onClose,
  onCopy,
  onDuplicate,
  onMove,
  onPaste,
  onRemove,
}: BlockMenuProps) {
  const { t } = useTranslation()
  const index = at?.index ?? 0
  const entries = [
    { key: 'copy', Icon: Copy, text: t('forms.blocks.copyEntry'), disabled: false, act: () => onCopy(index) },
    { key: 'duplicate', Icon: CopyPlus, text: t('forms.blocks.duplicate'), disabled: isFull, act: () => onDuplicate(index) },
    { key: 'up', Icon: ArrowUp, text: t('forms.blocks.moveUp'), disabled: index === 0, act: () => onMove(index, index - 1) },
    { key: 'down', Icon: ArrowDown, text: t('forms.blocks.moveDown'), disabled: index >= count - 1, act: () => onMove(index, index + 1) },
    { key: 'paste', Icon: ClipboardPaste, text: t('forms.blocks.pasteAfter'), disabled: !mayPaste || isFull, act: () => onPaste(index) },
    { key: 'delete', Icon: Trash2, text: t('forms.blocks.delete'), disabled: !mayRemove, act: () => onRemove(index) },
  ]
  return (
    <Menu anchorEl={at?.anchor} open={at !== undefined} onClose={onClose}>
      {entries.map(({ key, Icon, text, disabled, act }) => (
        <MenuItem
          key={key}
          disabled={disabled}
          onClick={() => {
            onClose()
            act()
          }}
        >
          <ListItemIcon>
            <Icon aria-hidden size={18} strokeWidth={1.75} />
          </ListItemIcon>
          {text}
        </MenuItem>
      ))}
    </Menu>
  )
}
