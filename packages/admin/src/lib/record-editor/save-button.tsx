import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { isClean: boolean; isSaving: boolean; canGoBack: boolean; onSave: (goBack: boolean) => void }

/** Save, and beside it, where it is offered, save and go back. Clean it is called what it is: saved. */
export function SaveButton({ isClean, isSaving, canGoBack, onSave }: Props) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (isClean && !isSaving) {
    return (
      <Button variant="contained" color="primary" disabled sx={{ width: { xs: '100%', sm: 'auto' } }}>
        {t('generic.saved')}
      </Button>
    )
  }
  return (
    <>
      <ButtonGroup variant="contained" color="primary" sx={{ width: { xs: '100%', sm: 'auto' } }}>
        <Button aria-busy={isSaving} onClick={() => onSave(false)} sx={{ minWidth: 82, flex: 1 }}>
          {t(isSaving ? 'generic.saving' : 'generic.save')}
        </Button>
        {canGoBack && (
          <Button
            aria-label={t('recordEditor.moreWays')}
            aria-haspopup="menu"
            aria-expanded={anchor ? true : undefined}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <ChevronDown aria-hidden />
          </Button>
        )}
      </ButtonGroup>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem
          onClick={() => {
            setAnchor(null)
            onSave(true)
          }}
        >
          {t('recordEditor.saveAndGoBack')}
        </MenuItem>
      </Menu>
    </>
  )
}
