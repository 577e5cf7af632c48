/** The screen where one record is written: form, save, and what keeps words safe (guard, draft, conflict). One for all kinds. */

export { FormCard, FormLanguages } from './form-card.tsx'
export { type EditedRecord, RecordEditor, type RecordEditorProps, type RecordParts } from './record-editor.tsx'
export { RecordLoad } from './record-load.tsx'
export { StampLine } from './stamp-line.tsx'
