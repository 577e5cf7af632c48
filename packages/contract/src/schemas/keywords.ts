import { isObject } from '../json.ts'
import { copyAnnotation, copyData } from './copy-data.ts'
import { type PreparedSchema, problemKeyword, type SchemaFindingCode } from './finding.ts'
import { schemaLimits } from './limits.ts'
import { inside, isUsableName, limitOf, mark, type Place, report, shortened, type Walk } from './walk.ts'

type Schema = PreparedSchema | boolean

/** A node on its way from the source to what is made of it, and how the schemas inside it are read. */
export type Here = {
  walk: Walk
  source: Record<string, unknown>
  node: PreparedSchema
  place: Place
  read(source: unknown, place: Place): Schema | undefined
  readFields(here: Here, keyword: string, isKept?: (name: string) => boolean): Record<string, Schema> | undefined
  readList(here: Here, keyword: string, made: string): Schema[]
}

type Reader = (here: Here, keyword: string) => void

export function readKeyword(here: Here, keyword: string) {
  const reader = readers.get(keyword)
  if (reader) return reader(here, keyword)
  if (keyword.startsWith('$')) return unsupported(here, keyword)
  // Annotations, and what a later draft may bring: kept, since validators pass over what they do not know.
  const copied = copyAnnotation(here.walk, here.source[keyword], here.place, keyword)
  if (copied !== undefined) here.node[keyword] = copied
}

function refuse({ walk, place }: Here, keyword: string, code: SchemaFindingCode) {
  report(walk, place, code, { keyword }, keyword)
}

/** Keeps a value that passes and reports one that does not. */
const plain =
  (fits: (value: unknown) => boolean, code: SchemaFindingCode): Reader =>
  (here, keyword) => {
    if (fits(here.source[keyword])) here.node[keyword] = here.source[keyword]
    else refuse(here, keyword, code)
  }

const text = plain((value) => typeof value === 'string', 'notText')
const yesOrNo = plain((value) => typeof value === 'boolean', 'notBoolean')
const number = plain((value) => Number.isFinite(value), 'notNumber')
const count = plain((value) => Number.isInteger(value) && Number(value) >= 0, 'notNumber')
const step = plain((value) => Number.isFinite(value) && Number(value) > 0, 'notNumber')
const unsupported: Reader = (here, keyword) => refuse(here, keyword, 'unsupportedKeyword')
const elsewhere: Reader = () => undefined

const data: Reader = ({ walk, source, node, place }, keyword) => {
  const copied = copyData(walk, source[keyword], place, keyword)
  if (copied !== undefined) node[keyword] = copied
}

const list: Reader = (here, keyword) => {
  if (Array.isArray(here.source[keyword])) data(here, keyword)
  else refuse(here, keyword, 'notList')
}

const one: Reader = (here, keyword) => {
  const schema = here.read(here.source[keyword], inside(here.place, [keyword]))
  if (schema !== undefined) here.node[keyword] = schema
}

/** Alternatives and sums: what is no schema leaves the others as they are. */
const several: Reader = (here, keyword) => {
  const value = here.source[keyword]
  if (!Array.isArray(value) || value.length === 0) return refuse(here, keyword, 'notList')
  const kept: Schema[] = []
  value.forEach((part, index) => {
    const schema = here.read(part, inside(here.place, [keyword, index], { made: [keyword, kept.length] }))
    if (schema !== undefined) kept.push(schema)
  })
  if (kept.length > 0) here.node[keyword] = kept
}

const fields: Reader = (here, keyword) => {
  const found = here.readFields(here, keyword)
  if (found) here.node[keyword] = found
}

const names: Reader = (here, keyword) => {
  const found = namesIn(here, here.source[keyword], [keyword])
  if (found) here.node[keyword] = found
}

function namesIn({ walk, place }: Here, value: unknown, inNode: readonly (string | number)[]): string[] | undefined {
  if (!Array.isArray(value) || !value.every((name) => typeof name === 'string')) {
    report(walk, place, 'notNames', { keyword: String(inNode[0]) }, ...inNode)
    return undefined
  }
  return [...new Set<string>(value)].filter((name) => isUsableName(walk, place, name, ...inNode))
}

