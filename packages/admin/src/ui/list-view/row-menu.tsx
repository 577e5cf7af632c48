import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { Ellipsis } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { RowAction } from './item.ts'

type Props = {
  title: string
  actions: RowAction[]
  /** Each action a button of its own, for the few that a deleted thing has. */
  spread?: boolean
}

/** The actions of one row. An action runs when the menu is gone and focus is back, so that a dialog it opens can return there. */
export function RowMenu({ title, actions, spread = false }: Props) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const chosen = useRef<RowAction>(undefined)
  if (!actions.length) return null
  if (spread) return actions.map((action) => <ActionButton key={action.label} title={title} action={action} />)
  const label = t('list.moreFor', { title })
  const close = () => setAnchor(null)
  const run = () => {
    const action = chosen.current
    chosen.current = undefined
    action?.onSelect?.()
  }
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          className="vitrine-row-menu"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor ? true : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Ellipsis aria-hidden />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ transition: { onExited: run } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            {...(action.to ? { component: Link, to: action.to } : {})}
            onClick={() => {
              chosen.current = action
              close()
            }}
            sx={action.tone === 'error' ? { color: 'error.main', '& .lucide': { color: 'error.main' } } : undefined}
          >
            {action.icon}
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

function ActionButton({ title, action }: { title: string; action: RowAction }) {
  const label = `${action.label}: ${title}`
  const link = action.to ? { component: Link, to: action.to } : { onClick: action.onSelect }
  return (
    <Tooltip title={action.label}>
      <IconButton size="small" aria-label={label} color={action.tone === 'error' ? 'error' : 'default'} {...link}>
        {action.icon}
      </IconButton>
    </Tooltip>
  )
}
