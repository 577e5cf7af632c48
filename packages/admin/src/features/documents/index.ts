/** Documents: what editors write, find and publish. Avoid: entry, post, node. */
import { lazy } from 'react'
import type { RouteObject } from 'react-router'
import type { ModalEntry } from '#ui/modals'

/** The modal in which documents are found to point at. */
export const documentPickerModal: ModalEntry<'document-picker'> = {
  view: lazy(async () => ({ default: (await import('./parts/picker/document-picker.tsx')).DocumentPicker })),
  width: 720,
}

/** The modal in which another document is written without leaving the page. */
export const editDocumentModal: ModalEntry<'edit-document'> = {
  view: lazy(async () => ({ default: (await import('./parts/editor/edit-document-modal.tsx')).EditDocumentModal })),
  width: 960,
}

const documentScreen = async () => ({ Component: (await import('./edit-screen.tsx')).DocumentScreen })

/** Below an instance: a new document, one document, and its earlier versions. */
export const documentPages: RouteObject[] = [
  { path: 'create', lazy: documentScreen },
  { path: ':documentId', lazy: documentScreen },
  { path: ':documentId/revisions', lazy: async () => ({ Component: (await import('./revisions-screen.tsx')).RevisionsScreen }) },
]

export const DocumentList = lazy(async () => ({ default: (await import('./list-screen.tsx')).DocumentListScreen }))
export const DocumentBin = lazy(async () => ({ default: (await import('./list-screen.tsx')).DocumentBinScreen }))
export const SingleDocument = lazy(async () => ({ default: (await import('./list-screen.tsx')).SingleDocumentScreen }))
