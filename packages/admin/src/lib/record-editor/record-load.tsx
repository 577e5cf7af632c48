import Box from '@mui/material/Box'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem, problemText } from '#lib/api'
import { SkeletonForm, Waiting } from '#ui/skeleton'
import { ErrorState, NoAccess, NotFound } from '#ui/states'

type Props<Loaded> = { query: UseQueryResult<Loaded>; listPath: string; children: (loaded: NonNullable<Loaded>) => ReactNode }

/** Waits for one record and shows it; else what stands in its place. */
export function RecordLoad<Loaded>({ query, listPath, children }: Props<Loaded>) {
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
  if (problem?.status === 404 || problem?.status === 400) return <NotFound home={listPath} />
  if (problem?.status === 403) return <NoAccess text={problemText(t, problem)} home="/dashboard" />
  return (
    <ErrorState
      level={1}
      text={problemText(t, error)}
      code={problem?.problem?.instance}
      onRetry={() => void query.refetch()}
      home="/dashboard"
    />
  )
}
