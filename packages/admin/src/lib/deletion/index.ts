// Deleting, restoring and deleting for ever, one record or several: asked once, told item by item what failed, undone from the message.
export type { Deletable } from './deletable.ts'
export { DeletedNotice } from './deleted-notice.tsx'
export { type DeletionCalls, useDeletion } from './use-deletion.tsx'
