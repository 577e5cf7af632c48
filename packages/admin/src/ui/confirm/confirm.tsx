import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { createContext, type ReactNode, useCallback, useContext, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

export type Question = {
  /** Names the thing: «Slette «Kaia i Havnes» for godt?» */
  title: string
  /** What it touches. */
  text?: ReactNode
  /** The verb of the step: «Slett for godt». */
  confirm: string
  /** The verb of staying; «Behold» unless something fits better. */
  keep?: string
  destructive?: boolean
}
type Asked = Question & { answer: (yes: boolean) => void }
type Ask = (question: Question) => Promise<boolean>

const Confirm = createContext<Ask | undefined>(undefined)

/** Asks, and answers true only when the person chose the verb; Esc and a click outside keep things as they are. */
export function useConfirm(): Ask {
  const ask = useContext(Confirm)
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it')
  return ask
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked[]>([])
  const [leaving, setLeaving] = useState(false)
  const ask = useCallback<Ask>((question) => new Promise((answer) => setAsked((all) => [...all, { ...question, answer }])), [])
  const first = asked[0]
  const decide = (yes: boolean) => {
    first?.answer(yes)
    setLeaving(true)
  }
  const gone = () => {
    setAsked((all) => all.slice(1))
    setLeaving(false)
  }
  return (
    <Confirm value={ask}>
      {children}
      {first && <ConfirmDialog question={first} open={!leaving} onDecide={decide} onGone={gone} />}
    </Confirm>
  )
}

type DialogProps = { question: Question; open: boolean; onDecide: (yes: boolean) => void; onGone: () => void }

function ConfirmDialog({ question, open, onDecide, onGone }: DialogProps) {
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
