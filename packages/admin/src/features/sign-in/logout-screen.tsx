import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { problemText } from '#lib/api'
import { useDocumentTitle } from '#lib/document-title'
import { Notice } from '#ui/page'
import { CountdownRing } from './parts/countdown-ring.tsx'
import { useSignOut } from './queries.ts'

const startAt = 5
const tickMs = 1000

/** Five seconds to think again; then the session ends, here, at the gateway and at the login service. */
export function LogoutScreen({ goTo }: { goTo: (address: string) => void }) {
  const { t } = useTranslation()
  const [left, setLeft] = useState(startAt)
  const { mutate, status, error } = useSignOut()
  const isWaiting = status === 'idle'
  const words = {
    idle: { title: t('signIn.logout.countdown', { count: left }), text: t('signIn.logout.explanation') },
    error: { title: t('signIn.logout.failedTitle'), text: '' },
    ending: { title: t('signIn.logout.ending'), text: t('signIn.logout.endingText') },
  }[status === 'idle' || status === 'error' ? status : 'ending']
  useDocumentTitle(t('signIn.logout.title'))

  useEffect(() => {
    if (!isWaiting) return
    if (left === 0) return mutate(undefined, { onSuccess: (address) => goTo(address ?? '/') })
    const timer = setTimeout(() => setLeft(left - 1), tickMs)
    return () => clearTimeout(timer)
  }, [isWaiting, left, mutate, goTo])

  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', placeItems: 'center', p: 2 }}>
      <Card sx={{ width: 440, maxWidth: '100%', p: 2.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          {status !== 'error' && <CountdownRing left={left} of={startAt} />}
          <Box>
            <Typography variant="h4" component="h1" tabIndex={-1} aria-live="off">
              {words.title}
            </Typography>
            <Typography role="status" sx={{ color: 'text.secondary', textWrap: 'balance' }}>
              {words.text}
            </Typography>
          </Box>
        </Box>
        {status === 'error' && (
          <Box sx={{ mt: 2 }}>
            <Notice kind="error">{`${t('signIn.logout.failed')} ${problemText(t, error)}`}</Notice>
          </Box>
        )}
        <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
          {(isWaiting || status === 'error') && (
            <>
              <Button variant="outlined" component={Link} to="/">
                {t('generic.cancel')}
              </Button>
              <Button
                variant="contained"
                color="primary"
                onClick={() => mutate(undefined, { onSuccess: (address) => goTo(address ?? '/') })}
              >
                {t('signIn.logout.now')}
              </Button>
            </>
          )}
        </Box>
      </Card>
    </Box>
  )
}
