import { z } from 'zod'
import { isObject } from '../json.ts'
import { contentLocales } from '../languages/languages.ts'
import { isSafeName } from './finding.ts'

/** `$.a.b`, `$.blocks[*].text`, `$.blocks[0].text`: the whole language; nothing else is a path. */
const pathShape = /^\$(\.[\p{L}\p{N}_$-]+|\[(\*|[0-9]{1,4})\])+$/u
const longestPath = 500
/** A document of nested lists asked for all of them: beyond this nobody reads. */
const mostValues = 10_000

/** Where in a document's content something stands. Read by `valuesAt`, never by SQL. */
export const jsonPath = z.string().trim().min(1).max(longestPath).regex(pathShape)

type Step = string | number | '*'
type Steps = { step: Step; isPlace: boolean }[]

/** The steps of a path; undefined when it is none. */
function stepsOf(path: string): Steps | undefined {
  if (path.length > longestPath || !pathShape.test(path)) return undefined
  return [...path.matchAll(/\.([^.[]+)|\[(\*|\d+)\]/gu)].map(([, name, place]) =>
    name === undefined ? { step: place === '*' ? '*' : Number(place), isPlace: true } : { step: name, isPlace: false },
  )
}

function partsOf(value: unknown, { step, isPlace }: Steps[number]): unknown[] {
  if (isPlace) {
    if (!Array.isArray(value)) return []
    if (step === '*') return value.slice(0, mostValues)
    const place = Number(step)
    return place < value.length ? [value[place]] : []
  }
  const name = String(step)
  return isObject(value) && isSafeName(name) && Object.hasOwn(value, name) ? [value[name]] : []
}

/** What stands at a path, in order: one value, several for `[*]`, none where the path leads nowhere or is no path. */
export function valuesAt(content: unknown, path: string): unknown[] {
  const steps = stepsOf(path)
  if (!steps) return []
  let values: unknown[] = [content]
  for (const step of steps) {
    const next: unknown[] = []
    for (const value of values) {
      for (const part of partsOf(value, step)) next.push(part)
      if (next.length >= mostValues) break
    }
    values = next.slice(0, mostValues)
  }
  return values
}

/** A value that is an object of texts by language, and nothing besides. */
const isLocalised = (value: unknown): value is Record<string, string> =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([locale, text]) => contentLocales.some((known) => known === locale) && typeof text === 'string')

/** The texts at a path; a localised value has one per language, anything else the same in all of them. */
export type FoundTexts = (string | Record<string, string>)[]

/** Texts and numbers; pictures, relations and whole objects are no text. */
export const textsAt = (content: unknown, path: string): FoundTexts =>
  valuesAt(content, path).flatMap((value): FoundTexts => {
    if (typeof value === 'string') return value === '' ? [] : [value]
    if (typeof value === 'number') return [String(value)]
    return isLocalised(value) ? [value] : []
  })
