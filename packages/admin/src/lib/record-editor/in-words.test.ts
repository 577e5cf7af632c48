import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import type { Pointed } from '#lib/entity-titles'
import { inWords, pointedIn } from './in-words.ts'

const t = ((key: string) => key) as unknown as TFunction
const titleOf = ({ type, id }: Pointed) => (id === 9 ? undefined : `${type} nr. ${id}`)
const words = { t, locale: 'no', titleOf }
const picker = (type: string) => ({ 'ui:widget': 'EntityPicker', 'ui:options': { type } })
const locales = { items: { id: picker('Locale') } }
const shares = { items: { to_application_instance_id: picker('ApplicationInstance') } }

test.each([
  ['a text', 'Kaia', undefined, 'Kaia'],
  ['nothing', null, undefined, ''],
  ['a yes', true, undefined, 'generic.yes'],
  ['a number', 0, undefined, '0'],
  ['a place', { lat: 62.5, lng: 6.1 }, undefined, '62.5, 6.1'],
  ['a record by its name', 3, picker('Owner'), 'Owner nr. 3'],
  ['a record whose name is not known by its id', 9, picker('Owner'), '9'],
  ['a list, line by line', [{ id: 1 }, { id: 2 }], locales, 'Locale nr. 1\nLocale nr. 2'],
  ['an object in a list', [{ to_application_instance_id: 4, type: 'media' }], shares, 'ApplicationInstance nr. 4, media'],
  ['a text in several languages', { en: 'The quay' }, undefined, 'The quay'],
])('a person reads %s', (_what, value, node, text) => {
  expect(inWords(value, node, words)).toBe(text)
})

test('every record that a value points at is found', () => {
  const value = { owner_id: 3, parent: null, available_locales: [{ id: 1 }, { id: 2 }] }
  expect(pointedIn(value, { owner_id: picker('Owner'), parent: picker('Owner'), available_locales: locales })).toEqual([
    { type: 'Owner', id: 3 },
    { type: 'Locale', id: 1 },
    { type: 'Locale', id: 2 },
  ])
})
