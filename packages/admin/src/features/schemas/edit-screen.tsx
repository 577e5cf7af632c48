import Button from '@mui/material/Button'
import { isSame, type Schema } from '@vitrine/contract'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { DeletedNotice } from '#lib/deletion'
import { useDrafts } from '#lib/drafts'
import { RecordEditor, RecordLoad, StampLine } from '#lib/record-editor'
import { type NewSchema, newSchemaFormSchema, type ShownSchema, schemaFormSchema, toSchemaDraft, toShownSchema } from './form.ts'
import { CarryNotice } from './parts/carry-notice.tsx'
import { HistoryDialog } from './parts/history-dialog.tsx'
import { ImpactNotice } from './parts/impact-notice.tsx'
import { previewDraft } from './parts/preview-content.ts'
import { ReindexButton } from './parts/reindex-button.tsx'
import { FollowOverlay, SavingOverlay } from './parts/saving-overlay.tsx'
import { useImpact } from './parts/use-impact.ts'
import { useSaveWithCare } from './parts/use-save-with-care.ts'
import { useSchemaSight } from './parts/use-schema-sight.ts'
import { Workbench } from './parts/workbench.tsx'
import { useCreateSchema, useSchema, useSchemaDeletion } from './queries/index.ts'

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
  const deletion = useSchemaDeletion()
  const sight = useSchemaSight(schema)
  const impact = useImpact(schema, sight)
  const { save, isSaving, isCounting, follow, carry } = useSaveWithCare(schema, impact)
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
        save={(shown, changed) => save(toSchemaDraft(shown), changed)}
        failedKey={failedKey}
        notice={
          <>
            <DeletedNotice calls={deletion} record={schema} title={schema.name} />
            {carry && <CarryNotice schema={schema} carry={carry} isDirty={!isSame(written, toShownSchema(schema))} />}
          </>
        }
        actions={
          <>
            <Button startIcon={<History aria-hidden />} onClick={() => setHistoryOf(written)}>
              {t('views.admin.schemas.history.open', { version: schema.version })}
            </Button>
            <ReindexButton schema={schema} />
          </>
        }
        arrange={(parts) => (
          <Workbench
            {...parts}
            sight={sight}
            schema={schema}
            onValue={setWritten}
            impact={<ImpactNotice impact={impact} />}
            foot={<StampLine record={schema} />}
          />
        )}
      />
      <SavingOverlay open={isSaving} {...(isCounting ? { text: t('views.admin.schemas.impact.counting') } : {})} />
      {!isSaving && follow && <FollowOverlay open {...follow} />}
      {historyOf && <HistoryDialog schema={schema} written={historyOf} onClose={() => setHistoryOf(undefined)} />}
    </>
  )
}
