import { type ReactNode, useRef } from 'react'
import { documentPickerModal } from '#features/documents'
import { ConfirmProvider } from '#ui/confirm'
import { type ModalEntries, ModalProvider, type Modals, useModals } from '#ui/modals'
import { ToastProvider, Toasts } from '#ui/toasts'
import { RelationService } from './form-services/relation-service.tsx'

/** Each kind of modal is registered here when its feature exists. */
const modalEntries: ModalEntries = { 'document-picker': documentPickerModal }

/** What lies over every page: questions, modals and messages. Inside the router, since each may lead somewhere. */
export function Layers({ children }: { children: ReactNode }) {
  const modals = useRef<Modals>(undefined)
  return (
    <ToastProvider>
      <ConfirmProvider>
        <RelationService modals={modals} canEditInModal={'edit-document' in modalEntries}>
          <ModalProvider entries={modalEntries}>
            <ModalsHeld by={modals} />
            {children}
          </ModalProvider>
        </RelationService>
      </ConfirmProvider>
      <Toasts />
    </ToastProvider>
  )
}

/** Forms stand in modals too, so their services lie above the modals that they open. */
function ModalsHeld({ by }: { by: { current: Modals | undefined } }) {
  by.current = useModals()
  return null
}
