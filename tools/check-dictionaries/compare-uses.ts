import { keyOf } from './compare-languages.ts'
import type { Used } from './used-keys.ts'

export type DynamicKey = { pattern: string; reason: string }

/** `fields.*` as a regular expression; * stands for anything. */
const toExpression = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )

/** Texts asked for that do not exist, texts nobody asks for, and patterns that explain nothing. */
export function compareUses(keys: string[], used: Used, dynamic: DynamicKey[]): string[] {
  const known = new Set([...keys, ...keys.map(keyOf)])
  const patterns = dynamic.map((one) => ({ ...one, expression: toExpression(one.pattern), matches: 0 }))

  const missing = used.asked.filter(({ key }) => !known.has(key)).map(({ key, where }) => `${where}: «${key}» is in no dictionary`)
  const unexplained = used.composed
    .filter(({ key }) => !patterns.some(({ expression }) => expression.test(key)))
    .map(({ key, where }) => `${where}: «${key}» is put together at run time; say so in tools/dynamic-keys.json, with the reason`)

  const idle = [...new Set(keys.map(keyOf))].filter((key) => {
    for (const one of patterns) if (one.expression.test(key)) one.matches += 1
    return !used.strings.has(key) && !patterns.some(({ expression }) => expression.test(key))
  })
  return [
    ...missing,
    ...unexplained,
    ...idle.map((key) => `«${key}» is used nowhere`),
    ...patterns.filter(({ matches }) => matches === 0).map(({ pattern }) => `tools/dynamic-keys.json: «${pattern}» matches no key`),
    ...patterns.filter(({ reason }) => !reason.trim()).map(({ pattern }) => `tools/dynamic-keys.json: «${pattern}» has no reason`),
  ]
}
