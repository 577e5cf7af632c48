import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ItemKind, NamedIcon } from '../../engine/index.ts'

/** More buttons than this are no longer found faster than in a menu. */
const buttonsShown = 5

type AddBarProps = {
  kinds: readonly ItemKind[]
  isFull: boolean
  /** What the clipboard holds, by name. */
  pasteable: string | undefined
  onAdd(kind: ItemKind): void
  onPaste(): void
}

/** What can be added: the kinds that are used most as buttons, the rest behind one. */
export function AddBar({ kinds, isFull, pasteable, onAdd, onPaste }: AddBarProps) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | undefined>(undefined)
  const shown = kinds.length > buttonsShown + 1 ? kinds.slice(0, buttonsShown) : kinds
  const rest = kinds.slice(shown.length)
  return (
    <Box
      role="group"
      aria-label={t('forms.blocks.addBar')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.75,
        p: 1,
        border: '1px dashed',
        borderColor: 'border.field',
        borderRadius: '12px',
      }}
    >
      {isFull ? (
        <Box component="span" sx={{ color: 'text.secondary', px: 1 }}>
          {t('forms.blocks.full')}
        </Box>
      ) : (
        <>
          <Box component="span" sx={{ typography: 'overline', color: 'text.tertiary', px: 1 }}>
            {t('forms.blocks.addBar')}
          </Box>
          {shown.map((kind) => (
            <Button key={kind.name} size="small" startIcon={<NamedIcon name={kind.icon} />} onClick={() => onAdd(kind)}>
              {kind.title}
            </Button>
          ))}
          {rest.length > 0 && (
            <>
              <Tooltip title={t('forms.blocks.more')}>
                <IconButton
                  size="small"
                  aria-label={t('forms.blocks.more')}
                  aria-haspopup="menu"
                  onClick={(event) => setAnchor(event.currentTarget)}
                >
                  <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
                </IconButton>
              </Tooltip>
              <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
                {rest.map((kind) => (
                  <MenuItem
                    key={kind.name}
                    sx={{ columnGap: 1.25 }}
                    onClick={() => {
                      setAnchor(undefined)
                      onAdd(kind)
                    }}
                  >
                    <NamedIcon name={kind.icon} />
                    {kind.title}
                  </MenuItem>
                ))}
              </Menu>
            </>
          )}
          {pasteable && (
            <Button
              size="small"
              variant="outlined"
              sx={{ ml: 'auto' }}
              startIcon={<ClipboardPaste aria-hidden size={16} strokeWidth={1.75} />}
              onClick={onPaste}
            >
              {t('forms.blocks.paste', { name: pasteable })}
            </Button>
          )}
        </>
      )}
    </Box>
  )
}
