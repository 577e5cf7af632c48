import Backdrop from '@mui/material/Backdrop'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** Over the whole screen while a schema is saved: what is searched is made anew with it, and that may take a while. */
export function SavingOverlay({ open }: { open: boolean }) {
  const { t } = useTranslation()
  return (
    <Backdrop open={open} unmountOnExit sx={{ zIndex: (theme) => theme.zIndex.modal + 1, p: 2 }}>
      <Paper role="status" elevation={8} sx={{ p: 3, maxWidth: 400, display: 'grid', gap: 2 }}>
        <Typography>{t('views.admin.schema.reindexNotice')}</Typography>
        <LinearProgress aria-label={t('generic.saving')} />
      </Paper>
    </Backdrop>
  )
}
