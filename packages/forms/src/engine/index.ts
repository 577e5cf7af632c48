/**
 * The form engine: draws a JSON schema with the widgets and templates it is handed, keeps what is written until it is
 * handed over, and shows what is wrong when it is time. RJSF and its types stay in here. Avoid: form data, formik.
 */
export { ConfigurationMessage } from './configuration-message.tsx'
export type { FieldDefinition, OptionsOf, TemplateDefinition, WidgetDefinition } from './definition.ts'
export { FieldBox } from './field-box.tsx'
export { FieldFrame } from './field-frame.tsx'
export { FieldGrid } from './field-grid.tsx'
export { describedBy, FieldNotes, LockMark } from './field-notes.tsx'
export { createForm, type FormHandle, type FormParts, type FormProps } from './form.tsx'
export { fromContract } from './from-contract.ts'
export { GhostNote, ghost } from './ghost.tsx'
export { isSame } from './is-same.ts'
export { choicesOf, type FormSchema, isNullable, isOfType, type JsonSchema, type UiSchema } from './schema.ts'
export { createValidator, type Validator } from './validator.ts'
export {
  defineTemplate,
  defineWidget,
  type LeafLanguage,
  type Template,
  type TemplateField,
  type TemplateProps,
  type Widget,
  type WidgetProps,
} from './widget.ts'
export { useWords, type Words } from './words.ts'
