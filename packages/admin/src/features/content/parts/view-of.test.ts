import { type Menu, menu } from '@vitrine/contract'
import { expect, test } from 'vitest'
import { itemOf, viewOf } from './view-of.ts'

const view = (query: string) => viewOf(new URLSearchParams(query))

test.each([
  ['schema=7', { kind: 'documents', schemaId: 7, chipContent: undefined }],
  ['schema=7&chipContent=%24.dating', { kind: 'documents', schemaId: 7, chipContent: '$.dating' }],
  ['schema=7&chipContent=%27%3B+drop', { kind: 'documents', schemaId: 7, chipContent: undefined }],
  ['schema=0&mediaType=image', { kind: 'media', mediaType: 'image' }],
  ['schema=7&mediaType=Model3D', { kind: 'media', mediaType: 'model3d' }],
  ['schema=qr', { kind: 'qr' }],
  ['schema=DocumentBin', { kind: 'documentbin' }],
  ['schema=mediabin', { kind: 'mediabin' }],
  ['', { kind: 'nothing' }],
  ['schema=', { kind: 'nothing' }],
  ['schema=0', { kind: 'nothing' }],
  ['currentPage=2', { kind: 'nothing' }],
])('[INST-02] ?%s asks for %j', (query, wanted) => {
  expect(view(query)).toEqual(wanted)
})

test.each([
  'schema=-1',
  'schema=1e3',
  'schema=99999999999999',
  'schema=7abc',
  'schema=constructor',
  'schema=0&mediaType=gif',
  'schema=7%00',
])('[INST-02] ?%s is known by nobody, and is told so', (query) => {
  expect(view(query)).toEqual({ kind: 'unknown' })
})

const shown: Menu = menu.parse([
  {
    menu_items: [
      { title: { no: 'Artikler' }, action: { schema_id: 7 } },
      {
        title: { no: 'Etter år' },
        action: { schema_id: 7, chip_content: '$.dating' },
        sub_menu_items: [{ title: { no: 'Grupper' }, action: { schema_id: 9 } }],
      },
    ],
  },
  {
    menu_items: [
      { title: { no: 'Bilder' }, action: { doc_type: 'Media', media_type: 'image' } },
      { title: { no: 'Slettet' }, action: { doc_type: 'DocumentBin' } },
      { title: { no: 'Slettet igjen' }, action: { doc_type: 'DocumentBin' } },
    ],
  },
])

test.each([
  ['schema=7', 'Artikler', '0.0'],
  ['schema=7&chipContent=%24.dating', 'Etter år', '0.1'],
  ['schema=7&chipContent=%24.other', 'Artikler', '0.0'],
  ['schema=9', 'Grupper', '0.1.0'],
  ['schema=0&mediaType=IMAGE', 'Bilder', '1.0'],
  ['schema=documentBIN', 'Slettet', '1.1'],
])('[INST-03] ?%s is the entry «%s», and only that one', (query, title, place) => {
  expect(itemOf(shown, view(query))).toMatchObject({ item: { title: { no: title } }, place })
})

test('[INST-03] what no entry opens has none', () => {
  for (const query of ['schema=8', 'schema=qr', 'schema=0&mediaType=video', '', 'schema=x'])
    expect(itemOf(shown, view(query))).toBeUndefined()
})
