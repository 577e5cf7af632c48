/** Documents: what editors write, find and publish. Avoid: entry, post, node. */
import { lazy } from 'react'
import type { RouteObject } from 'react-router'

const documentScreen = async () => ({ Component: (await import('./edit-screen.tsx')).DocumentScreen })

/** Below an instance: a new document, one document, and its earlier versions. */
export const documentPages: RouteObject[] = [
  { path: 'create', lazy: documentScreen },
  { path: ':documentId', lazy: documentScreen },
]

/** The modal of the kind edit-document. */
export const EditDocumentModal = lazy(async () => ({
  default: (await import('./parts/editor/edit-document-modal.tsx')).EditDocumentModal,
}))
