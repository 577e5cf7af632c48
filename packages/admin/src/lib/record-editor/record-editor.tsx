import Box from '@mui/material/Box'
import type { FieldError } from '@vitrine/contract'
import { Form, type FormSchema, type UiSchema } from '@vitrine/forms'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { problemText } from '#lib/api'
import { useBreadcrumbs } from '#lib/breadcrumbs'
import { useCurrentUser } from '#lib/current-user'
import { useDocumentTitle } from '#lib/document-title'
import { useLanguage } from '#lib/i18n'
import { PageBar } from '#ui/page'
import { useToasts } from '#ui/toasts'
import { BarTitle, CrumbTrail } from './crumb-trail.tsx'
import { FormCard, FormLanguages } from './form-card.tsx'
import { FoundDraft } from './found-draft.tsx'
import { RecordConflict } from './record-conflict.tsx'
import { SaveBar } from './save-bar.tsx'
import { SaveButton } from './save-button.tsx'
import { SaveHeld } from './save-held.ts'
import { type EditedRecord, useRecordForm } from './use-record-form.ts'

export type { EditedRecord }

// Below the form: it may come a moment after it.
const RecordHistory = lazy(async () => ({ default: (await import('#lib/record-history')).RecordHistory }))

/** After a create the new record's own page is shown; not in the same breath, so that the form has settled first. */
const settleMs = 10

/** What an arrangement of its own is handed. */
export type RecordParts<Value extends object> = {
  form: ReactNode
  value: Partial<Value>
  setValue: (value: Partial<Value>) => void
  serverErrors: readonly FieldError[]
  /** Which language of the texts is being written. */
  locale: string
  setLocale: (locale: string) => void
  /** Who changed what in the record; for the foot of the page. */
  history: ReactNode
}

export type RecordEditorProps<Value extends object, Saved extends EditedRecord> = {
  kind: string
  record: Saved | undefined
  /** Under which name unsaved words are kept, where another form writes the same records. */
  draftsAs?: string
  /** What the page is called. */
  title: string
  list: { path: string; label: string }
  /** Whether breadcrumbs say where one is. */
  hasTrail?: boolean
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
  /** The languages of its texts; one is written at a time, the interface's own first. */
  locales?: readonly string[]
  /** Beside the form on wide screens, below it on others: lists of what belongs to the record. */
  aside?: ReactNode
  /** Instead of the one card: where the form stands among other ways to write the record. */
  arrange?: (parts: RecordParts<Value>) => ReactNode
  /** The form has faults; an arrangement brings it into sight before one is led there. */
  onFaults?: () => void
  /** How fields that the form does not draw are read when two have written them. */
  words?: Record<string, (part: unknown) => string>
}

export function RecordEditor<Value extends object, Saved extends EditedRecord>(props: RecordEditorProps<Value, Saved>) {
  const { kind, record, title, list, hasTrail = true, schema, uiSchema, toValue, save, failedKey } = props
  const { t } = useTranslation()
  const toasts = useToasts()
  const navigate = useNavigate()
  const spoken = useLanguage().current()
  const { user: me } = useCurrentUser()
  const [locale, setLocale] = useState<string>(props.locales?.includes(spoken) ? spoken : (props.locales?.[0] ?? spoken))
  useDocumentTitle(title)
  const trail = [
    { label: list.label, path: list.path },
    { label: title, path: `${list.path}/${record?.id ?? 'create'}` },
  ]
  useBreadcrumbs(hasTrail ? trail : [])

  const editor = useRecordForm<Value, Saved>({
    kind: props.draftsAs ?? kind,
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
      if (error instanceof SaveHeld) return
      toasts.show({ kind: 'error', text: t(failedKey), detail: problemText(t, error) })
      // biome-ignore lint/suspicious/noConsole: a refused save is logged too, with all the server said
      console.error(t(failedKey), error)
    },
  })

  const saveForm = (goBack: boolean) => {
    if (props.onFaults && editor.form.current?.check() === false) flushSync(props.onFaults)
    editor.save(goBack)
  }
  useSaveKey(() => saveForm(false))
  const button = (
    <SaveButton
      isClean={!editor.isDirty && record !== undefined}
      isSaving={editor.isSaving}
      canGoBack={!props.staysWithRecord}
      onSave={saveForm}
    />
  )

  const form = (
    <Form<Value>
      schema={schema}
      uiSchema={uiSchema}
      value={editor.value}
      onChange={editor.setValue}
      onSubmit={(value) => void editor.submit(value)}
      serverErrors={editor.serverErrors}
      locales={props.locales}
      locale={props.locales && locale}
      onLocaleChange={setLocale}
      formRef={editor.form}
    />
  )
  const history = record && me.is_admin && (
    <Suspense>
      <RecordHistory kind={kind} id={record.id} version={record.version} />
    </Suspense>
  )
  const above = (
    <>
      {props.notice}
      {editor.found && <FoundDraft keptAt={editor.found.kept_at} onUse={editor.useFound} onDiscard={editor.discardFound} />}
    </>
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
        {hasTrail ? <CrumbTrail /> : <BarTitle title={title} />}
      </PageBar>
      {props.arrange ? (
        <>
          <Box sx={{ display: 'grid', gap: 1.5, px: { xs: 2, sm: 3.5 }, pt: { xs: 2, sm: 3 }, '&:empty': { display: 'none' } }}>
            {above}
          </Box>
          {props.arrange({
            form,
            value: editor.value,
            setValue: editor.setValue,
            serverErrors: editor.serverErrors,
            locale,
            setLocale,
            history,
          })}
        </>
      ) : (
        <Box
          sx={{
            ...page,
            maxWidth: props.aside ? 1376 : 696,
            gridTemplateColumns: props.aside ? { lg: '440px minmax(0, 1fr)' } : undefined,
          }}
        >
          <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0 }}>
            {above}
            <FormCard>
              {props.heading}
              {props.locales && <FormLanguages locales={props.locales} locale={locale} onChange={setLocale} />}
              {form}
            </FormCard>
            {props.foot}
            {history}
          </Box>
          {props.aside && <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0 }}>{props.aside}</Box>}
        </Box>
      )}
      <SaveBar>{button}</SaveBar>
      {editor.conflict && (
        <RecordConflict
          read={editor.readValue}
          mine={editor.value}
          stored={editor.conflict}
          theirs={toValue(editor.conflict)}
          uiSchema={uiSchema}
          words={props.words}
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

const page = {
  flex: 1,
  px: { xs: 2, sm: 3.5 },
  py: { xs: 2, sm: 3 },
  width: '100%',
  display: 'grid',
  columnGap: 3,
  rowGap: 1.5,
  alignContent: 'start',
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
