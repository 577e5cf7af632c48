import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PageFrame } from './page-frame.tsx'

/** Where a sign-in that cannot go on ends: with a sentence and a way back. */
export function StartAgain({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = `${title} – ${t('app.title')}`
  }, [title, t])
  return (
    <PageFrame title={title}>
      <Typography sx={{ mb: 2.5, color: 'text.secondary' }}>{text}</Typography>
      <Button href="/" variant="contained" color="primary" size="large">
        {t('login.startAgain')}
      </Button>
    </PageFrame>
  )
}
