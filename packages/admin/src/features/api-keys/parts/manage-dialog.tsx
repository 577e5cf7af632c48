import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/page'
import { useManagedKey } from '../queries.ts'
import { InstanceChoice } from './instance-choice.tsx'

/** Which instances of its application a key opens; each choice counts at once. */
export function ManageDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const heading = useId()
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const { data: key, isError } = useManagedKey(id)
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      aria-labelledby={heading}
      maxWidth={false}
      slotProps={{ paper: { sx: { width: isPhone ? undefined : 560 } } }}
    >
      <DialogTitle id={heading} component="h2">
        {key ? t('views.admin.apiKeys.manageApiKeyModal.title', { name: key.name }) : t('views.admin.apiKeys.manage')}
      </DialogTitle>
      <DialogContent sx={{ minHeight: 260 }}>
        {isError && <Notice kind="error">{t('views.admin.apiKeys.manageApiKeyModal.keyNotFound')}</Notice>}
        {key && !isError && <InstanceChoice apiKey={key} />}
      </DialogContent>
      <DialogActions>
        <Box sx={{ flex: 1 }} />
        <Button variant="contained" color="primary" onClick={onClose}>
          {t('generic.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
