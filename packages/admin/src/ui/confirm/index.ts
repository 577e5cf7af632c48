// The question before a step that cannot be taken back. It names the thing; the buttons are verbs; the safe one has focus.
export { ConfirmProvider, useConfirm } from './confirm.tsx'
export type { Question } from './question.ts'
