import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import { SplitSave } from './split-save.tsx'

type Props = { isClean: boolean; isSaving: boolean; canGoBack: boolean; onSave: (goBack: boolean) => void }

/** Save, and beside it, where it is offered, save and go back. Clean it is called what it is: saved. */
export function SaveButton({ isClean, isSaving, canGoBack, onSave }: Props) {
  const { t } = useTranslation()
  if (isClean && !isSaving) {
    return (
      <Button variant="contained" color="primary" disabled sx={{ width: { xs: '100%', sm: 'auto' } }}>
        {t('generic.saved')}
      </Button>
    )
  }
  const goBack = (close: () => void) => (
    <MenuItem
      onClick={() => {
        close()
        onSave(true)
      }}
    >
      {t('recordEditor.saveAndGoBack')}
    </MenuItem>
  )
  return (
    <SplitSave
      label={t(isSaving ? 'generic.saving' : 'generic.save')}
      isSaving={isSaving}
      onSave={() => onSave(false)}
      ways={canGoBack ? goBack : undefined}
    />
  )
}
