import { expect, test } from 'vitest'
import { checkSchema, fieldDefinitions, listTemplateDefinitions, templateDefinitions, widgetDefinitions } from '../definitions.ts'
import { galleryGroups } from './gallery.ts'
import type { GalleryState } from './gallery-case.ts'
import { playground } from './playground/playground.ts'

const [page = ''] = Object.values(import.meta.glob<string>('../../../../docs/forms.md', { eager: true, query: '?raw', import: 'default' }))
const states: GalleryState[] = ['empty', 'filled', 'error', 'read-only', 'disabled', 'misconfigured', 'long text']
const definitions = [...widgetDefinitions, ...fieldDefinitions, ...templateDefinitions, ...listTemplateDefinitions]
const cases = Object.values(playground).flat()

test('[FORM-01] every widget, field and template stands in the gallery, in every state', () => {
  const shown = new Map(galleryGroups.map(({ name, forms }) => [name, forms.map(({ state }) => state)]))
  const missing = definitions.flatMap(({ name }) =>
    states.filter((state) => !shown.get(name)?.includes(state)).map((state) => `${name}: ${state}`),
  )
  expect(missing).toEqual([])
})

test('[FORM-07] what the gallery says is not supported is the list of docs/forms.md', () => {
  const [, section = ''] = page.split('\n## What is not supported\n')
  const [list = ''] = section.split(/\n\n(?!-)/).filter((part) => part.includes('\n- ') || part.startsWith('- '))
  const listed = [...list.matchAll(/^- (.+)$/gm)].map(([, line]) => line)
  expect(cases.flatMap(({ unsupported }) => unsupported ?? []).sort()).toEqual(listed.sort())
})

test('[FORM-07] the rest of the playground has no finding, and what is not supported has one or says so in its place', () => {
  const errors = (schema: unknown) => checkSchema(schema).map(({ key }) => key)
  expect(
    cases.filter(({ unsupported, schema }) => !unsupported && errors(schema).length > 0).map(({ name, schema }) => [name, errors(schema)]),
  ).toEqual([])
  const silent = cases.filter(({ unsupported, state, schema }) => unsupported && state !== 'misconfigured' && errors(schema).length === 0)
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('no two forms of the gallery have one name', () => {
  const ids = galleryGroups.flatMap(({ forms }) => forms.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})
