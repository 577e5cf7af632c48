import Box from '@mui/material/Box'
import {
  commonProblems,
  type Document,
  type DocumentContent,
  type DocumentStatus,
  documentProblems,
  type Instance,
  placeOfPointer,
  pointerOfPlace,
  type Schema,
} from '@vitrine/contract'
import { Form, usePlaces } from '@vitrine/forms'
import { Fragment, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { hasCode, problemText } from '#lib/api'
import { useCurrentUser } from '#lib/current-user'
import { FormCard } from '#lib/record-editor'
import { useToasts } from '#ui/toasts'
import { useDocumentCalls } from '../../queries/document-queries.ts'
import { useImpact } from '../list/use-impact.tsx'
import { AddBlock } from './add-block.tsx'
import { crumbsOf } from './crumbs-of.ts'
import { EditorFrame } from './editor-frame.tsx'
import { EditorHeader } from './editor-header.tsx'
import { DeletedDocument, FoundWords, Keeping, SchemaChanged, SomeoneSaved, useReadOnlyText } from './editor-notices.tsx'
import { placeOfControl } from './field-of.ts'
import { ModalGuard, PageGuard } from './guards.tsx'
import { LanguageBar } from './language-bar.tsx'
import { PeopleHere } from './people-here.tsx'
import { readOnlyReason } from './read-only.ts'
import type { ReadSchema } from './read-schema.ts'
import { SaveMenu } from './save-menu.tsx'
import type { EditorSlots } from './slots.ts'
import { surroundingsOf } from './surroundings.tsx'
import { useConfirming } from './use-confirming.ts'
import { useDocumentForm } from './use-document-form.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { useEditorLanguages } from './use-editor-languages.ts'
import { usePresence } from './use-presence.ts'
import { usePublishProblems } from './use-publish-problems.ts'

const DocumentConflict = lazy(async () => ({ default: (await import('../conflict/document-conflict.tsx')).DocumentConflict }))

export type EditorProps = {
  /** Undefined: it is made by the first save. */
  document: Document | undefined
  schema: Schema
  /** The form of the schema as it is now. */
  form: ReadSchema
  /** Whose pages one is on; in a modal there may be none. */
  instance: Instance | undefined
  slots: EditorSlots
  /** A new document has got its id; `state` keeps the page where it is. */
  onMade?: (made: Document) => void
  /** The list that one came from. */
  list?: { path: string; label: string }
  modal?: { titleId: string; close: () => void; guardClose: (mayClose: () => Promise<boolean>) => void }
}

/** [DOC-01…03] One document: form, save, and what keeps every word safe. */
export function DocumentEditor({ document, schema, form: newest, instance, slots, onMade, list, modal }: EditorProps) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { user } = useCurrentUser()
  const calls = useDocumentCalls()
  const confirm = useConfirming(calls)
  const root = useRef<HTMLDivElement>(null)
  // Two versions of a schema are never mixed: the form stays the one it was opened with until the person asks for the other.
  const [shown, setShown] = useState(newest)
  const [listsProblems, setListsProblems] = useState(false)
  const [collidedAt, setCollidedAt] = useState<number>()

  const { mayHide, dialog: impactDialog } = useImpact()

  const editor = useDocumentForm({
    userId: user.id,
    instanceId: document?.application_instance_id ?? instance?.id ?? 0,
    schemaId: schema.id,
    document,
    calls,
    onSaved(saved, isNew) {
      setListsProblems(false)
      toasts.show({ kind: 'success', text: t('generic.saved') })
      if (saved.schema_version !== shown.version) calls.refreshSchema(schema.id)
      if (isNew) onMade?.(saved)
    },
    onMerged: ({ updated_by }) =>
      toasts.show({ kind: 'info', text: t('documents.editor.merged', { who: updated_by ?? t('recordEditor.someone') }) }),
    onFailed(error, again) {
      const isRefused = hasCode(error, documentProblems.not_publishable)
      // biome-ignore lint/suspicious/noConsole: a refused save is logged too, with all the server said
      console.error(t('generic.saveFailed'), error)
      if (hasCode(error, commonProblems.in_use))
        return void (async () => stored && (await mayHide([{ id: stored.id, title }])) && editor.save('draft', undefined, true))()
      if (!isRefused) {
        const action = { label: t('generic.retry'), onAction: again }
        return toasts.show({ kind: 'error', text: t('generic.saveFailed'), detail: problemText(t, error), action })
      }
      // The form's own words about each field say more than the server's code.
      editor.form.current?.check()
      setListsProblems(true)
      calls.refreshSchema(schema.id)
      toasts.show({ kind: 'error', text: t('documents.editor.notPublished'), detail: problemText(t, error) })
    },
  })
  const { value, stored, isDirty, unsaved } = editor
  // Once something is written, fields come and go only when she asks, also after a save: what she wrote in one would go with it.
  const [isBegun, setBegun] = useState(false)
  if (isDirty && !isBegun) setBegun(true)
  if (newest.version !== shown.version && !isBegun && !isDirty) setShown(newest)

  const { locales, locale, setLocale, title, source, target } = useEditorLanguages(stored, instance, schema, value)
  const [isSideBySide, setSideBySide] = useState(false)

  const reason = stored && readOnlyReason(stored, instance, user)
  const readOnlyText = useReadOnlyText(reason, stored, instance)
  const mayWrite = reason === undefined
  const presence = usePresence({ documentId: stored?.id, userId: user.id, mayWrite })
  const places = usePlaces(shown.schema, shown.uiSchema)
  const problems = usePublishProblems(shown.schema, value, Boolean(slots.Outline ?? slots.SidePanel))

  const newerVersion = presence.stored?.version ?? 0
  const isOlder = !editor.isSaving && editor.readVersion !== undefined && newerVersion > editor.readVersion
  const storedId = stored?.id
  useEffect(() => {
    // Read into the query: the editor takes it in by itself where nothing is written.
    if (isOlder && !isDirty && storedId !== undefined) void calls.read(storedId).catch(() => undefined)
  }, [isOlder, isDirty, storedId, calls])
  const takeIn = async () => {
    if (!stored) return
    try {
      const newer = await calls.read(stored.id)
      if (editor.takeIn(newer) === 'collides') setCollidedAt(newer.version)
      else toasts.show({ kind: 'success', text: t('documents.editor.takenIn') })
    } catch (error) {
      toasts.show({ kind: 'error', text: problemText(t, error) })
    }
  }

  const save = (status?: DocumentStatus) => {
    if (mayWrite) void editor.save(status)
  }
  useEditorKeys(
    root,
    mayWrite,
    () => editor.isUnsaved() && save(),
    () => (editor.isUnsaved() || stored?.status !== 'published') && save('published'),
  )
  const saveMenu = mayWrite && (
    <SaveMenu
      status={stored?.status}
      isDirty={isDirty}
      isSaving={editor.isSaving}
      canPublishUnlisted={shown.canPublishUnlisted}
      onSave={save}
    />
  )
  const languages = (
    <LanguageBar
      locales={locales}
      locale={locale}
      value={value}
      languages={stored?.languages ?? []}
      onChange={setLocale}
      {...(slots.TwoLanguages && { sideBySide: { isOn: isSideBySide, onToggle: () => setSideBySide(!isSideBySide) } })}
    />
  )
  const goTo = (pointer: string) => {
    // The form must stand before something in it is sought.
    flushSync(() => setSideBySide(false))
    editor.form.current?.seek(placeOfPointer(value, pointer))
  }
  const ofForm = { schema: shown.schema, uiSchema: shown.uiSchema, value }
  const { TwoLanguages } = slots
  const around = surroundingsOf({ ...ofForm, slots, problems, locale, document: stored, languages: locales, onGoTo: goTo })
  const Ground = shown.hasSections ? Fragment : FormCard
  const guarded = { isUnsaved: editor.isUnsaved, onLetGo: editor.letGo }
  const change = (written: DocumentContent) => mayWrite && editor.setValue(written)

  return (
    <div ref={root} style={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
      {modal ? (
        <ModalGuard {...guarded} guardClose={modal.guardClose} />
      ) : (
        <PageGuard {...guarded} title={title} crumbs={crumbsOf(list, stored, schema, t(stored ? 'generic.edit' : 'generic.create'))} />
      )}
      <EditorFrame
        hasTrail={!modal}
        languages={locales.length > 1 && languages}
        save={saveMenu}
        add={!isSideBySide && <AddBlock {...ofForm} onAdd={(pointer, block) => editor.form.current?.append(pointer, block)} />}
        outline={!isSideBySide && around.outline}
        side={!isSideBySide && around.side}
        header={
          <EditorHeader
            title={title}
            document={stored}
            isDirty={mayWrite && isDirty}
            keptAt={unsaved.keptAt}
            people={<PeopleHere people={presence.others} places={places} value={value} />}
            languages={languages}
            sheets={around.sheets}
            save={saveMenu}
            back={modal ? undefined : list && { to: list.path, label: list.label }}
            modal={modal && { titleId: modal.titleId, onClose: modal.close }}
          />
        }
      >
        {stored && <DeletedDocument document={stored} title={title} />}
        {mayWrite && <FoundWords unsaved={unsaved} />}
        <Keeping
          isRefused={unsaved.isRefused}
          isWaiting={editor.isWaiting}
          isSaving={editor.isSaving}
          onRetry={() => void editor.retry()}
        />
        {isOlder && isDirty && mayWrite && (
          <SomeoneSaved
            who={presence.stored?.updated_by ?? t('recordEditor.someone')}
            isMe={presence.stored?.updated_by_id === user.id}
            collides={collidedAt === newerVersion}
            onTakeIn={() => void takeIn()}
          />
        )}
        {newest.version !== shown.version && <SchemaChanged onShow={() => setShown(newest)} />}
        {TwoLanguages && isSideBySide && locales.length > 1 ? (
          <Suspense>
            <Box onInput={unsaved.touch}>
              <TwoLanguages
                {...ofForm}
                onChange={change}
                source={source}
                target={target}
                languages={stored?.languages ?? []}
                onConfirm={(pointers) => stored && void confirm(stored, target, pointers)}
                isReadOnly={!mayWrite}
                document={stored}
                onTarget={setLocale}
                handle={editor.sideBySide}
              />
            </Box>
          </Suspense>
        ) : (
          <Box
            onInput={unsaved.touch}
            onFocus={({ target: control }) => {
              const place = placeOfControl(control)
              presence.moveTo(place === null ? null : pointerOfPlace(value, place))
            }}
          >
            <Ground>
              <Form
                schema={shown.schema as never}
                uiSchema={shown.uiSchema}
                value={value}
                onChange={change}
                readOnly={!mayWrite}
                readOnlyReason={readOnlyText}
                serverErrors={editor.serverErrors}
                listsProblems={listsProblems}
                locales={locales}
                locale={locale}
                onLocaleChange={setLocale}
                formRef={editor.form}
              />
            </Ground>
          </Box>
        )}
      </EditorFrame>
      {impactDialog}
      {editor.conflict && (
        <Suspense>
          <DocumentConflict
            read={editor.conflict.read.content}
            mine={editor.conflict.mine}
            stored={editor.conflict.stored}
            schema={shown.schema}
            uiSchema={shown.uiSchema}
            onCancel={editor.closeConflict}
            onResolve={(content) => editor.conflict && editor.resolve(content, editor.conflict)}
          />
        </Suspense>
      )}
    </div>
  )
}
