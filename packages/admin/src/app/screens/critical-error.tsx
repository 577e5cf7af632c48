import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ApiProblem, problemText } from '#lib/api'
import { useDocumentTitle } from '#lib/document-title'
import { ErrorState } from '#ui/states'
import { PageNotFound } from './page-not-found.tsx'
import { WholePage } from './whole-page.tsx'

type Props = { isWholePage?: boolean; code?: string; onRetry?: () => void }

const messageOf = (error: unknown): string | undefined => (error instanceof Error ? error.message : undefined)

/** The last screen: what broke in drawing or loading a page. Says the message, since it is all there is to report. */
export function CriticalError({ isWholePage = false, code, onRetry }: Props) {
  const { t } = useTranslation()
  const error = useRouteError()
  useDocumentTitle(t('states.error.title'))
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the browser's console is where the one who helps looks for the stack.
    if (error) console.error(error)
  }, [error])

  if (isRouteErrorResponse(error) && error.status === 404) return <PageNotFound />
  const problem = error instanceof ApiProblem ? error : undefined
  const known = problem ? problemText(t, problem) : code && t([`problems.${code}`, 'problems.unexpected'])
  const state = (
    <ErrorState
      level={1}
      text={known || undefined}
      code={problem?.problem?.instance ?? (known ? undefined : messageOf(error))}
      onRetry={onRetry ?? (() => window.location.reload())}
      home="/dashboard"
    />
  )
  return isWholePage ? <WholePage>{state}</WholePage> : state
}
