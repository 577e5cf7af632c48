import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { ApiProblem, problemText } from '#lib/api'
import { useDocumentTitle } from '#lib/document-title'
import { Mark } from '#ui/mark'
import { ErrorState } from '#ui/states'
import { useSignIn } from './queries.ts'

/** Where the login service sends people back to. */
export function CallbackScreen() {
  const { t } = useTranslation()
  const { search } = useLocation()
  const signIn = useSignIn(search)
  useDocumentTitle(t('signIn.waiting'))
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the browser's console is where the one who helps looks for the cause.
    if (signIn.error) console.error(signIn.error)
  }, [signIn.error])

  if (signIn.data) return <Navigate to={signIn.data} replace />
  if (!signIn.isError) return <Waiting />
  const text = signIn.error instanceof ApiProblem ? problemText(t, signIn.error) : t('signIn.failed.text')
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      {/* A fresh start, not a step inside the app: it asks the login service anew. */}
      <ErrorState level={1} title={t('signIn.failed.title')} text={text} onRetry={() => window.location.assign('/')} home="/dashboard" />
    </Box>
  )
}

const patienceMs = 400

/** Nothing to see when it goes fast; after that the mark and a sentence. */
function Waiting() {
  const { t } = useTranslation()
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 2,
          '@keyframes vitrine-late': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
          animation: `vitrine-late 1ms linear ${patienceMs}ms both`,
        }}
      >
        <Mark size={40} />
        <div role="status">
          <Typography component="h1" variant="h3">
            {t('signIn.waiting')}
          </Typography>
        </div>
      </Box>
    </Box>
  )
}
