/** Every widget and template without its view: the server and the schema editor check schemas with these. No React in here. */
import type { FieldDefinition, ListTemplateDefinition, TemplateDefinition, WidgetDefinition } from './engine/definition.ts'
import { localisedDefinition } from './fields/localised/definition.ts'
import { blocksDefinition } from './templates/blocks/definition.ts'
import { categoryDefinition } from './templates/category/definition.ts'
import { flatDefinition } from './templates/flat/definition.ts'
import { moduleDefinition } from './templates/module/definition.ts'
import { sectionDefinition } from './templates/section/definition.ts'
import { tabsDefinition } from './templates/tabs/definition.ts'
import { checkboxDefinition } from './widgets/checkbox/definition.ts'
import { emailDefinition } from './widgets/email/definition.ts'
import { numberDefinition } from './widgets/number/definition.ts'
import { selectDefinition } from './widgets/select/definition.ts'
import { textDefinition } from './widgets/text/definition.ts'
import { uriDefinition } from './widgets/uri/definition.ts'

export type { FieldDefinition, ListTemplateDefinition, TemplateDefinition, WidgetDefinition } from './engine/definition.ts'
export type { FormSchema, JsonSchema, UiSchema } from './engine/schema.ts'

export const widgetDefinitions: readonly WidgetDefinition[] = [
  checkboxDefinition,
  emailDefinition,
  numberDefinition,
  selectDefinition,
  textDefinition,
  uriDefinition,
]

export const templateDefinitions: readonly TemplateDefinition[] = [categoryDefinition, moduleDefinition, sectionDefinition, tabsDefinition]

export const listTemplateDefinitions: readonly ListTemplateDefinition[] = [blocksDefinition, flatDefinition]

export const fieldDefinitions: readonly FieldDefinition[] = [localisedDefinition]
