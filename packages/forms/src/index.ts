/** Forms drawn from a JSON schema: the engine with every widget and template this house has. */
import { createForm } from './engine/index.ts'
import { localised } from './fields/localised/index.ts'
import { blocks } from './templates/blocks/index.ts'
import { category } from './templates/category/index.ts'
import { flat } from './templates/flat/index.ts'
import { module } from './templates/module/index.ts'
import { section } from './templates/section/index.ts'
import { tabs } from './templates/tabs/index.ts'
import { checkbox } from './widgets/checkbox/index.ts'
import { email } from './widgets/email/index.ts'
import { entityPicker } from './widgets/entity-picker/index.ts'
import { jsonEditor } from './widgets/json-editor/index.ts'
import { link } from './widgets/link/index.ts'
import { locationPicker } from './widgets/location-picker/index.ts'
import { number } from './widgets/number/index.ts'
import { richText } from './widgets/rich-text/index.ts'
import { select } from './widgets/select/index.ts'
import { text } from './widgets/text/index.ts'
import { uri } from './widgets/uri/index.ts'

export {
  createLanguageCounter,
  type FormHandle,
  type FormProps,
  type FormSchema,
  fromContract,
  isSame,
  type JsonSchema,
  type TemplateProps,
  type UiSchema,
  type WidgetProps,
} from './engine/index.ts'

export { LanguageSelector } from './fields/localised/index.ts'
export { type FormServices, FormServicesProvider } from './services.ts'
export { JsonCode, type JsonCodeProps, type JsonFinding } from './widgets/json-editor/index.ts'

export const Form = createForm({
  widgets: [checkbox, email, entityPicker, jsonEditor, link, locationPicker, number, richText, select, text, uri],
  fields: [localised],
  templates: [category, module, section, tabs],
  lists: [blocks, flat],
})