const types = ['string', 'number', 'integer', 'boolean', 'null', 'object', 'array']

const type: Reader = (here, keyword) => {
  const { source, node, walk, place } = here
  const asked = [source[keyword]].flat()
  const known = [...new Set(asked)].filter((each) => typeof each === 'string' && types.includes(each)) as string[]
  if (known.length === 0 || asked.some((each) => typeof each !== 'string' || !types.includes(each)))
    report(
      walk,
      place,
      'unknownType',
      { type: shortened(asked.map((each) => (typeof each === 'string' ? each : typeof each)).join(', ')) },
      keyword,
    )
  // OpenAPI's way to say it.
  if (source.nullable === true && known.length > 0 && !known.includes('null')) known.push('null')
  const [only] = known
  if (only !== undefined) node.type = (Array.isArray(source[keyword]) || known.length > 1 ? known : only) as PreparedSchema['type']
}

const nullable: Reader = (here, keyword) => {
  if (typeof here.source.nullable !== 'boolean' || here.source.type === undefined) unsupported(here, keyword)
}

const enumeration: Reader = (here, keyword) => {
  const value = here.source[keyword]
  if (!Array.isArray(value) || value.length === 0) return refuse(here, keyword, 'notList')
  if (value.length > schemaLimits.enumValues) report(here.walk, here.place, 'tooManyValues', limitOf('enumValues'), keyword)
  const kept = copyData(here.walk, value.slice(0, schemaLimits.enumValues), here.place, keyword)
  if (Array.isArray(kept)) here.node.enum = kept as PreparedSchema['enum']
}

/** Whether a pattern is kept: short enough, in few enough characters with the others, and an expression at all. */
function isUsablePattern({ walk, place }: Here, pattern: string, ...inNode: string[]): boolean {
  if (walk.patterns.has(pattern)) return true
  const characters = walk.patternCharacters + pattern.length
  if (pattern.length > schemaLimits.patternLength) report(walk, place, 'patternTooLong', limitOf('patternLength'), ...inNode)
  else if (characters > schemaLimits.patternCharacters) report(walk, place, 'tooManyPatterns', limitOf('patternCharacters'), ...inNode)
  else if (!isExpression(pattern)) report(walk, place, 'invalidPattern', { pattern: shortened(pattern) }, ...inNode)
  else {
    walk.patterns.add(pattern)
    walk.patternCharacters = characters
    return true
  }
  return false
}

function isExpression(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}

const pattern: Reader = (here, keyword) => {
  const value = here.source[keyword]
  if (typeof value !== 'string') return refuse(here, keyword, 'notText')
  if (isUsablePattern(here, value, keyword)) here.node.pattern = value
}

const patternFields: Reader = (here, keyword) => {
  const found = here.readFields(here, keyword, (each) => isUsablePattern(here, each, keyword, each))
  if (found) here.node[keyword] = found
}

/** 2020-12 calls a tuple `prefixItems` and what follows it `items`; draft-07 `items` and `additionalItems`. */
const items: Reader = (here, keyword) => {
  const { source, node, place } = here
  const hasPrefix = Array.isArray(source.prefixItems) && source.prefixItems.length > 0
  if (hasPrefix) {
    if (Array.isArray(source.items)) return refuse(here, keyword, 'notSchema')
    const rest = here.read(source.items, inside(place, ['items'], { made: ['additionalItems'] }))
    if (rest !== undefined) node.additionalItems = rest
  } else if (!Array.isArray(source.items)) {
    const schema = here.read(source.items, inside(place, ['items']))
    node.items = (schema ?? mark(here.walk, {}, inside(place, ['items']), 'notSchema', {})) as PreparedSchema['items']
  } else if (source.items.length === 0) refuse(here, keyword, 'notList')
  else node.items = here.readList(here, 'items', 'items') as PreparedSchema['items']
}

const prefixItems: Reader = (here, keyword) => {
  const { source, node } = here
  if (!Array.isArray(source.prefixItems)) return refuse(here, keyword, 'notList')
  if (source.prefixItems.length > 0) node.items = here.readList(here, 'prefixItems', 'items') as PreparedSchema['items']
}

