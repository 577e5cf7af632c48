import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { globalDefinitions, schemaFindingCodes, schemaFindingKey } from '@vitrine/contract'
import { expect, test } from 'vitest'
import { collectDictionaries, languages } from './collect-dictionaries.ts'
import { projectRoot } from './project.ts'

const { byLanguage } = collectDictionaries(projectRoot)
const lacking = (keys: Iterable<string>): string[] =>
  languages.flatMap((language) => [...keys].filter((key) => !byLanguage[language][key]).map((key) => `${language}: ${key}`))

/** What stands under a keyword anywhere in the definitions. */
function under(keyword: string, value: unknown = globalDefinitions): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (name === keyword && typeof part !== 'object' ? [part] : under(keyword, part)))
}

function fieldNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([keyword, part]) => [
    ...(keyword === 'properties' ? Object.keys(part).filter((name) => !('title' in part[name])) : []),
    ...fieldNames(part),
  ])
}

test('[FORM-07] every title in the global definitions is a text of the four dictionaries', () => {
  const titles = under('title') as string[]
  expect(titles.length).toBeGreaterThan(50)
  expect(lacking(new Set(titles))).toEqual([])
})

test('every field of the global definitions has a label in the four languages', () => {
  expect(lacking(new Set(fieldNames(globalDefinitions).map((name) => `fields.${name}`)))).toEqual([])
})

test('every icon of a block is one that MUI has', () => {
  const icons = under('x-icon') as string[]
  expect(icons).toHaveLength(17)
  expect(icons.filter((name) => !existsSync(join(projectRoot, `node_modules/@mui/icons-material/${name}.js`)))).toEqual([])
})

test('everything that can be wrong with a schema can be said in the four languages', () => {
  expect(lacking(schemaFindingCodes.map(schemaFindingKey))).toEqual([])
})
