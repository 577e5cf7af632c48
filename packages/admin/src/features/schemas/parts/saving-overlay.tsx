import Backdrop from '@mui/material/Backdrop'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  open: boolean
  /** What is being waited for, where it is not the save itself. */
  text?: string
  progress?: { done: number; total: number }
  /** Ways out, where waiting is not needed. */
  actions?: ReactNode
}

/** Over the whole screen while a schema is saved: what is searched is made anew with it, and that may take a while. */
export function SavingOverlay({ open, text, progress, actions }: Props) {
  const { t } = useTranslation()
  const isMeasured = progress !== undefined && progress.total > 0
  return (
    <Backdrop open={open} unmountOnExit sx={{ zIndex: (theme) => theme.zIndex.modal + 1, p: 2 }}>
      <Paper role="status" elevation={8} sx={{ p: 3, maxWidth: 400, display: 'grid', gap: 2 }}>
        <Typography>{text ?? t('views.admin.schema.reindexNotice')}</Typography>
        <LinearProgress
          aria-label={t('generic.saving')}
          {...(isMeasured ? { variant: 'determinate' as const, value: Math.min(100, (100 * progress.done) / progress.total) } : {})}
        />
        {isMeasured && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('views.admin.schemas.carry.progress', { done: progress.done, total: progress.total })}
          </Typography>
        )}
        {actions && <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>{actions}</Box>}
      </Paper>
    </Backdrop>
  )
}

/** Of what runs after a save, as long as someone cares to watch. */
export function FollowOverlay({
  open,
  text,
  progress,
  onLeave,
  onStop,
}: Omit<Props, 'actions'> & { onLeave: () => void; onStop?: () => void }) {
  const { t } = useTranslation()
  return (
    <SavingOverlay
      open={open}
      text={text}
      progress={progress}
      actions={
        <>
          {onStop && <Button onClick={onStop}>{t('views.admin.schemas.carry.stop')}</Button>}
          <Button variant="contained" onClick={onLeave}>
            {t('views.admin.schemas.carry.leave')}
          </Button>
        </>
      }
    />
  )
}
