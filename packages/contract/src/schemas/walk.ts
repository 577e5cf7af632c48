import { pointerStep } from '../json.ts'
import {
  type FindingParams,
  isSafeName,
  type PreparedSchema,
  problemKeyword,
  type SchemaFinding,
  type SchemaFindingCode,
  schemaFindingKey,
} from './finding.ts'
import { type SchemaLimit, schemaLimits } from './limits.ts'

type Segments = readonly (string | number)[]

/** Where a node stands, in the schema as written and as prepared; the two differ where 2020-12 is turned into draft-07. */
export type Place = { parent?: Place; written: Segments; made: Segments; depth: number; names: number }

export type Reference = { node: PreparedSchema; target: string; place: Place }

/** What is gathered on the way through one schema. */
export type Walk = {
  findings: SchemaFinding[]
  nodes: number
  dataValues: number
  /** Each counted once. */
  patterns: Set<string>
  patternCharacters: number
  /** What became of each object of the source that is a schema. */
  made: Map<object, PreparedSchema>
  places: Map<PreparedSchema, Place>
  references: Reference[]
}

export const newWalk = (): Walk => ({
  findings: [],
  nodes: 0,
  dataValues: 0,
  patterns: new Set(),
  patternCharacters: 0,
  made: new Map(),
  places: new Map(),
  references: [],
})

export const top: Place = { written: [], made: [], depth: 0, names: 0 }

/** A schema inside another; `name` is what its author called it, where keywords and positions did not. */
export const inside = (
  parent: Place,
  written: Segments,
  { made = written, name = '' }: { made?: Segments; name?: string } = {},
): Place => ({
  parent,
  written,
  made,
  depth: parent.depth + 1,
  names: parent.names + name.length,
})

/** Something at a node that is no schema of its own: a keyword, a value in it. */
const at = (parent: Place, written: Segments): Place => ({ ...inside(parent, written), depth: parent.depth })

/** RFC 6901. */
export function pointerTo(place: Place, side: 'written' | 'made'): string {
  const steps: Segments[] = []
  for (let step: Place | undefined = place; step; step = step.parent) steps.push(step[side])
  return steps.reverse().flat().map(pointerStep).join('')
}

export function report(walk: Walk, place: Place, code: SchemaFindingCode, params: FindingParams = {}, ...inNode: Segments) {
  const { findings } = walk
  if (findings.length > schemaLimits.findings) return
  if (findings.length === schemaLimits.findings) findings.push({ pointer: '', code: 'moreFindings', params: limitOf('findings') })
  else findings.push({ pointer: pointerTo(inNode.length > 0 ? at(place, inNode) : place, 'written'), code, params })
}

/** The fault is reported, and the node carries it to where it would have been drawn. */
export function mark(walk: Walk, node: PreparedSchema, place: Place, code: SchemaFindingCode, params: FindingParams): PreparedSchema {
  report(walk, place, code, params)
  node[problemKeyword] = { key: schemaFindingKey(code), params, pointer: pointerTo(place, 'written') }
  return node
}

export const limitOf = (limit: SchemaLimit): { limit: number } => ({ limit: schemaLimits[limit] })

const shownLength = 100

/** A stranger's text as it stands in a message. */
export const shortened = (text: string): string => (text.length > shownLength ? `${text.slice(0, shownLength)}…` : text).toWellFormed()

/** Whether something may be called so; if not, that is reported. */
export function isUsableName(walk: Walk, place: Place, name: string, ...inNode: Segments): boolean {
  if (!isSafeName(name)) report(walk, place, 'forbiddenName', { name }, ...inNode)
  else if (name.length > schemaLimits.nameLength) report(walk, place, 'nameTooLong', limitOf('nameLength'), ...inNode)
  else return true
  return false
}