const additionalItems: Reader = (here, keyword) => {
  const isReplaced = Array.isArray(here.source.prefixItems) && here.source.prefixItems.length > 0 && here.source.items !== undefined
  if (!isReplaced) one(here, keyword)
}

const dependencyKeywords = ['dependencies', 'dependentRequired', 'dependentSchemas']

/** The three ways of saying it, brought together under draft-07's one name by whichever comes first. */
const dependencies: Reader = (here, keyword) => {
  const { source, node, walk, place } = here
  const present = dependencyKeywords.filter((each) => Object.hasOwn(source, each))
  if (present[0] !== keyword) return
  const parts = new Map<string, { from: string; value: unknown }[]>()
  for (const from of present) {
    const value = source[from]
    if (!isObject(value)) refuse(here, from, 'notMap')
    else
      for (const name of Object.keys(value))
        if (isUsableName(walk, place, name, from, name)) parts.set(name, [...(parts.get(name) ?? []), { from, value: value[name] }])
  }
  const found: Record<string, Schema | string[]> = {}
  for (const [name, hanging] of parts) {
    const kept = readDependency(here, name, hanging)
    if (kept !== undefined) found[name] = kept
  }
  if (Object.keys(found).length > 0) node.dependencies = found as PreparedSchema['dependencies']
}

function readDependency(here: Here, name: string, [first, ...more]: { from: string; value: unknown }[]): Schema | string[] | undefined {
  if (!first) return undefined
  const where = inside(here.place, [first.from, name], { made: ['dependencies', name], name })
  if (more.length > 0) {
    const all = [first, ...more].map(({ value }) => (Array.isArray(value) ? { required: value } : value))
    return here.read({ allOf: all }, where)
  }
  if (first.from === 'dependentRequired' || (first.from === 'dependencies' && Array.isArray(first.value)))
    return namesIn(here, first.value, [first.from, name])
  return here.read(first.value, where)
}

const reference: Reader = ({ walk, source, node, place }, keyword) => {
  const target = source[keyword]
  if (typeof target !== 'string') return report(walk, place, 'notText', { keyword }, keyword)
  if (keyword === '$ref') walk.references.push({ node, target, place })
  else mark(walk, node, place, 'foreignRef', { ref: shortened(`${keyword}: ${target}`) })
}

const rootId: Reader = (here, keyword) => {
  if (here.place.depth > 0) unsupported(here, keyword)
}

const problem: Reader = (here, keyword) => {
  if (here.node[problemKeyword] === undefined) unsupported(here, keyword)
}

const readers: ReadonlyMap<string, Reader> = new Map(
  Object.entries({
    $ref: reference,
    $dynamicRef: reference,
    $recursiveRef: reference,
    $schema: elsewhere,
    $comment: text,
    $id: rootId,
    ...byName(unsupported, '$anchor $dynamicAnchor $recursiveAnchor $vocabulary $async id'),
    ...byName(unsupported, 'unevaluatedProperties unevaluatedItems minContains maxContains contentSchema'),
    ...byName(text, 'title description format contentEncoding contentMediaType'),
    ...byName(number, 'minimum maximum exclusiveMinimum exclusiveMaximum'),
    ...byName(count, 'minLength maxLength minItems maxItems minProperties maxProperties'),
    ...byName(yesOrNo, 'uniqueItems readOnly writeOnly deprecated'),
    ...byName(one, 'additionalProperties contains propertyNames not if then else'),
    ...byName(several, 'allOf anyOf oneOf'),
    ...byName(data, 'default const'),
    ...Object.fromEntries(dependencyKeywords.map((name) => [name, dependencies])),
    multipleOf: step,
    examples: list,
    ...byName(fields, 'properties $defs definitions'),
    required: names,
    type,
    nullable,
    enum: enumeration,
    pattern,
    patternProperties: patternFields,
    items,
    prefixItems,
    additionalItems,
    [problemKeyword]: problem,
  }),
)

function byName(reader: Reader, keywords: string): Record<string, Reader> {
  return Object.fromEntries(keywords.split(' ').map((keyword) => [keyword, reader]))
}
