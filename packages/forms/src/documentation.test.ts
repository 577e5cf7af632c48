import { globalDefinitions, schemaLimits } from '@vitrine/contract'
import { expect, test } from 'vitest'
import { checkUiSchema, fieldDefinitions, listTemplateDefinitions, templateDefinitions, widgetDefinitions } from './definitions.ts'
import { engineOptions } from './engine/checks/ui-options.ts'

const [page = ''] = Object.values(import.meta.glob<string>('../../../docs/forms.md', { eager: true, query: '?raw', import: 'default' }))

/** The rows of the table under a heading: what stands in its first cell, and in its last. */
function rowsUnder(heading: string): { name: string; rest: string }[] {
  const [, section = ''] = page.split(`\n${heading}\n`)
  const [table = ''] = section.split(/\n#/)
  return [...table.matchAll(/^\| `(\w+)` \|(.+)\|$/gm)].map(([, name = '', rest = '']) => ({ name, rest }))
}

test.each([
  ['### Widgets', widgetDefinitions],
  ['### Fields', fieldDefinitions],
  ['### Templates', [...templateDefinitions, ...listTemplateDefinitions]],
])('docs/forms.md, %s: a row for each there is, none for what there is not', (heading, definitions) => {
  const rows = rowsUnder(heading)
  expect(rows.map(({ name }) => name).sort()).toEqual(definitions.map(({ name }) => name).sort())
  const untold = definitions.flatMap(({ name, options }) =>
    Object.keys(options.shape)
      .filter((option) => !rows.some((row) => row.name === name && row.rest.includes(`\`${option}\``)))
      .map((option) => `${name}: ${option}`),
  )
  expect(untold).toEqual([])
})

test('docs/forms.md tells every option that the engine itself reads, and every global definition', () => {
  const told = (name: string) => page.includes(`\`${name}\``)
  expect(engineOptions.filter((name) => !told(name))).toEqual([])
  expect(Object.keys(globalDefinitions).filter((name) => !told(name))).toEqual([])
})

test('docs/forms.md tells the limits as they are', () => {
  const told = (limit: number) => page.includes(limit.toLocaleString('en'))
  const { characters: _ofParsedValues, dataDepth: _ofData, ...limits } = schemaLimits
  expect(Object.entries(limits).filter(([, limit]) => !told(limit))).toEqual([])
})

test('[FORM-05] the example of docs/forms.md has no findings', () => {
  const [, example = ''] = /```json\n([\s\S]+?)\n```/.exec(page) ?? []
  const schema = { properties: { title: { $ref: '#/$defs/localised' }, blocks: { type: 'array', items: { $ref: '#/$defs/block' } } } }
  expect(checkUiSchema(example, schema)).toEqual([])
})
