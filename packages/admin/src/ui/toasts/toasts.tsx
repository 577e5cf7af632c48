import Box from '@mui/material/Box'
import Portal from '@mui/material/Portal'
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { createToastQueue, type NewToast, type ToastQueue } from './queue.ts'
import { ToastCard } from './toast-card.tsx'

const Queue = createContext<ToastQueue | undefined>(undefined)

function useQueue() {
  const queue = useContext(Queue)
  if (!queue) throw new Error('Toasts need a ToastProvider above them')
  return queue
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(() => createToastQueue(window.sessionStorage))
  return <Queue value={queue}>{children}</Queue>
}

/** `show` puts a message last in the queue. */
export function useToasts(): { show: (toast: NewToast) => void } {
  return useQueue()
}

/** The two live regions stand there empty from the start: a region that comes together with its text is often not read. */
export function Toasts() {
  const { t } = useTranslation()
  const queue = useQueue()
  const toast = useSyncExternalStore(queue.subscribe, queue.current)
  const card = toast && (
    <ToastCard key={toast.id} toast={toast} onClose={() => queue.dismiss(toast.id)} onHold={queue.pause} onRelease={queue.resume} />
  )
  const urgent = toast?.kind === 'error'
  return (
    <Portal>
      <Box
        component="section"
        aria-label={t('toasts.region')}
        sx={{
          position: 'fixed',
          zIndex: 'snackbar',
          left: { xs: 12, sm: 24 },
          right: { xs: 12, sm: 'auto' },
          bottom: { xs: 'calc(12px + var(--vitrine-bottom-bar, 0px))', sm: 24 },
          width: { sm: 432 },
          maxWidth: { sm: 'calc(100vw - 48px)' },
        }}
      >
        <div role="status">{!urgent && card}</div>
        <div role="alert">{urgent && card}</div>
      </Box>
    </Portal>
  )
}
