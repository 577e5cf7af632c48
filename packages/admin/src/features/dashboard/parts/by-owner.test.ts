import type { OwnInstance } from '@vitrine/contract'
import { expect, test } from 'vitest'
import { byOwner } from './by-owner.ts'
import { greetingKey } from './greeting-key.ts'

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
