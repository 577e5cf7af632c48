import type { Instance } from '@vitrine/contract'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useInstance, useInstanceRights } from '#lib/instance'
import { NoAccess, NotFound } from '#ui/states'
import { DocumentLoad } from './parts/editor/document-load.tsx'
import type { EditorSlots } from './parts/editor/slots.ts'
import { useDocument, useDocumentSchema } from './queries/document-queries.ts'

// Beside the form, or instead of it: each may come a moment after it.
const slots: EditorSlots = {
  Outline: lazy(async () => ({ default: (await import('./parts/side/outline.tsx')).Outline })),
  OutlineButton: lazy(async () => ({ default: (await import('./parts/side/side-panel-button.tsx')).OutlineButton })),
  SidePanel: lazy(async () => ({ default: (await import('./parts/side/side-panel.tsx')).SidePanel })),
  SidePanelButton: lazy(async () => ({ default: (await import('./parts/side/side-panel-button.tsx')).SidePanelButton })),
  TwoLanguages: lazy(async () => ({ default: (await import('./parts/languages/two-languages.tsx')).TwoLanguages })),
}

/** A number of an address; undefined for anything else. */
const idIn = (text: string | null | undefined): number | undefined => (text && /^\d{1,10}$/.test(text) ? Number(text) : undefined)

/** Where one came from. The list of a single document would lead straight back to it: there it is what the instance opens with. */
function listOf(instance: Instance, schemaId: number | undefined, search: string, isSingle: boolean, label = '') {
  const params = new URLSearchParams(search)
  if (!params.has('schema') && schemaId !== undefined) params.set('schema', String(schemaId))
  if (!isSingle) return { path: `${instance.path}?${params}`, label }
  const isFirst = new URLSearchParams(instance.default_action_params).get('schema') === String(schemaId)
  return { path: isFirst ? '/dashboard' : instance.path, label: instance.name }
}

/**
 * A document, made or not: one screen for both addresses, so that a document gets its own without the editor being taken away
 * from under the one who writes.
 */
export function DocumentScreen() {
  const { t } = useTranslation()
  const { documentId } = useParams()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const instance = useInstance()
  const { mayWrite } = useInstanceRights()
  const [before, setBefore] = useState({ documentId, round: 0 })
  const [made, setMade] = useState<{ id: number; key: string }>()
  if (before.documentId !== documentId) setBefore({ documentId, round: documentId === undefined ? before.round + 1 : before.round })

  const query = useDocument(documentId === undefined ? undefined : (idIn(documentId) ?? 0))
  const asked = new URLSearchParams(search).get('schema')
  const schemaId = documentId === undefined ? idIn(asked) : query.data?.schema_id
  const { data: schema } = useDocumentSchema(schemaId)
  const list = listOf(instance, schemaId, search, schema?.single_document_per_instance || state?.isSingle === true, schema?.name)

  if (documentId === undefined) {
    if (!mayWrite) return <NoAccess title={t('views.document.notAllowed')} home={instance.path} />
    const isForeign = schema !== undefined && schema.application_id !== instance.application_id
    if (schemaId === undefined || isForeign) return <NotFound text={t('documents.editor.noSchema')} home={instance.path} />
  }
  const key = documentId === undefined ? `new ${schemaId} ${before.round}` : made && String(made.id) === documentId ? made.key : documentId
  return (
    <DocumentLoad
      key={key}
      query={documentId === undefined ? undefined : query}
      schemaId={schemaId}
      instance={instance}
      home={instance.path}
      editor={{
        slots,
        list,
        onMade({ id }) {
          setMade({ id, key })
          void navigate({ pathname: `${instance.path}/${id}`, search }, { replace: true, state: { ...state, keepsPlace: true } })
        },
      }}
    />
  )
}
