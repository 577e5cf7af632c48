import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { loginRoutes, signInProblems } from '@vitrine/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem, hasCode, problemText, type Reach, send } from '#lib/api'
import { DemoPeople, type DemoPerson } from './demo-people.tsx'
import { PageFrame } from './page-frame.tsx'
import { PasswordField, tallField } from './password-field.tsx'
import { StartAgain } from './start-again.tsx'

type Page = { demo_people: DemoPerson[]; demo_password: string | null }

export function LoginPage({ reach, uid }: { reach: Reach; uid: string }) {
  const { t } = useTranslation()
  const [page, setPage] = useState<Page | 'waiting' | 'over'>('waiting')
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<unknown>()
  const [isSending, setSending] = useState(false)
  const usernameField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)

  useEffect(() => {
    document.title = `${t('login.title')} – ${t('app.title')}`
  }, [t])

  useEffect(() => {
    let isLeft = false
    send(reach, loginRoutes.page, { params: { uid } }).then(
      (answer) => !isLeft && setPage(answer),
      (error: unknown) => {
        if (isLeft) return
        const isOver = error instanceof ApiProblem && error.status >= 400 && error.status < 500
        setPage(isOver ? 'over' : { demo_people: [], demo_password: null })
        if (!isOver) setFailure(error)
      },
    )
    return () => {
      isLeft = true
    }
  }, [reach, uid])

  const isWrong = hasCode(failure, signInProblems.wrong_password)
  // After the message is on the page, so that a screen reader reads it with the field.
  useEffect(() => {
    if (isWrong) passwordField.current?.focus()
  }, [isWrong])

  if (page === 'over') return <StartAgain title={t('login.over.title')} text={t('login.over.text')} />

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    if (!username.trim()) return usernameField.current?.focus()
    if (!password) return passwordField.current?.focus()
    setSending(true)
    try {
      const { return_to } = await send(reach, loginRoutes.submit, { params: { uid }, body: { username: username.trim(), password } })
      window.location.assign(return_to)
    } catch (error) {
      setSending(false)
      if (hasCode(error, signInProblems.interaction_over)) return setPage('over')
      setFailure(error)
      // Wrong once more: the message stays as it is, so only the focus has to move.
      if (hasCode(error, signInProblems.wrong_password)) passwordField.current?.focus()
    }
  }

  return (
    <PageFrame title={t('login.title')} intro={t('login.intro')}>
      <Box component="form" noValidate onSubmit={(event: FormEvent) => void submit(event)} sx={{ display: 'grid', gap: 1.75 }}>
        {failure !== undefined && !isWrong && <Alert severity="error">{problemText(t, failure)}</Alert>}
        <TextField
          id="username"
          name="username"
          type="email"
          label={t('login.username')}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          inputRef={usernameField}
          autoComplete="username"
          autoFocus
          sx={tallField}
          slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
        />
        <PasswordField
          label={t('login.password')}
          value={password}
          onChange={setPassword}
          error={isWrong ? t('problems.sign_in.wrong_password') : undefined}
          autoComplete="current-password"
          inputRef={passwordField}
        />
        <Button type="submit" variant="contained" color="primary" size="large" fullWidth aria-busy={isSending}>
          {t(isSending ? 'login.sending' : 'login.submit')}
        </Button>
      </Box>
      {page === 'waiting' ? (
        <Skeleton height={172} sx={{ mt: 4.5 }} />
      ) : (
        <DemoPeople
          people={page.demo_people}
          password={page.demo_password}
          onChoose={(person) => {
            setUsername(person.username)
            setPassword(page.demo_password ?? '')
            setFailure(undefined)
            passwordField.current?.focus()
          }}
        />
      )}
    </PageFrame>
  )
}
