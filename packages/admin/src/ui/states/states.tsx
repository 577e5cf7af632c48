import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { MessageCode } from './message-code.tsx'
import { StateScreen } from './state-screen.tsx'

type Level = { level?: 1 | 2 }

export function EmptyState({ title, text, actions, level }: { title: string; text?: ReactNode; actions?: ReactNode } & Level) {
  return <StateScreen picture="empty" title={title} text={text} actions={actions} level={level} />
}

type ErrorStateProps = { title?: string; text?: ReactNode; code?: string; onRetry?: () => void; home?: string } & Level

/** Something broke with us: says what to do next, and the code that finds it in the log. */
export function ErrorState({ title, text, code, onRetry, home, level }: ErrorStateProps) {
  const { t } = useTranslation()
  return (
    <StateScreen
      picture="broken"
      alert
      level={level}
      title={title ?? t('states.error.title')}
      text={text ?? t('states.error.text')}
      actions={
        (onRetry || home) && (
          <>
            {onRetry && (
              <Button variant="contained" color="primary" onClick={onRetry}>
                {t('states.tryAgain')}
              </Button>
            )}
            {home && (
              <Button variant="outlined" component={Link} to={home}>
                {t('states.toDashboard')}
              </Button>
            )}
          </>
        )
      }
      foot={code && <MessageCode code={code} />}
    />
  )
}

type AwayProps = { title?: string; text?: ReactNode; home?: string; onBack?: () => void } & Level

const useWaysOut = ({ home, onBack }: Pick<AwayProps, 'home' | 'onBack'>) => {
  const { t } = useTranslation()
  return (
    (home || onBack) && (
      <>
        {onBack && (
          <Button variant="outlined" onClick={onBack}>
            {t('states.back')}
          </Button>
        )}
        {home && (
          <Button variant="contained" color="primary" component={Link} to={home}>
            {t('states.toDashboard')}
          </Button>
        )}
      </>
    )
  )
}

export function NoAccess({ title, text, level = 1, ...away }: AwayProps) {
  const { t } = useTranslation()
  const actions = useWaysOut(away)
  return (
    <StateScreen
      picture="fenced"
      level={level}
      title={title ?? t('states.noAccess.title')}
      text={text ?? t('states.noAccess.text')}
      actions={actions}
    />
  )
}

export function NotFound({ title, text, level = 1, ...away }: AwayProps) {
  const { t } = useTranslation()
  const actions = useWaysOut(away)
  return (
    <StateScreen
      picture="empty"
      level={level}
      title={title ?? t('states.notFound.title')}
      text={text ?? t('states.notFound.text')}
      actions={actions}
    />
  )
}
