import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from './question.ts'

type DialogProps = { question: Question; open: boolean; onDecide: (yes: boolean) => void; onGone: () => void }

export function ConfirmDialog({ question, open, onDecide, onGone }: DialogProps) {
  const { t } = useTranslation()
  const title = useId()
  const text = useId()
  return (
    <Dialog
      open={open}
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={question.text ? text : undefined}
      onClose={() => onDecide(false)}
      slotProps={{ transition: { onExited: onGone }, paper: { sx: { width: 450, m: 2 } } }}
    >
      <DialogTitle id={title} component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {question.title}
      </DialogTitle>
      {question.text && (
        <DialogContent id={text} sx={{ color: 'text.secondary', pb: 1 }}>
          {question.text}
        </DialogContent>
      )}
      <DialogActions sx={{ borderTop: 0, p: '8px 24px 20px' }}>
        <Button variant="outlined" autoFocus onClick={() => onDecide(false)}>
          {question.keep ?? t('confirm.keep')}
        </Button>
        <Button variant="contained" color={question.destructive ? 'error' : 'primary'} onClick={() => onDecide(true)}>
          {question.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
