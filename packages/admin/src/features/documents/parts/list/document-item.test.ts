import type { ListedDocument } from '@vitrine/contract'
import { expect, test } from 'vitest'
import { toItem } from './document-item.ts'

const row = {
  id: 7,
  title: 'Åttringen',
  internal_title: 'KL-031',
  schema_name: 'Artikkel',
  status: 'published_not_listed',
  chip: '1884',
  media_data: null,
  languages: [],
  updated_at: '2026-11-15T10:00:00.000Z',
  updated_by: 'Ingrid',
  deleted_at: null,
  deleted_by: null,
} as unknown as ListedDocument
const around = { path: '/fjordmuseet/kystleia', search: '?schema=1&search=b%C3%A5t', untitled: 'Uten tittel', showsSchema: false }

test('[LIST-08] [LIST-09] a row has title, inner title, chip and who changed it, and leads to the document with the search string kept', () => {
  expect(toItem(row, around)).toMatchObject({
    key: 7,
    title: 'Åttringen',
    subTitle: 'KL-031',
    chipContent: '1884',
    imageURL: null,
    updatedBy: 'Ingrid',
    to: '/fjordmuseet/kystleia/7?schema=1&search=b%C3%A5t',
  })
})

test('[LIST-08] without a title the inner one stands for it, and is not said twice; without any there is a word for that', () => {
  const inner = toItem({ ...row, title: '' }, around)
  expect([inner.title, inner.subTitle]).toEqual(['KL-031', undefined])
  expect(toItem({ ...row, title: '', internal_title: '' }, around).title).toBe('Uten tittel')
})

test('[INST-06] in a bin of all schemas each row says which it is of', () => {
  expect(toItem(row, { ...around, showsSchema: true }).subTitle).toBe('Artikkel · KL-031')
})

test('[DOC-08] a hit says where it was found, shortened, and not the title again', () => {
  const hits = new Map([[7, ['Åttringen', 'Bygd i Leifjorden', 'x'.repeat(200)]]])
  expect(toItem(row, { ...around, hits }).infoText).toBe(`Bygd i Leifjorden · ${'x'.repeat(90)} …`)
  expect(toItem({ ...row, id: 8 }, { ...around, hits }).infoText).toBeUndefined()
})
