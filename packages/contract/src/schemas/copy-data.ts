import { isObject } from '../json.ts'
import { schemaLimits } from './limits.ts'
import { isUsableName, limitOf, type Place, report, shortened, type Walk } from './walk.ts'

/**
 * A value that is data and not a schema (`default`, `enum`, an annotation), as JSON would keep it. Undefined when there
 * is nothing to keep, or too much.
 */
export function copyData(walk: Walk, value: unknown, place: Place, keyword: string): unknown {
  return copyWithin(walk, value, { place, keyword, isAnnotation: false })
}

/** The same for a keyword nobody knows. Validators look for `$id` and `$ref` there as well, so it has none. */
export function copyAnnotation(walk: Walk, value: unknown, place: Place, keyword: string): unknown {
  return copyWithin(walk, value, { place, keyword, isAnnotation: true })
}

type Where = { place: Place; keyword: string; isAnnotation: boolean }

function copyWithin(walk: Walk, value: unknown, where: Where): unknown {
  const before = { findings: walk.findings.length, dataValues: walk.dataValues }
  const copied = copy(walk, value, where, 0)
  if (copied !== tooMuch) return copied
  // What is not kept leaves room for what follows, and of its faults only the size matters.
  walk.findings.length = before.findings
  walk.dataValues = before.dataValues
  report(walk, where.place, 'tooMuchData', limitOf('dataValues'), where.keyword)
  return undefined
}

const tooMuch = Symbol('too much')

function copy(walk: Walk, value: unknown, where: Where, depth: number): unknown {
  walk.dataValues += 1
  if (walk.dataValues > schemaLimits.dataValues || depth > schemaLimits.dataDepth) return tooMuch
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (Array.isArray(value)) {
    const list: unknown[] = []
    for (const part of value) {
      const copied = copy(walk, part, where, depth + 1)
      if (copied === tooMuch) return tooMuch
      list.push(copied === undefined ? null : copied)
    }
    return list
  }
  if (!isObject(value)) return undefined
  const copied: Record<string, unknown> = {}
  for (const name of Object.keys(value)) {
    if (!mayBeCalled(walk, where, name)) continue
    const part = copy(walk, value[name], where, depth + 1)
    if (part === tooMuch) return tooMuch
    if (part !== undefined) copied[name] = part
  }
  return copied
}

function mayBeCalled(walk: Walk, { place, keyword, isAnnotation }: Where, name: string): boolean {
  if (!isAnnotation || !name.startsWith('$')) return isUsableName(walk, place, name, keyword)
  report(walk, place, 'unsupportedKeyword', { keyword: shortened(name) }, keyword)
  return false
}
