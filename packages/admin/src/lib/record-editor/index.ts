/** The screen where one record is written: form, save, and what keeps words safe (guard, draft, conflict). One for all kinds. */

export { CrumbStep, CrumbTrail } from './crumb-trail.tsx'
export { FormCard, FormLanguages } from './form-card.tsx'
export { FoundDraft } from './found-draft.tsx'
export { RecordConflict } from './record-conflict.tsx'
export { type EditedRecord, RecordEditor, type RecordEditorProps, type RecordParts } from './record-editor.tsx'
export { RecordLoad } from './record-load.tsx'
export { SaveBar } from './save-bar.tsx'
export { SaveHeld } from './save-held.ts'
export { SplitSave } from './split-save.tsx'
export { StampLine } from './stamp-line.tsx'
