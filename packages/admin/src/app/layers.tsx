import type { ReactNode } from 'react'
import { EditDocumentModal } from '#features/documents'
import { ConfirmProvider } from '#ui/confirm'
import { type ModalEntries, ModalProvider } from '#ui/modals'
import { ToastProvider, Toasts } from '#ui/toasts'

/** Each kind of modal is registered here when its feature exists. */
const modalEntries: ModalEntries = { 'edit-document': { view: EditDocumentModal, width: 960 } }

/** What lies over every page: questions and messages. Inside the router, since each may lead somewhere. */
export function Layers({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <ConfirmProvider>{children}</ConfirmProvider>
      <Toasts />
    </ToastProvider>
  )
}

/** Modals are a signed-in person's: what they show and keep is that person's own. */
export function Modals({ children }: { children: ReactNode }) {
  return <ModalProvider entries={modalEntries}>{children}</ModalProvider>
}
