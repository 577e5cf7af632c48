import type { Schema } from '@vitrine/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { useInstance, useInstanceRights } from '#lib/instance'
import { RecordLoad } from '#lib/record-editor'
import { DocumentRows } from './parts/list/document-rows.tsx'
import { useEditorAhead } from './parts/list/use-editor-ahead.ts'
import { useSingleDocument } from './queries/list-queries.ts'

type ListProps = { schema: Schema; title: string; chipContent?: string | undefined }

/** The documents of one schema in an instance. */
export function DocumentListScreen({ schema, title, chipContent }: ListProps) {
  const { t } = useTranslation()
  const { path } = useInstance()
  const { search } = useLocation()
  const { mayWrite } = useInstanceRights()
  useEditorAhead(path)
  // Where one is meant, and there are several already, no more are made.
  const create = schema.single_document_per_instance
    ? undefined
    : { label: t('documents.list.create'), shortLabel: t('documents.list.createShort'), to: `${path}/create${search}` }
  return (
    <DocumentRows
      schema={schema}
      title={title}
      chipContent={chipContent}
      create={create}
      emptyText={t(mayWrite ? 'documents.list.empty' : 'documents.list.emptyForReaders')}
    />
  )
}

/** What is deleted in an instance, of every schema: restored, or gone for ever. */
export function DocumentBinScreen({ title }: { title: string }) {
  return <DocumentRows title={title} emptyText={useTranslation().t('documents.list.emptyBin')} />
}

type SingleProps = { schema: Schema; title: string; several: ReactNode }

/** [INST-04] Leads to the one document, or to making it. Several from before the rule are listed: none may be out of reach. */
export function SingleDocumentScreen({ schema, title, several }: SingleProps) {
  const { path } = useInstance()
  const { search } = useLocation()
  const { mayWrite } = useInstanceRights()
  const query = useSingleDocument(schema.id)
  return (
    <RecordLoad query={query} listPath="/dashboard">
      {({ items }) => {
        const [only, another] = items
        if (another) return several
        if (only) return <Navigate to={`${path}/${only.id}${search}`} replace state={{ isSingle: true }} />
        return mayWrite ? (
          <Navigate to={`${path}/create${search}`} replace state={{ isSingle: true }} />
        ) : (
          <DocumentListScreen schema={schema} title={title} />
        )
      }}
    </RecordLoad>
  )
}
