/** Forms drawn from a JSON schema: the engine with every widget and template this house has. */
import { createForm } from './engine/index.ts'
import { localised } from './fields/localised/index.ts'
import { relation } from './fields/relation/index.ts'
import { blocks } from './templates/blocks/index.ts'
import { category } from './templates/category/index.ts'
import { flat } from './templates/flat/index.ts'
import { module } from './templates/module/index.ts'
import { section } from './templates/section/index.ts'
import { tabs } from './templates/tabs/index.ts'
import { blockType } from './widgets/block-type/index.ts'
import { checkbox } from './widgets/checkbox/index.ts'
import { checkboxes } from './widgets/checkboxes/index.ts'
import { chipList } from './widgets/chip-list/index.ts'
import { colour } from './widgets/colour/index.ts'
import { dateTime } from './widgets/date-time/index.ts'
import { deviceType } from './widgets/device-type/index.ts'
import { documentType } from './widgets/document-type/index.ts'
import { email } from './widgets/email/index.ts'
import { entityPicker } from './widgets/entity-picker/index.ts'
import { gridSelect } from './widgets/grid-select/index.ts'
import { icon } from './widgets/icon/index.ts'
import { jsonEditor } from './widgets/json-editor/index.ts'
import { licence } from './widgets/licence/index.ts'
import { link } from './widgets/link/index.ts'
import { locationPicker } from './widgets/location-picker/index.ts'
import { multiline } from './widgets/multiline/index.ts'
import { number } from './widgets/number/index.ts'
import { radio } from './widgets/radio/index.ts'
import { range } from './widgets/range/index.ts'
import { richText } from './widgets/rich-text/index.ts'
import { select } from './widgets/select/index.ts'
import { text } from './widgets/text/index.ts'
import { toggle } from './widgets/toggle/index.ts'
import { uri } from './widgets/uri/index.ts'

export {
  createFormReader,
  createLanguageCounter,
  type FormHandle,
  type FormProps,
  type FormReader,
  type FormSchema,
  fromContract,
  type JsonSchema,
  markNewFields,
  NamedIcon,
  type Places,
  type ReadNode,
  type TemplateProps,
  type UiSchema,
  usePlaces,
  useWords,
  type WidgetProps,
  type Words,
} from './engine/index.ts'

export { LanguageSelector } from './fields/localised/index.ts'
export { type FormServices, FormServicesProvider } from './services.ts'
export { type BlockList, useBlockList } from './templates/blocks/index.ts'
export { JsonCode, type JsonCodeProps, type JsonFinding } from './widgets/json-editor/index.ts'

export const Form = createForm({
  widgets: [
    blockType,
    checkbox,
    checkboxes,
    chipList,
    colour,
    dateTime,
    deviceType,
    documentType,
    email,
    entityPicker,
    gridSelect,
    icon,
    jsonEditor,
    licence,
    link,
    locationPicker,
    multiline,
    number,
    radio,
    range,
    richText,
    select,
    text,
    toggle,
    uri,
  ],
  fields: [localised, relation],
  templates: [category, module, section, tabs],
  lists: [blocks, flat],
})
