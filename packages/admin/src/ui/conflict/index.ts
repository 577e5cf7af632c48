// Two people saved the same thing: both sides beside each other, chosen field by field, or written together. Nothing is lost.
export { ConflictDialog, type ConflictProps } from './conflict-dialog.tsx'
export type { ConflictField } from './field-choice.tsx'
