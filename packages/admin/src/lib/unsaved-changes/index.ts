/** Nobody leaves a form with unsaved words without being asked. */
export { useUnsavedChanges } from './use-unsaved-changes.ts'
