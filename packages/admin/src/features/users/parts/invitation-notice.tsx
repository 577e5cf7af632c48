import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/page'
import type { Invitation } from '../queries.ts'

type Props = { name: string; invitation: Invitation; onDone: () => void }

/** The link by which a person sets a password. It is shown this once. */
export function InvitationNotice({ name, invitation: { url, isAgain }, onDone }: Props) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    // Without permission to the clipboard the link still stands there to be marked and copied by hand.
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Notice kind="success">
      <Typography variant="subtitle1" component="h2">
        {t(isAgain ? 'views.admin.users.invitation.titleAgain' : 'views.admin.users.invitation.title', { name })}
      </Typography>
      <Typography sx={{ mb: 1 }}>{t('views.admin.users.invitation.text')}</Typography>
      <Typography
        variant="code"
        component="p"
        aria-label={t('views.admin.users.invitation.link')}
        sx={{ p: 1, mb: 1, borderRadius: 1, bgcolor: 'background.paper', overflowWrap: 'anywhere', userSelect: 'all' }}
      >
        {url}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={copy} startIcon={isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}>
          {t(isCopied ? 'views.admin.users.invitation.copied' : 'views.admin.users.invitation.copy')}
        </Button>
        <Button size="small" onClick={onDone}>
          {t('views.admin.users.invitation.done')}
        </Button>
      </Box>
    </Notice>
  )
}
