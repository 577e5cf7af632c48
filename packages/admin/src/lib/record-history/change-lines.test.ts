import type { AuditChange } from '@vitrine/contract'
import { expect, test } from 'vitest'
import { aroundDifference, changeLines } from './change-lines.ts'

const texts: Record<string, string> = {
  'fields.name': 'Navn',
  'fields.location': 'Sted',
  'languages.no': 'Norsk bokmål',
  'languages.nn': 'Norsk nynorsk',
  'userRole.guest': 'Gjest',
  'generic.yes': 'Ja',
  'generic.no': 'Nei',
}
const reading = { t: (key: string) => texts[key] ?? key, has: (key: string) => key in texts, locale: 'no' }
const read = (field: string, before: unknown, after: unknown, more: Partial<AuditChange> = {}) =>
  changeLines({ field, before, after, before_name: null, after_name: null, is_left_out: false, ...more }, reading)

test('a field has its label, and its name where there is none; a text of the dictionary has its language', () => {
  expect(read('name', 'a', 'b')).toEqual([{ key: 'name', label: 'Navn', before: 'a', after: 'b' }])
  expect(read('nowhere', 1, null)).toEqual([{ key: 'nowhere', label: 'nowhere', before: '1', after: '' }])
  expect(read('nn', null, 'Lagra')).toMatchObject([{ label: 'Norsk nynorsk', after: 'Lagra' }])
})

test('a text in several languages is read language by language, and only those that changed', () => {
  expect(read('name', { no: 'Havnes', nn: 'Hamnes' }, { no: 'Havnes museum', nn: 'Hamnes', en: 'Havnes' })).toEqual([
    { key: 'name no', label: 'Navn (Norsk bokmål)', before: 'Havnes', after: 'Havnes museum' },
    { key: 'name en', label: 'Navn (en)', before: '', after: 'Havnes' },
  ])
  expect(read('name', null, { no: 'Ny' })).toMatchObject([{ before: '', after: 'Ny' }])
})

test('values are read as people say them', () => {
  expect(read('is_admin', false, true)).toMatchObject([{ before: 'Nei', after: 'Ja' }])
  expect(read('user_role', null, 'guest')).toMatchObject([{ before: '', after: 'Gjest' }])
  expect(read('location', null, { lat: 60.1, lng: 5.2 })).toMatchObject([{ label: 'Sted', after: '60.1, 5.2' }])
  expect(read('user_id', null, 4, { after_name: 'Kari' })).toMatchObject([{ before: '', after: 'Kari' }])
  expect(read('owner_id', 1, 4, { before_name: { no: 'Havnes' }, after_name: { en: 'Coast' } })).toMatchObject([
    { before: 'Havnes', after: expect.stringContaining('Coast') },
  ])
  expect(read('available_locales', [{ id: 1 }], [{ id: 1 }, { id: 2 }])).toMatchObject([{ before: '1', after: '1, 2' }])
  expect(read('expires_at', null, '2026-01-02T03:04:05.000Z')[0]?.before).toBe('')
  expect(read('expires_at', null, '2026-01-02T03:04:05.000Z')[0]).toMatchObject({ after: expect.stringMatching(/^0\d\.01\.2026 /) })
})

test('what is large is read by the lines that differ', () => {
  const menu = (title: string) => [{ title: { no: 'Guide' }, menu_items: [{ title: { no: title } }, { title: { no: 'Siste' } }] }]
  const [line] = read('menu', menu('Første'), menu('Ny første'))
  expect(line?.lines?.filter(({ sign }) => sign !== ' ').map(({ sign, text }) => `${sign}${text.trim()}`)).toEqual([
    '-"no": "Første"',
    '+"no": "Ny første"',
  ])
  expect(read('menu', [], [{ title: {} }])[0]?.lines?.every(({ sign }) => sign === '+')).toBe(true)
  expect(read('json_schema', '{"type":"object"}', '{"type":"array"}')[0]?.lines).toHaveLength(4)
  expect(read('text', 'en\nto', 'en\ntre')[0]?.lines?.map(({ sign }) => sign)).toEqual([' ', '-', '+'])
})

test('what was left out is only named', () => {
  expect(read('json_schema', null, null, { is_left_out: true })).toEqual([{ key: 'json_schema', label: 'json_schema' }])
})

test('of two long texts the part around the difference is shown', () => {
  const long = 'å'.repeat(500)
  expect(aroundDifference(`${long}gammel${long}`, `${long}ny${long}`)).toEqual([
    `… ${'å'.repeat(30)}gammel${'å'.repeat(30)} …`,
    `… ${'å'.repeat(30)}ny${'å'.repeat(30)} …`,
  ])
  expect(aroundDifference('kort', 'kortere')).toEqual(['kort', 'kortere'])
  expect(aroundDifference('', long)[1]).toHaveLength(322)
})
