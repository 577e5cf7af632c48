import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Impact } from '../../queries/list-queries.ts'

/** One thing, and the published documents that point at it. */
export type Pointed = { id: number; title: string; impact: Impact }
export type ImpactChoice<Answer> = { label: string; answer: Answer; tone?: 'error' | 'primary' }
export type ImpactQuestion<Answer> = {
  title: string
  text: string
  pointed: Pointed[]
  /** What one does by leaving everything as it is. */
  keep: string
  choices: ImpactChoice<Answer>[]
}

type Props<Answer> = { question: ImpactQuestion<Answer>; onAnswer: (answer: Answer | undefined) => void }

function Referrers({ impact }: { impact: Impact }) {
  const { t } = useTranslation()
  const more = impact.count - impact.items.length
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.75, pl: 2.5 }}>
      {impact.items.map(({ document_id, title, internal_title, path, status }) => (
        <li key={document_id}>
          <Link
            href={path}
            target="_blank"
            rel="noopener"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, '& .lucide': { width: 14, height: 14 } }}
          >
            {title || internal_title || t('documents.list.untitled')}
            <ExternalLink aria-label={t('documents.list.newTab')} />
          </Link>{' '}
          <Typography component="span" variant="caption">
            {t(`documentStatuses.${status}`)}
          </Typography>
        </li>
      ))}
      {more > 0 && <li>{t('documents.list.impact.more', { count: more })}</li>}
    </Box>
  )
}

/** Before something goes out of sight that published documents point at: which ones, each a step away in a tab of its own. */
export function ImpactDialog<Answer>({ question, onAnswer }: Props<Answer>) {
  const title = useId()
  const text = useId()
  const { pointed, choices } = question
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={title}
      aria-describedby={text}
      onClose={() => onAnswer(undefined)}
      slotProps={{ paper: { sx: { width: 540, m: 2 } } }}
    >
      <DialogTitle id={title} component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {question.title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.75 }}>
        <Typography id={text} sx={{ color: 'text.secondary' }}>
          {question.text}
        </Typography>
        {pointed.map(({ id, title, impact }) => (
          <Box key={id} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="subtitle1" component="h3">
              {title}
            </Typography>
            <Referrers impact={impact} />
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant={choices.length > 0 ? 'outlined' : 'contained'} autoFocus onClick={() => onAnswer(undefined)}>
          {question.keep}
        </Button>
        {choices.map(({ label, answer, tone = 'primary' }) => (
          <Button key={label} variant={tone === 'error' ? 'contained' : 'outlined'} color={tone} onClick={() => onAnswer(answer)}>
            {label}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  )
}
