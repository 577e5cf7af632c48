import type { Schema } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { DocumentList, SingleDocument } from '#features/documents'
import { ApiProblem } from '#lib/api'
import { useInstance } from '#lib/instance'
import { RecordLoad } from '#lib/record-editor'
import { useSchema } from '../queries.ts'
import { NothingHere } from './nothing-here.tsx'

type Props = {
  schemaId: number
  chipContent: string | undefined
  title: string
  /** The menu means one document, not a list of them. */
  isSingle: boolean
}

/** The documents of one schema; another application's schema is not this instance's to show. */
export function DocumentsView({ schemaId, chipContent, title, isSingle }: Props) {
  const { t } = useTranslation()
  const { application_id } = useInstance()
  const query = useSchema(schemaId)
  const isHere = (schema: Schema) => schema.application_id === application_id && schema.deleted_at === null
  const isRefused = query.error instanceof ApiProblem && query.error.status === 404
  if (isRefused || (query.data && !isHere(query.data))) return <NothingHere title={title} text={t('content.unknownSchema')} />
  return (
    <RecordLoad query={query} listPath="/dashboard">
      {(schema) => {
        const list = <DocumentList schema={schema} chipContent={chipContent} title={title} />
        if (!isSingle && !schema.single_document_per_instance) return list
        return <SingleDocument schema={schema} title={title} several={list} />
      }}
    </RecordLoad>
  )
}
