import Box from '@mui/material/Box'
import type { Application } from '@vitrine/contract'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { DocumentBin } from '#features/documents'
import { useBreadcrumbs } from '#lib/breadcrumbs'
import { useDocumentTitle } from '#lib/document-title'
import { useInstance } from '#lib/instance'
import { RecordLoad } from '#lib/record-editor'
import { DocumentsView } from './parts/documents-view.tsx'
import { NothingHere } from './parts/nothing-here.tsx'
import { useViewTitle } from './parts/use-view-title.ts'
import { itemOf, type View, viewOf } from './parts/view-of.ts'
import { useApplication } from './queries.ts'

/** What the query of the address asks for; without one, what the application opens first. */
export function ListScreen() {
  const { search, hash } = useLocation()
  const instance = useInstance()
  const application = useApplication(instance.application_id)
  if (search === '' && instance.default_action_params !== '')
    return <Navigate to={{ search: `?${instance.default_action_params}`, hash }} replace />
  const view = viewOf(new URLSearchParams(search))
  return (
    <RecordLoad query={application} listPath="/dashboard">
      {(loaded) => <ShownView view={view} application={loaded} />}
    </RecordLoad>
  )
}

const keyOf = (view: View) => JSON.stringify(view)

function ShownView({ view, application }: { view: View; application: Application }) {
  const { pathname } = useLocation()
  const found = itemOf(application.menu, view)
  const title = useViewTitle(view, found)
  useDocumentTitle(title)
  useBreadcrumbs([{ label: title, path: pathname }])
  const room = useHeadingOf(keyOf(view))
  return (
    <Box ref={room} key={keyOf(view)} sx={{ display: 'flex', flexDirection: 'column', flex: 1 }}>
      <Suspense>
        <ViewContent view={view} title={title} isSingle={isSingle(found)} />
      </Suspense>
    </Box>
  )
}

const isSingle = (found: ReturnType<typeof itemOf>) => found?.item.action.doc_type === 'Schema' && found.item.action.single_document

function ViewContent({ view, title, isSingle }: { view: View; title: string; isSingle: boolean }) {
  const { t } = useTranslation()
  switch (view.kind) {
    case 'documents':
      return <DocumentsView schemaId={view.schemaId} chipContent={view.chipContent} title={title} isSingle={isSingle} />
    case 'documentbin':
      return <DocumentBin title={title} />
    case 'nothing':
      return <NothingHere title={title} />
    case 'unknown':
      return <NothingHere title={title} text={t('content.unknown')} />
    default:
      return <NothingHere title={title} text={t('content.later')} />
  }
}

/**
 * The path stays the same from view to view: as after a change of page, each begins at its heading, which is read out.
 * It may come late; whoever has begun to do something meanwhile is left alone.
 */
function useHeadingOf(view: string) {
  const room = useRef<HTMLDivElement>(null)
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    const begin = () => {
      const heading = room.current?.querySelector('h1')
      heading?.scrollIntoView({ block: 'end' })
      heading?.focus({ preventScroll: true })
      return Boolean(heading)
    }
    if (!room.current || begin()) return
    const stop = () => {
      observer.disconnect()
      document.removeEventListener('keydown', stop)
    }
    const observer = new MutationObserver(() => begin() && stop())
    observer.observe(room.current, { childList: true, subtree: true })
    document.addEventListener('keydown', stop)
    return stop
  }, [view])
  return room
}
