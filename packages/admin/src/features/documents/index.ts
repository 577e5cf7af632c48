/** Documents: what editors write, find and publish. Avoid: entry, post, node. */
import { lazy } from 'react'
import type { RouteObject } from 'react-router'
import type { ModalEntry } from '#ui/modals'

/** The modal in which documents are found to point at. */
export const documentPickerModal: ModalEntry<'document-picker'> = {
  view: lazy(async () => ({ default: (await import('./parts/picker/document-picker.tsx')).DocumentPicker })),
  width: 720,
}

/** Below an instance: a new document, one document, and its earlier versions. */
export const documentPages: RouteObject[] = [
  { path: 'create', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).DocumentCreateScreen }) },
  { path: ':documentId', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).DocumentEditScreen }) },
  { path: ':documentId/revisions', lazy: async () => ({ Component: (await import('./revisions-screen.tsx')).RevisionsScreen }) },
]

export const DocumentList = lazy(async () => ({ default: (await import('./list-screen.tsx')).DocumentListScreen }))
export const DocumentBin = lazy(async () => ({ default: (await import('./list-screen.tsx')).DocumentBinScreen }))
export const SingleDocument = lazy(async () => ({ default: (await import('./list-screen.tsx')).SingleDocumentScreen }))
