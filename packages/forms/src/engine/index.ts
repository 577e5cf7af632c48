/**
 * The form engine: draws a JSON schema with the widgets and templates it is handed, keeps what is written until it is
 * handed over, and shows what is wrong when it is time. RJSF and its types stay in here. Avoid: form data, formik.
 */

export { newBlockId, withNewIds } from './block-id.ts'
export { ConfigurationMessage } from './configuration-message.tsx'
export type { FieldDefinition, ListTemplateDefinition, OptionsOf, TemplateDefinition, WidgetDefinition } from './definition.ts'
export { useDraft } from './draft.ts'
export { useProblemCounts, useResolve } from './engine-context.ts'
export { FieldBox } from './field-box.tsx'
export { FieldFrame } from './field-frame.tsx'
export { FieldGrid, holdsSought } from './field-grid.tsx'
export { describedBy, FieldNotes, LockMark } from './field-notes.tsx'
export { createForm, type FormParts } from './form.tsx'
export type { FormHandle, FormProps } from './form-props.ts'
export { createFormReader, type FormReader, type ReadNode } from './form-reader.ts'
export { fromContract } from './from-contract.ts'
export { GhostNote, ghost } from './ghost.tsx'
export { createLanguageCounter } from './language-counter.ts'
export { type FormLanguages, useFormLanguages } from './languages.ts'
export { ListFrame } from './list-frame.tsx'
export { NamedIcon } from './named-icon.tsx'
export { type Nearness, useIsNear, useNearness } from './nearness.ts'
export { markNewFields } from './new-fields.ts'
export { isUnder } from './path.ts'
export { useRemoval } from './removal.tsx'
export { choicesOf, type FormSchema, isNullable, isOfType, type JsonSchema, type UiSchema } from './schema.ts'
export { Sortable, useSortableRow } from './sortable.tsx'
export { type Places, usePlaces } from './use-places.ts'
export { createValidator, type Validator } from './validator.ts'
export { visuallyHidden } from './visually-hidden.ts'
export {
  defineField,
  defineListTemplate,
  defineTemplate,
  defineWidget,
  type Field,
  type FieldViewProps,
  type ItemKind,
  type LeafLanguage,
  type ListItem,
  type ListProps,
  type ListTemplate,
  type Template,
  type TemplateField,
  type TemplateProps,
  type Widget,
  type WidgetProps,
} from './widget.ts'
export { useWords, type Words } from './words.ts'
