import { problemOf } from '@vitrine/contract'
import type { FieldDefinition, ListTemplateDefinition, TemplateDefinition, WidgetDefinition } from '../definition.ts'
import { toPointer } from '../path.ts'
import type { JsonSchema } from '../schema.ts'
import type { Findings } from './finding.ts'
import type { SchemaFaces } from './schema-faces.ts'
import { engineOptions, type UiNode, type UiOption } from './ui-options.ts'

export type KnownDefinitions = {
  widgets: readonly WidgetDefinition[]
  fields: readonly FieldDefinition[]
  templates: readonly (TemplateDefinition | ListTemplateDefinition)[]
}

type AnyDefinition = KnownDefinitions[keyof KnownDefinitions][number]

/** No widget of ours: the engine leaves the field out. */
const hidden = 'hidden'
const rootOption = 'canPublishUnlisted'

/** The widget, field and template that a node names, the options they are given, and whether they fit its schema. */
export function checkNamed(
  ui: UiNode,
  own: readonly JsonSchema[],
  faces: SchemaFaces,
  known: KnownDefinitions,
  isRoot: boolean,
  findings: Findings,
) {
  const named = (option: string, definitions: readonly AnyDefinition[], key: string): AnyDefinition | undefined => {
    const asked = ui.options.get(option)
    if (!asked || (option === 'widget' && asked.value === hidden)) return undefined
    const found = definitions.find(({ name }) => name === asked.value)
    if (!found) findings.add(asked.pointer, key, { name: typeof asked.value === 'string' ? asked.value : typeof asked.value })
    return found
  }
  const field = named('field', known.fields, 'uiSchemaFindings.unknownField')
  const widget = named('widget', known.widgets, 'uiSchemaFindings.unknownWidget')
  const template = named('template', known.templates, 'uiSchemaFindings.unknownTemplate')

  // A field hands the widget to its parts: the texts of a localised value, each in its language.
  const leaves = ui.options.has('field') ? own.flatMap((face) => faces.names([face]).flatMap((name) => faces.property([face], name))) : own
  for (const [definition, schemas, option] of [
    [field, own, ui.options.get('field')],
    [widget, leaves, ui.options.get('widget')],
    [template, own, ui.options.get('template')],
  ] as const)
    if (definition && option) checkDefinition(definition, schemas, option, ui, faces, findings)

  checkOptions(
    ui,
    [field, widget, template].filter((each) => each !== undefined),
    known,
    isRoot,
    findings,
  )
}

function checkDefinition(
  definition: AnyDefinition,
  schemas: readonly JsonSchema[],
  { pointer }: UiOption,
  ui: UiNode,
  faces: SchemaFaces,
  findings: Findings,
) {
  const parsed = definition.options.safeParse(ui.plain)
  for (const { path } of parsed.error?.issues ?? []) {
    const [name, ...rest] = path.map((part) => (typeof part === 'symbol' ? String(part) : part))
    const option = ui.options.get(String(name))
    findings.add(option ? option.pointer + toPointer(rest) : pointer, 'uiSchemaFindings.invalidOption', {
      option: [name, ...rest].join('.'),
      name: definition.name,
    })
  }
  // What cannot be drawn has its own message, and says nothing of what would have fitted it.
  if (schemas.length === 0 || schemas.some((schema) => problemOf(schema))) return
  const faults = schemas.map((schema) => definition.check(merged(schema, faces), faces.resolve, ui.plain))
  // A choice between shapes: it is enough that it fits one of them.
  if (faults.some((keys) => keys.length === 0)) return
  for (const key of new Set(faults[0])) findings.add(pointer, key)
}

/** A node with the parts of its `allOf` taken in, as far as a widget asks: what it is, what it has, what it lists. */
function merged(schema: JsonSchema, faces: SchemaFaces, depth = 0): JsonSchema {
  const node = faces.resolve(schema)
  if (!node.allOf || depth > 8) return node
  const sum: JsonSchema = {}
  for (const part of [...node.allOf].reverse()) if (typeof part === 'object') addTo(sum, merged(part as JsonSchema, faces, depth + 1))
  return addTo(sum, node)
}

const addTo = (sum: JsonSchema, part: JsonSchema): JsonSchema =>
  Object.assign(sum, part, part.properties && sum.properties ? { properties: { ...sum.properties, ...part.properties } } : {})

function checkOptions(ui: UiNode, used: readonly AnyDefinition[], known: KnownDefinitions, isRoot: boolean, findings: Findings) {
  // Without a name the engine picks the widget by the value, so any widget's option may be meant.
  const possible = ui.options.has('widget') ? used : [...used, ...known.widgets]
  const names = new Set([...engineOptions, 'tabs', 'header', ...possible.flatMap(({ options }) => Object.keys(options.shape))])
  for (const [name, { value, pointer }] of ui.options) {
    if (name === rootOption && !isRoot) findings.add(pointer, 'uiSchemaFindings.rootOnly', { keyword: name })
    else if (name === rootOption && typeof value !== 'boolean') findings.add(pointer, 'uiSchemaFindings.notBoolean', { keyword: name })
    else if (name !== rootOption && !names.has(name)) findings.add(pointer, 'uiSchemaFindings.unknownOption', { option: name }, 'warning')
  }
}
