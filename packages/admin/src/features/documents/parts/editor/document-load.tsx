import Box from '@mui/material/Box'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Document, Instance } from '@vitrine/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem, problemText } from '#lib/api'
import { SkeletonForm, Waiting } from '#ui/skeleton'
import { ErrorState, NoAccess, NotFound } from '#ui/states'
import { useDocumentSchema } from '../../queries/document-queries.ts'
import { DocumentEditor, type EditorProps } from './document-editor.tsx'
import { readSchema } from './read-schema.ts'

type Props = {
  /** Absent: a new document. */
  query: UseQueryResult<Document | undefined> | undefined
  schemaId: number | undefined
  instance: Instance | undefined
  /** Where one goes when there is nothing to show. */
  home: string | undefined
  editor: Pick<EditorProps, 'slots' | 'modal' | 'onMade' | 'list'>
}

/** Waits for the document and its schema; else what stands in their place. */
export function DocumentLoad({ query, schemaId, instance, home, editor }: Props) {
  const { t } = useTranslation()
  const schemaQuery = useDocumentSchema(schemaId)
  const schema = schemaQuery.data
  const form = useMemo(() => schema && readSchema(schema), [schema])
  const document = query?.data
  if (schema && !form) return <ErrorState level={1} title={t('views.admin.schemaPreview.invalidSchema')} home={home} />
  if (schema && form && (!query || document))
    return <DocumentEditor document={document} schema={schema} form={form} instance={instance} {...editor} />

  const failed = [query, schemaQuery].find((each) => each?.isError)
  if (!failed) return <LoadingEditor />
  const { error } = failed
  const problem = error instanceof ApiProblem ? error : undefined
  if (problem?.status === 404 || problem?.status === 400) return <NotFound title={t('views.document.notFound')} home={home} />
  if (problem?.status === 403) return <NoAccess title={t('views.document.notAllowed')} text={problemText(t, problem)} home={home} />
  const retry = () => void failed.refetch()
  return <ErrorState level={1} text={problemText(t, error)} code={problem?.problem?.instance} onRetry={retry} home={home} />
}

function LoadingEditor() {
  const { t } = useTranslation()
  return (
    <Box sx={{ width: '100%', maxWidth: 936, mx: 'auto', px: { xs: 1.5, sm: 3.5 }, pt: 10 }}>
      <Waiting label={t('generic.loading')}>
        <SkeletonForm />
      </Waiting>
    </Box>
  )
}
