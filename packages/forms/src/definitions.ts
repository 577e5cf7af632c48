/** Every widget and template without its view: the server and the schema editor check schemas with these. No React in here. */
import { checkUiSchema as checkUiSchemaBy } from './engine/check-ui-schema.ts'
import type { KnownDefinitions } from './engine/checks/check-named.ts'
import type { CheckFinding } from './engine/checks/finding.ts'
import type { FieldDefinition, ListTemplateDefinition, TemplateDefinition, WidgetDefinition } from './engine/definition.ts'
import { localisedDefinition } from './fields/localised/definition.ts'
import { relationDefinition } from './fields/relation/definition.ts'
import { blocksDefinition } from './templates/blocks/definition.ts'
import { categoryDefinition } from './templates/category/definition.ts'
import { flatDefinition } from './templates/flat/definition.ts'
import { moduleDefinition } from './templates/module/definition.ts'
import { sectionDefinition } from './templates/section/definition.ts'
import { tabsDefinition } from './templates/tabs/definition.ts'
import { blockTypeDefinition } from './widgets/block-type/definition.ts'
import { checkboxDefinition } from './widgets/checkbox/definition.ts'
import { checkboxesDefinition } from './widgets/checkboxes/definition.ts'
import { chipListDefinition } from './widgets/chip-list/definition.ts'
import { colourDefinition } from './widgets/colour/definition.ts'
import { dateTimeDefinition } from './widgets/date-time/definition.ts'
import { deviceTypeDefinition } from './widgets/device-type/definition.ts'
import { documentTypeDefinition } from './widgets/document-type/definition.ts'
import { emailDefinition } from './widgets/email/definition.ts'
import { entityPickerDefinition } from './widgets/entity-picker/definition.ts'
import { gridSelectDefinition } from './widgets/grid-select/definition.ts'
import { iconDefinition } from './widgets/icon/definition.ts'
import { jsonEditorDefinition } from './widgets/json-editor/definition.ts'
import { licenceDefinition } from './widgets/licence/definition.ts'
import { linkDefinition } from './widgets/link/definition.ts'
import { locationPickerDefinition } from './widgets/location-picker/definition.ts'
import { multilineDefinition } from './widgets/multiline/definition.ts'
import { numberDefinition } from './widgets/number/definition.ts'
import { radioDefinition } from './widgets/radio/definition.ts'
import { rangeDefinition } from './widgets/range/definition.ts'
import { richTextDefinition } from './widgets/rich-text/definition.ts'
import { selectDefinition } from './widgets/select/definition.ts'
import { textDefinition } from './widgets/text/definition.ts'
import { toggleDefinition } from './widgets/toggle/definition.ts'
import { uriDefinition } from './widgets/uri/definition.ts'

export { checkSchema } from './engine/check-schema.ts'
export type { KnownDefinitions } from './engine/checks/check-named.ts'
export type { CheckFinding } from './engine/checks/finding.ts'
export type { FieldDefinition, ListTemplateDefinition, TemplateDefinition, WidgetDefinition } from './engine/definition.ts'
export { createValueJudge } from './engine/judge-value.ts'
export type { FormSchema, JsonSchema, UiSchema } from './engine/schema.ts'

export const widgetDefinitions: readonly WidgetDefinition[] = [
  blockTypeDefinition,
  checkboxDefinition,
  checkboxesDefinition,
  chipListDefinition,
  colourDefinition,
  dateTimeDefinition,
  deviceTypeDefinition,
  documentTypeDefinition,
  emailDefinition,
  entityPickerDefinition,
  gridSelectDefinition,
  iconDefinition,
  jsonEditorDefinition,
  licenceDefinition,
  linkDefinition,
  locationPickerDefinition,
  multilineDefinition,
  numberDefinition,
  radioDefinition,
  rangeDefinition,
  richTextDefinition,
  selectDefinition,
  textDefinition,
  toggleDefinition,
  uriDefinition,
]

export const templateDefinitions: readonly TemplateDefinition[] = [categoryDefinition, moduleDefinition, sectionDefinition, tabsDefinition]

export const listTemplateDefinitions: readonly ListTemplateDefinition[] = [blocksDefinition, flatDefinition]

export const fieldDefinitions: readonly FieldDefinition[] = [localisedDefinition, relationDefinition]

const known: KnownDefinitions = {
  widgets: widgetDefinitions,
  fields: fieldDefinitions,
  templates: [...templateDefinitions, ...listTemplateDefinitions],
}

/** What is wrong with a UI schema for its schema; each finding points into the UI schema. */
export const checkUiSchema = (uiSchema: unknown, schema: unknown, definitions = known): CheckFinding[] =>
  checkUiSchemaBy(uiSchema, schema, definitions)
