import type { OwnInstance } from '@vitrine/contract'
import { expect, test } from 'vitest'
import { byOwner, findMuseums, pinnedFirst } from './by-owner.ts'
import { greetingKey } from './greeting-key.ts'
import { parsePinned } from './pinned-owners.ts'

const instance = (owner_id: number, owner: Record<string, string>, name: string) =>
  ({ owner_id, owner_name: owner, owner_slug: 'kort', name }) as unknown as OwnInstance

test('instances stand under their museums, both in the order of the alphabet', () => {
  const museums = byOwner(
    [
      instance(2, { no: 'Ålesund museum' }, 'Web'),
      instance(1, { no: 'Fjordmuseet', sv: 'Fjordmuseet' }, 'Ørnereiret'),
      instance(1, { no: 'Fjordmuseet' }, 'Kystleia'),
    ],
    'no',
  )
  expect(museums.map(({ name, instances }) => [name, instances.map((each) => each.name)])).toEqual([
    ['Fjordmuseet', ['Kystleia', 'Ørnereiret']],
    ['Ålesund museum', ['Web']],
  ])
})

test('[LANG-03] a museum without a name in this language is shown by the one it has, with its tag', () => {
  expect(byOwner([instance(1, { sv: 'Kustmuseet' }, 'A')], 'no')[0]?.name).toBe('Kustmuseet (sv)')
  expect(byOwner([instance(1, {}, 'A')], 'no')[0]?.name).toBe('kort')
})

const three = byOwner(
  [
    instance(1, { no: 'Fjordmuseet' }, 'Kystleia'),
    instance(1, { no: 'Fjordmuseet' }, 'Skjermer i Båthallen'),
    instance(2, { no: 'Havnes bymuseum' }, 'Byvandring'),
    instance(3, { no: 'Ålesund museum' }, 'Web'),
  ],
  'no',
)
const shown = (museums: typeof three) => museums.map(({ id, instances }) => [id, instances.map(({ name }) => name)])

test('[DASH-03] pinned owners stand first, and both halves keep the order of the alphabet', () => {
  expect(pinnedFirst(three, [3, 2, 99]).map(({ id }) => id)).toEqual([2, 3, 1])
})

test('[DASH-03] a search finds a museum with all it has, and an instance under its museum', () => {
  expect(shown(findMuseums(three, ' ålesund '))).toEqual([[3, ['Web']]])
  expect(shown(findMuseums(three, 'fjord'))).toEqual([[1, ['Kystleia', 'Skjermer i Båthallen']]])
  expect(shown(findMuseums(three, 'BÅT'))).toEqual([[1, ['Skjermer i Båthallen']]])
  expect(findMuseums(three, 'xyz')).toEqual([])
})

test.each([
  ['', []],
  ['{', []],
  ['{"a":1}', []],
  ['[1,"2",null,3.5,4]', [1, 4]],
])('[DASH-03] of what stands in the storage as %s the pinned owners are %j', (stored, pinned) => {
  expect(parsePinned(stored)).toEqual(pinned)
})

test.each([
  [4, 'night'],
  [5, 'morning'],
  [9, 'morning'],
  [10, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [22, 'evening'],
  [23, 'night'],
])("at %i o'clock the greeting is that of the %s", (hour, part) => {
  expect(greetingKey(hour)).toBe(`dashboard.greeting.${part}`)
})
