import type { ReactNode } from 'react'
import { documentPickerModal } from '#features/documents'
import { ConfirmProvider } from '#ui/confirm'
import type { ModalEntries } from '#ui/modals'
import { ToastProvider, Toasts } from '#ui/toasts'
import { ModalsAndRelations } from './form-services/modals-and-relations.tsx'

/** Each kind of modal is registered here when its feature exists. */
const modalEntries: ModalEntries = { 'document-picker': documentPickerModal }

/** What lies over every page: questions, modals and messages. Inside the router, since each may lead somewhere. */
export function Layers({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <ConfirmProvider>
        <ModalsAndRelations entries={modalEntries}>{children}</ModalsAndRelations>
      </ConfirmProvider>
      <Toasts />
    </ToastProvider>
  )
}
