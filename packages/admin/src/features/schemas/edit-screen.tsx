import Button from '@mui/material/Button'
import type { Schema } from '@vitrine/contract'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { DeletedNotice } from '#lib/deletion'
import { useDrafts } from '#lib/drafts'
import { RecordEditor, RecordLoad, StampLine } from '#lib/record-editor'
import { type NewSchema, newSchemaFormSchema, type ShownSchema, schemaFormSchema, toSchemaDraft, toShownSchema } from './form.ts'
import { HistoryDialog } from './parts/history-dialog.tsx'
import { previewDraft } from './parts/preview-content.ts'
import { SavingOverlay } from './parts/saving-overlay.tsx'
import { useSchemaSight } from './parts/use-schema-sight.ts'
import { Workbench } from './parts/workbench.tsx'
import { useCreateSchema, useSchema, useSchemaDeletion, useUpdateSchema } from './queries.ts'

const path = '/admin/schema'
const failedKey = 'components.createOrEdit.errorOccurred'

export function SchemaCreateScreen() {
  const { t } = useTranslation()
  const { mutateAsync, isPending } = useCreateSchema()
  const sight = useSchemaSight(undefined)
  const drafts = useDrafts()
  return (
    <>
      <RecordEditor<NewSchema, Schema>
        kind="schema"
        record={undefined}
        title={t('views.admin.schemas.create')}
        list={{ path, label: t('schemaTypes.schema.plural') }}
        schema={newSchemaFormSchema}
        uiSchema={sight.uiSchema}
        toValue={toShownSchema}
        save={async (draft) => {
          const saved = await mutateAsync({ draft, changed: undefined })
          // What was tried in the preview goes along to the new record's page.
          const tried = drafts.read(previewDraft(undefined))
          if (tried) drafts.keep(previewDraft(saved.id), tried)
          drafts.forget(previewDraft(undefined))
          return saved
        }}
        failedKey={failedKey}
        arrange={(parts) => <Workbench {...parts} sight={sight} schema={undefined} />}
      />
      <SavingOverlay open={isPending} />
    </>
  )
}

export function SchemaEditScreen() {
  const { id = '' } = useParams()
  return (
    <RecordLoad query={useSchema(id)} listPath={path}>
      {(schema) => <SchemaEditor key={schema.id} schema={schema} />}
    </RecordLoad>
  )
}

function SchemaEditor({ schema }: { schema: Schema }) {
  const { t } = useTranslation()
  const { mutateAsync, isPending } = useUpdateSchema()
  const deletion = useSchemaDeletion()
  const sight = useSchemaSight(schema)
  const [historyOf, setHistoryOf] = useState<Partial<ShownSchema>>()
  const [written, setWritten] = useState<Partial<ShownSchema>>(toShownSchema(schema))
  return (
    <>
      <RecordEditor<ShownSchema, Schema>
        kind="schema"
        record={schema}
        title={schema.name}
        list={{ path, label: t('schemaTypes.schema.plural') }}
        schema={schemaFormSchema}
        uiSchema={sight.uiSchema}
        toValue={toShownSchema}
        save={(shown, changed) => mutateAsync({ draft: toSchemaDraft(shown), changed })}
        failedKey={failedKey}
        notice={<DeletedNotice calls={deletion} record={schema} title={schema.name} />}
        actions={
          <Button startIcon={<History aria-hidden />} onClick={() => setHistoryOf(written)}>
            {t('views.admin.schemas.history.open', { version: schema.version })}
          </Button>
        }
        arrange={(parts) => (
          <Workbench {...parts} sight={sight} schema={schema} onValue={setWritten} foot={<StampLine record={schema} />} />
        )}
      />
      <SavingOverlay open={isPending} />
      {historyOf && <HistoryDialog schema={schema} written={historyOf} onClose={() => setHistoryOf(undefined)} />}
    </>
  )
}
