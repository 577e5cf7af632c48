import type { ReactNode } from 'react'
import { ConfirmProvider } from '#ui/confirm'
import { type ModalEntries, ModalProvider } from '#ui/modals'
import { ToastProvider, Toasts } from '#ui/toasts'

/** Each kind of modal is registered here when its feature exists. */
const modalEntries: ModalEntries = {}

/** What lies over every page: questions, modals and messages. Inside the router, since each may lead somewhere. */
export function Layers({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <ConfirmProvider>
        <ModalProvider entries={modalEntries}>{children}</ModalProvider>
      </ConfirmProvider>
      <Toasts />
    </ToastProvider>
  )
}
