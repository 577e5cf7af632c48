/** Every widget and template without its view: the server and the schema editor check schemas with these. No React in here. */
import type { TemplateDefinition, WidgetDefinition } from './engine/definition.ts'
import { sectionDefinition } from './templates/section/definition.ts'
import { checkboxDefinition } from './widgets/checkbox/definition.ts'
import { emailDefinition } from './widgets/email/definition.ts'
import { entityPickerDefinition } from './widgets/entity-picker/definition.ts'
import { jsonEditorDefinition } from './widgets/json-editor/definition.ts'
import { linkDefinition } from './widgets/link/definition.ts'
import { locationPickerDefinition } from './widgets/location-picker/definition.ts'
import { numberDefinition } from './widgets/number/definition.ts'
import { richTextDefinition } from './widgets/rich-text/definition.ts'
import { selectDefinition } from './widgets/select/definition.ts'
import { textDefinition } from './widgets/text/definition.ts'
import { uriDefinition } from './widgets/uri/definition.ts'

export type { TemplateDefinition, WidgetDefinition } from './engine/definition.ts'
export type { FormSchema, JsonSchema, UiSchema } from './engine/schema.ts'

export const widgetDefinitions: readonly WidgetDefinition[] = [
  checkboxDefinition,
  emailDefinition,
  entityPickerDefinition,
  jsonEditorDefinition,
  linkDefinition,
  locationPickerDefinition,
  numberDefinition,
  richTextDefinition,
  selectDefinition,
  textDefinition,
  uriDefinition,
]

export const templateDefinitions: readonly TemplateDefinition[] = [sectionDefinition]
