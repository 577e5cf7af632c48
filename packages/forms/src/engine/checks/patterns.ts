import { isObject, type PreparedSchema } from '@vitrine/contract'
import { createLinearPatterns, RefusedPattern } from '../linear-pattern.ts'
import { type Path, toPointer, valueAt } from '../path.ts'
import type { Findings } from './finding.ts'

const deepest = 200
/** Where schemas stand inside a schema: by themselves or in lists, and by name. */
const ofSchemas = new Set(
  'items prefixItems additionalItems additionalProperties contains propertyNames not if then else allOf anyOf oneOf'.split(' '),
)
const ofNamedSchemas = new Set('properties $defs definitions patternProperties dependencies dependentSchemas'.split(' '))

/** The patterns that cannot be run in linear time, each where the author wrote it. True when there is one. */
export function checkPatterns(written: unknown, prepared: PreparedSchema, findings: Findings): boolean {
  const kept = new Set(patternsIn(prepared, []).map(({ pattern }) => pattern))
  const toPattern = createLinearPatterns()
  const refused = new Map<string, RefusedPattern>()
  for (const pattern of kept)
    try {
      toPattern(pattern)
    } catch (error) {
      if (!(error instanceof RefusedPattern)) throw error
      refused.set(pattern, error)
    }
  if (refused.size === 0) return false
  for (const { pattern, path } of patternsIn(written, [])) {
    const fault = refused.get(pattern)
    if (!fault) continue
    const key = fault.isByNature ? 'schemaFindings.refusedPattern' : 'schemaFindings.unsupportedPattern'
    findings.add(toPointer(path), key, { pattern, ...(fault.isByNature ? {} : { detail: fault.why }) })
  }
  return true
}

type Found = { pattern: string; path: Path }

function patternsIn(node: unknown, path: Path): Found[] {
  if (path.length > deepest) return []
  if (Array.isArray(node)) return node.flatMap((part, place) => patternsIn(part, [...path, place]))
  if (!isObject(node)) return []
  return Object.entries(node).flatMap(([keyword, value]): Found[] => {
    const here = [...path, keyword]
    if (keyword === 'pattern' && typeof value === 'string') return [{ pattern: value, path: here }]
    if (keyword === 'x-url') return textsIn(value, here)
    if (ofSchemas.has(keyword)) return patternsIn(value, here)
    if (!ofNamedSchemas.has(keyword) || !isObject(value)) return []
    return Object.entries(value).flatMap(([name, part]) => [
      ...(keyword === 'patternProperties' ? [{ pattern: name, path: [...here, name] }] : []),
      ...patternsIn(part, [...here, name]),
    ])
  })
}

const textsIn = (limits: unknown, path: Path): Found[] =>
  ['protocol', 'hostname'].flatMap((part): Found[] => {
    const pattern = valueAt(limits, [part])
    return typeof pattern === 'string' ? [{ pattern, path: [...path, part] }] : []
  })
