/** Documents: what editors write, find and publish. Avoid: entry, post, node. */
import type { RouteObject } from 'react-router'

/** Below an instance: a new document, one document, and its earlier versions. */
export const documentPages: RouteObject[] = [
  { path: 'create', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).DocumentCreateScreen }) },
  { path: ':documentId', lazy: async () => ({ Component: (await import('./edit-screen.tsx')).DocumentEditScreen }) },
  { path: ':documentId/revisions', lazy: async () => ({ Component: (await import('./revisions-screen.tsx')).RevisionsScreen }) },
]
