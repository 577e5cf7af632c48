import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** Asked before a relation goes; the safe answer has the focus. */
export function RemoveQuestion({ title, onAnswer }: { title: string; onAnswer(removes: boolean): void }) {
  const { t } = useTranslation()
  const [heading, text] = [useId(), useId()]
  return (
    <Dialog open role="alertdialog" aria-labelledby={heading} aria-describedby={text} maxWidth="xs" onClose={() => onAnswer(false)}>
      <DialogTitle id={heading}>{t('forms.relation.removeTitle', { title })}</DialogTitle>
      <DialogContent id={text}>{t('forms.relation.removeText')}</DialogContent>
      <DialogActions>
        <SafeAnswer onAnswer={() => onAnswer(false)} />
        <Button variant="contained" color="error" onClick={() => onAnswer(true)}>
          {t('forms.relation.removeConfirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Takes the focus when it is there: the dialog's content comes later than the dialog. */
function SafeAnswer({ onAnswer }: { onAnswer(): void }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} variant="outlined" onClick={onAnswer}>
      {t('forms.relation.keep')}
    </Button>
  )
}
