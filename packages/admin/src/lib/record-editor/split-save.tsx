import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import Menu from '@mui/material/Menu'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  label: ReactNode
  isSaving: boolean
  isDisabled?: boolean
  onSave: () => void
  /** The other ways to save, as entries of a menu; each closes it. Absent: there are none. */
  ways?: ((close: () => void) => ReactNode) | undefined
}

/** Save, and beside it the ways that do more. */
export function SplitSave({ label, isSaving, isDisabled = false, onSave, ways }: Props) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <ButtonGroup variant="contained" color="primary" sx={{ width: { xs: '100%', sm: 'auto' } }}>
        <Button aria-busy={isSaving} disabled={isDisabled} onClick={onSave} sx={{ minWidth: 82, flex: 1 }}>
          {label}
        </Button>
        {ways && (
          <Button
            aria-label={t('recordEditor.moreWays')}
            aria-haspopup="menu"
            aria-expanded={anchor ? true : undefined}
            onClick={(event) => setAnchor(event.currentTarget)}
            sx={{ flex: 'none', width: { xs: 44, sm: 30 }, minWidth: '0 !important', px: 0 }}
          >
            <ChevronDown aria-hidden />
          </Button>
        )}
      </ButtonGroup>
      {ways && (
        <Menu
          anchorEl={anchor}
          open={Boolean(anchor)}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ list: { 'aria-label': t('recordEditor.moreWays') } }}
        >
          {ways(close)}
        </Menu>
      )}
    </>
  )
}
