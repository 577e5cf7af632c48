/** Documents: what editors write, find and publish. Avoid: entry, post, node. */
import { lazy } from 'react'
import type { RouteObject } from 'react-router'

/** Below an instance: a new document, one document, and its earlier versions. */
export const documentPages: RouteObject[] = [
  { path: 'create', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).DocumentCreateScreen }) },
  { path: ':documentId', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).DocumentEditScreen }) },
]

export const DocumentList = lazy(async () => ({ default: (await import('./list-screen.tsx')).DocumentListScreen }))
export const DocumentBin = lazy(async () => ({ default: (await import('./list-screen.tsx')).DocumentBinScreen }))
export const SingleDocument = lazy(async () => ({ default: (await import('./list-screen.tsx')).SingleDocumentScreen }))
