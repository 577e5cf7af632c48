import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { loginRoutes } from '@vitrine/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem, problemText, type Reach, send } from '#lib/api'
import { PageFrame } from './page-frame.tsx'
import { PasswordField, tallField } from './password-field.tsx'
import { StartAgain } from './start-again.tsx'

const shortestPassword = 8

type Step = { name: 'looking' } | { name: 'over' } | { name: 'choosing'; username: string } | { name: 'done' }

/** The page of a one-time link: the invited person sets the first password. */
export function InvitationPage({ reach, token }: { reach: Reach; token: string }) {
  const { t } = useTranslation()
  const [step, setStep] = useState<Step>({ name: 'looking' })
  const [password, setPassword] = useState('')
  const [isShort, setShort] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  const passwordField = useRef<HTMLInputElement>(null)

  useEffect(() => {
    document.title = `${t('login.invitation.title')} – ${t('app.title')}`
  }, [t])

  useEffect(() => {
    let isLeft = false
    send(reach, loginRoutes.invitation, { body: { token } }).then(
      ({ username }) => !isLeft && setStep({ name: 'choosing', username }),
      (error: unknown) => {
        if (isLeft) return
        const isRefused = error instanceof ApiProblem && error.status >= 400 && error.status < 500
        if (isRefused) setStep({ name: 'over' })
        else setFailure(error)
      },
    )
    return () => {
      isLeft = true
    }
  }, [reach, token])

  if (step.name === 'over') return <StartAgain title={t('login.invitation.over.title')} text={t('login.invitation.over.text')} />
  if (step.name === 'done') return <StartAgain title={t('login.invitation.done.title')} text={t('login.invitation.done.text')} />

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    if (password.length < shortestPassword) {
      setShort(true)
      return passwordField.current?.focus()
    }
    setSending(true)
    try {
      await send(reach, loginRoutes.accept, { body: { token, password } })
      // Used up, and no business of whoever sits here next.
      window.history.replaceState(null, '', window.location.pathname)
      setStep({ name: 'done' })
    } catch (error) {
      setSending(false)
      if (error instanceof ApiProblem && error.status === 410) return setStep({ name: 'over' })
      setFailure(error)
    }
  }

  return (
    <PageFrame title={t('login.invitation.title')} intro={t('login.invitation.intro')}>
      {failure !== undefined && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problemText(t, failure)}
        </Alert>
      )}
      {step.name === 'looking' ? (
        failure === undefined && <Skeleton height={160} />
      ) : (
        <Box component="form" noValidate onSubmit={(event: FormEvent) => void submit(event)} sx={{ display: 'grid', gap: 1.75 }}>
          <TextField
            id="username"
            name="username"
            label={t('login.username')}
            value={step.username}
            autoComplete="username"
            sx={tallField}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <PasswordField
            label={t('login.invitation.password')}
            value={password}
            onChange={(text) => {
              setPassword(text)
              if (text.length >= shortestPassword) setShort(false)
            }}
            error={isShort ? t('login.invitation.tooShort', { count: shortestPassword }) : undefined}
            help={t('login.invitation.rule', { count: shortestPassword })}
            autoComplete="new-password"
            inputRef={passwordField}
          />
          <Button type="submit" variant="contained" color="primary" size="large" fullWidth aria-busy={isSending}>
            {t(isSending ? 'login.invitation.sending' : 'login.invitation.submit')}
          </Button>
        </Box>
      )}
    </PageFrame>
  )
}
