import Box from '@mui/material/Box'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem, problemText } from '#lib/api'
import { SkeletonForm, Waiting } from '#ui/skeleton'
import { ErrorState, NoAccess, NotFound } from '#ui/states'

type Props<Loaded> = {
  query: UseQueryResult<Loaded>
  listPath: string
  /** What the server said stands there too, word for word. */
  showsRawError?: boolean
  children: (loaded: NonNullable<Loaded>) => ReactNode
}

/** Waits for one record and shows it; else what stands in its place. */
export function RecordLoad<Loaded>({ query, listPath, showsRawError = false, children }: Props<Loaded>) {
  const { t } = useTranslation()
  if (query.data) return children(query.data)
  if (!query.isError) {
    return (
      <Box sx={{ p: { xs: 2, sm: 3.5 }, maxWidth: 696 }}>
        <Waiting label={t('generic.loading')}>
          <SkeletonForm />
        </Waiting>
      </Box>
    )
  }
  const { error } = query
  const problem = error instanceof ApiProblem ? error : undefined
  const raw = showsRawError ? error.message : undefined
  const withRaw = (text: string) => (raw ? `${text} (${raw})` : text)
  if (problem?.status === 404 || problem?.status === 400)
    return <NotFound home={listPath} text={raw && withRaw(t('states.notFound.text'))} />
  if (problem?.status === 403) return <NoAccess text={problemText(t, problem)} home="/dashboard" />
  return (
    <ErrorState
      level={1}
      text={withRaw(problemText(t, error))}
      code={problem?.problem?.instance}
      onRetry={() => void query.refetch()}
      home="/dashboard"
    />
  )
}
