import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { Form, type FormSchema, type UiSchema } from '@vitrine/forms'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { problemText } from '#lib/api'
import { useBreadcrumbs } from '#lib/breadcrumbs'
import { useDocumentTitle } from '#lib/document-title'
import { PageBar } from '#ui/page'
import { useToasts } from '#ui/toasts'
import { CrumbTrail } from './crumb-trail.tsx'
import { FoundDraft } from './found-draft.tsx'
import { RecordConflict } from './record-conflict.tsx'
import { SaveButton } from './save-button.tsx'
import { type EditedRecord, useRecordForm } from './use-record-form.ts'

export type { EditedRecord }

/** Messages stand above the save bar of phones (40 and its padding), not over it. */
const roomForSaveBar = { '@media (max-width:599.95px)': { ':root': { '--vitrine-bottom-bar': '57px' } } }

/** After a create the new record's own page is shown; not in the same breath, so that the form has settled first. */
const settleMs = 10

export type RecordEditorProps<Value extends object, Saved extends EditedRecord> = {
  kind: string
  record: Saved | undefined
  /** What the page is called. */
  title: string
  list: { path: string; label: string }
  schema: FormSchema<Value>
  uiSchema: UiSchema
  toValue: (record: Saved | undefined) => Partial<Value>
  save: (value: Value, changed: { id: number; version: number } | undefined) => Promise<Saved>
  /** The dictionary key of the message when saving fails. */
  failedKey: string
  /** Saving shows the record's own page; going back to the list at once is not offered. */
  staysWithRecord?: boolean
  actions?: ReactNode
  /** Above the form, in its card. */
  heading?: ReactNode
  /** Above the card: what the person must see first. */
  notice?: ReactNode
  foot?: ReactNode
}

export function RecordEditor<Value extends object, Saved extends EditedRecord>(props: RecordEditorProps<Value, Saved>) {
  const { kind, record, title, list, schema, uiSchema, toValue, save, failedKey } = props
  const { t } = useTranslation()
  const toasts = useToasts()
  const navigate = useNavigate()
  useDocumentTitle(title)
  useBreadcrumbs([
    { label: list.label, path: list.path },
    { label: title, path: `${list.path}/${record?.id ?? 'create'}` },
  ])

  const editor = useRecordForm<Value, Saved>({
    kind,
    record,
    toValue,
    save,
    onSaved(saved, next) {
      toasts.show({ kind: 'success', text: t('generic.saved') })
      // biome-ignore lint/suspicious/noConsole: a save is logged too, for the one who helps
      console.info(t('generic.saved'), `${kind} ${saved.id}, version ${saved.version}`)
      if (next === 'list') void navigate(list.path)
      if (next === 'record') setTimeout(() => void navigate(`${list.path}/${saved.id}`, { replace: true }), settleMs)
    },
    onFailed(error) {
      toasts.show({ kind: 'error', text: t(failedKey), detail: problemText(t, error) })
      // biome-ignore lint/suspicious/noConsole: a refused save is logged too, with all the server said
      console.error(t(failedKey), error)
    },
  })

  useSaveKey(() => editor.save(false))
  const button = (
    <SaveButton
      isClean={!editor.isDirty && record !== undefined}
      isSaving={editor.isSaving}
      canGoBack={!props.staysWithRecord}
      onSave={editor.save}
    />
  )

  return (
    <>
      <PageBar
        back={{ to: list.path, label: list.label }}
        actions={
          <>
            {props.actions}
            <Box sx={{ display: { xs: 'none', sm: 'block' } }}>{button}</Box>
          </>
        }
      >
        <CrumbTrail />
      </PageBar>
      <Box
        sx={{
          flex: 1,
          px: { xs: 2, sm: 3.5 },
          py: { xs: 2, sm: 3 },
          width: '100%',
          maxWidth: 696,
          display: 'grid',
          gap: 1.5,
          alignContent: 'start',
        }}
      >
        {props.notice}
        {editor.found && <FoundDraft keptAt={editor.found.kept_at} onUse={editor.useFound} onDiscard={editor.discardFound} />}
        <Box
          sx={{
            p: 2.5,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: (theme) => `${theme.radius.section}px`,
          }}
        >
          {props.heading}
          <Form<Value>
            schema={schema}
            uiSchema={uiSchema}
            value={editor.value}
            onChange={editor.setValue}
            onSubmit={(value) => void editor.submit(value)}
            serverErrors={editor.serverErrors}
            formRef={editor.form}
          />
        </Box>
        {props.foot}
      </Box>
      <GlobalStyles styles={roomForSaveBar} />
      <Box
        sx={{
          display: { xs: 'grid', sm: 'none' },
          position: 'sticky',
          bottom: 0,
          zIndex: 3,
          p: 1,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {button}
      </Box>
      {editor.conflict && (
        <RecordConflict
          read={editor.readValue}
          mine={editor.value}
          stored={editor.conflict}
          theirs={toValue(editor.conflict)}
          onCancel={editor.closeConflict}
          onResolve={(value, version) => {
            editor.setValue(value as Partial<Value>)
            void editor.submit(value as Value, version)
          }}
        />
      )}
    </>
  )
}

/** Ctrl S, or ⌘ S, saves; the browser's own would save the page as a file. */
function useSaveKey(save: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (!event.repeat) save()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
