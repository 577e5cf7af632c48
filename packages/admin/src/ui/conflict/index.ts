// Two people saved the same thing: both sides beside each other, chosen field by field, or written together. Nothing is lost.
export { ConflictDialog, type ConflictField, type ConflictProps } from './conflict-dialog.tsx'
