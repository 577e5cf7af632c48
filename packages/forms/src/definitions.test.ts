import { describe, expect, test } from 'vitest'
import { fieldDefinitions, listTemplateDefinitions, templateDefinitions, widgetDefinitions } from './definitions.ts'

const sources = import.meta.glob<string>(['./**/*.ts', './**/*.tsx'], { eager: true, query: '?raw', import: 'default' })
const dictionaries = import.meta.glob<Record<string, string>>('./**/dictionary.*.json', { eager: true, import: 'default' })
const folders = [...new Set(Object.keys(sources).flatMap((path) => /^\.\/(widgets|fields|templates)\/([^/]+)\//.exec(path)?.[2] ?? []))]
const definitions = [...widgetDefinitions, ...fieldDefinitions, ...templateDefinitions, ...listTemplateDefinitions]

/** Everything a file reaches at run time: its relative imports are followed, the packages are answered. */
function packagesFrom(path: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>()
  if (seen.has(path)) return packages
  seen.add(path)
  const source = sources[path]
  if (source === undefined) throw new Error(`${path} is not there`)
  for (const [, isType, from] of source.matchAll(/^(?:import|export) (type )?[^'"]*?from '([^']+)'/gm)) {
    if (isType || !from) continue
    if (!from.startsWith('.')) packages.add(from)
    else for (const each of packagesFrom(`.${new URL(from, `file://${path.slice(1)}`).pathname}`, seen)) packages.add(each)
  }
  return packages
}

test('the definitions reach no React, so that the server can load them', () => {
  expect([...packagesFrom('./definitions.ts')].sort()).toEqual(['@vitrine/contract', 'ajv', 'ajv-formats', 're2js', 'zod'])
  expect([...packagesFrom('./index.ts')]).toContain('react')
})

test('every folder has a definition, named as the folder', () => {
  const kebab = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
  expect(definitions.map(({ name }) => kebab(name)).sort()).toEqual(folders.sort())
})

describe('[WID-01] a widget says by a key of its dictionary what it does not fit', () => {
  const schemas = [
    {},
    { type: 'string' },
    { type: 'array' },
    { type: 'object' },
    { type: 'boolean' },
    { type: 'number' },
    { enum: [{}] },
    { oneOf: [] },
  ] as const
  test.each(widgetDefinitions)('$name', ({ check }) => {
    const keys = schemas.flatMap((schema) => check(schema as Parameters<typeof check>[0], (part) => part, {}))
    expect(keys.length).toBeGreaterThan(0)
    const known = Object.entries(dictionaries).flatMap(([path, texts]) => (path.endsWith('.no.json') ? Object.keys(texts) : []))
    expect(known).toEqual(expect.arrayContaining(keys))
  })
})

test('the four languages have the same keys and the same places for values', () => {
  const holes = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort()
  for (const [path, texts] of Object.entries(dictionaries)) {
    const norwegian = dictionaries[path.replace(/\.\w+\.json$/, '.no.json')] ?? {}
    expect(Object.keys(texts), path).toEqual(Object.keys(norwegian))
    for (const [key, text] of Object.entries(texts)) expect(holes(text), `${path} ${key}`).toEqual(holes(norwegian[key] ?? ''))
  }
  expect(Object.keys(dictionaries)).toHaveLength(4 * Object.keys(dictionaries).filter((path) => path.endsWith('.no.json')).length)
})
