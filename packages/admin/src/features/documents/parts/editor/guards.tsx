import { useEffect } from 'react'
import { type Location, useLocation } from 'react-router'
import { type Crumb, useBreadcrumbs } from '#lib/breadcrumbs'
import { useDocumentTitle } from '#lib/document-title'
import { useLeaveQuestion, useUnloadQuestion, useUnsavedChanges } from '#lib/unsaved-changes'

type Guarded = { isUnsaved: () => boolean; onLetGo: () => void }
type PageProps = Guarded & { title: string; crumbs: Crumb[] }

const schemaIn = ({ search }: Location) => new URLSearchParams(search).get('schema')
const staysHere = (state: unknown) => typeof state === 'object' && state !== null && 'keepsPlace' in state

/** [SHELL-06] An editor that is a page: its title and trail, and the question before it is left with words in it. */
export function PageGuard({ title, crumbs, isUnsaved, onLetGo }: PageProps) {
  const { pathname } = useLocation()
  useDocumentTitle(title)
  useBreadcrumbs(crumbs)
  useUnsavedChanges(isUnsaved, onLetGo, (from, to) => {
    // A document that was just made gets its own address, and the editor stays.
    if (staysHere(to.state)) return false
    return from.pathname !== to.pathname || (pathname.endsWith('/create') && schemaIn(from) !== schemaIn(to))
  })
  return null
}

type ModalProps = Guarded & { guardClose: (mayClose: () => Promise<boolean>) => void }

/** [SHELL-05] An editor in a modal asks when the modal is closed; the page below has the route's question. */
export function ModalGuard({ isUnsaved, onLetGo, guardClose }: ModalProps) {
  const askToLeave = useLeaveQuestion()
  useUnloadQuestion(isUnsaved)
  useEffect(() => {
    guardClose(async () => {
      if (!isUnsaved()) return true
      const goes = await askToLeave()
      if (goes) onLetGo()
      return goes
    })
  })
  return null
}
