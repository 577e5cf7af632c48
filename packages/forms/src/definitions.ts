/** Every widget and template without its view: the server and the schema editor check schemas with these. No React in here. */
import type { TemplateDefinition, WidgetDefinition } from './engine/definition.ts'
import { sectionDefinition } from './templates/section/definition.ts'
import { blockTypeDefinition } from './widgets/block-type/definition.ts'
import { checkboxDefinition } from './widgets/checkbox/definition.ts'
import { checkboxesDefinition } from './widgets/checkboxes/definition.ts'
import { chipListDefinition } from './widgets/chip-list/definition.ts'
import { colourDefinition } from './widgets/colour/definition.ts'
import { dateTimeDefinition } from './widgets/date-time/definition.ts'
import { deviceTypeDefinition } from './widgets/device-type/definition.ts'
import { documentTypeDefinition } from './widgets/document-type/definition.ts'
import { emailDefinition } from './widgets/email/definition.ts'
import { gridSelectDefinition } from './widgets/grid-select/definition.ts'
import { iconDefinition } from './widgets/icon/definition.ts'
import { licenceDefinition } from './widgets/licence/definition.ts'
import { multilineDefinition } from './widgets/multiline/definition.ts'
import { numberDefinition } from './widgets/number/definition.ts'
import { radioDefinition } from './widgets/radio/definition.ts'
import { rangeDefinition } from './widgets/range/definition.ts'
import { selectDefinition } from './widgets/select/definition.ts'
import { textDefinition } from './widgets/text/definition.ts'
import { toggleDefinition } from './widgets/toggle/definition.ts'
import { uriDefinition } from './widgets/uri/definition.ts'

export type { TemplateDefinition, WidgetDefinition } from './engine/definition.ts'
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
  gridSelectDefinition,
  iconDefinition,
  licenceDefinition,
  multilineDefinition,
  numberDefinition,
  radioDefinition,
  rangeDefinition,
  selectDefinition,
  textDefinition,
  toggleDefinition,
  uriDefinition,
]

export const templateDefinitions: readonly TemplateDefinition[] = [sectionDefinition]
