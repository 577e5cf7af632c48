/** Nobody leaves a form with unsaved words without being asked. */
export { useLeaveQuestion, useUnloadQuestion, useUnsavedChanges } from './use-unsaved-changes.ts'
