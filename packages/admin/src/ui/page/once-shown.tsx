import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from './notice.tsx'

type Props = { title: string; text: string; label: string; value: string; copyLabel: string; onDone: () => void }

/** A secret or a link that stands here this once, to be copied; afterwards nobody can show it again. */
export function OnceShown({ title, text, label, value, copyLabel, onDone }: Props) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    // Without permission to the clipboard it still stands there to be marked and copied by hand.
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Notice kind="success">
      <Typography variant="subtitle1" component="h2">
        {title}
      </Typography>
      <Typography sx={{ mb: 1 }}>{text}</Typography>
      <Typography
        variant="code"
        component="p"
        aria-label={label}
        sx={{ p: 1, mb: 1, borderRadius: 1, bgcolor: 'background.paper', overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {value}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={copy} startIcon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}>
          {isCopied ? t('page.copied') : copyLabel}
        </Button>
        <Button size="small" onClick={onDone}>
          {t('generic.done')}
        </Button>
      </Box>
    </Notice>
  )
}
