import { globalDefinitions } from '@vitrine/contract'
import { fieldDefinitions, listTemplateDefinitions, templateDefinitions, widgetDefinitions } from '@vitrine/forms/definitions'

const keywords = [
  '$defs',
  '$ref',
  'additionalProperties',
  'allOf',
  'anyOf',
  'array',
  'boolean',
  'const',
  'default',
  'description',
  'enum',
  'format',
  'integer',
  'items',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'null',
  'number',
  'object',
  'oneOf',
  'pattern',
  'properties',
  'required',
  'string',
  'title',
  'type',
  'uniqueItems',
]
const formats = ['color', 'date', 'date-time', 'email', 'html', 'time', 'uri']
const nodeWords = ['ui:description', 'ui:field', 'ui:options', 'ui:order', 'ui:title', 'ui:widget', 'items', 'previews', 'hidden']
const nodeOptions = [
  'template',
  'spacing',
  'columns',
  'tabs',
  'header',
  'readonly',
  'disabled',
  'reason',
  'autofocus',
  'canPublishUnlisted',
]
const tabWords = ['label', 'icon', 'fields']

const unique = (words: string[]) => [...new Set(words)].sort()
const named = [...widgetDefinitions, ...fieldDefinitions, ...templateDefinitions, ...listTemplateDefinitions]

/** The names of the fields that a schema declares, wherever they stand. */
function fieldNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([name, part]) =>
    name === 'properties' && typeof part === 'object' && part !== null ? [...Object.keys(part), ...fieldNames(part)] : fieldNames(part),
  )
}

/** What a JSON schema is written with: keywords, and everything it may refer to. */
export function jsonCompletions(schema: Record<string, unknown> | undefined): string[] {
  const own = Object.keys((schema?.$defs as object | undefined) ?? {})
  const references = [...Object.keys(globalDefinitions), ...own].map((name) => `#/$defs/${name}`)
  return [...unique(references), ...unique([...keywords, ...formats])]
}

/** What a UI schema is written with: widgets, fields and templates with their options, and the fields of the schema. */
export function uiCompletions(schema: Record<string, unknown> | undefined): string[] {
  const options = named.flatMap(({ options: shape }) => Object.keys(shape.shape))
  return [
    ...unique(fieldNames(schema)),
    ...unique(nodeWords),
    ...unique(named.map(({ name }) => name)),
    ...unique([...nodeOptions, ...tabWords, ...options]),
  ]
}
