// Toasts: short messages from the tool, one at a time, bottom left. Never the only place of an error that belongs to a field.
export { createToastQueue, type NewToast, type Toast, type ToastKind, type ToastQueue } from './queue.ts'
export { ToastProvider, Toasts, useToasts } from './toasts.tsx'
