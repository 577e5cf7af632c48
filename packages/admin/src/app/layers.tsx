import type { ReactNode } from 'react'
import { documentPickerModal, editDocumentModal } from '#features/documents'
import { ConfirmProvider } from '#ui/confirm'
import type { ModalEntries } from '#ui/modals'
import { ToastProvider, Toasts } from '#ui/toasts'
import { ModalsAndRelations } from './form-services/modals-and-relations.tsx'

/** Each kind of modal is registered here when its feature exists. */
const modalEntries: ModalEntries = { 'document-picker': documentPickerModal, 'edit-document': editDocumentModal }

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
  return <ModalsAndRelations entries={modalEntries}>{children}</ModalsAndRelations>
}
