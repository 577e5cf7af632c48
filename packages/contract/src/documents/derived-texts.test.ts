import { expect, test } from 'vitest'
import { chipText, deriveImage, deriveLocation, deriveTexts, hitFields, searchFields } from './derived-texts.ts'

const schema = {
  title_field_json_path: '$.title',
  internal_title_field_json_path: '$.internal_title',
  description_field_json_path: '$.intro',
  image_field_json_path: '$.main_image',
  description_field_override: null,
  searchable_fields: [
    { jsonpath: '$.title', include_in_hit: true },
    { jsonpath: '$.missing', include_in_hit: true },
    { jsonpath: '$.intro', include_in_hit: true },
    { jsonpath: '$.tags[*]', include_in_hit: true },
    { jsonpath: '$.blocks[*].text', include_in_hit: true },
  ],
}
const content = {
  title: { no: 'Åttringen «Haabet»', en: 'The eight-oared boat' },
  internal_title: 'FJM-0412',
  intro: { no: '<p>Bygd i <strong>1884</strong></p>' },
  main_image: { mediaId: 12 },
  metadata: { location: { lat: 61.6, lng: 5.03 } },
  tags: ['båt', 'fiske'],
  blocks: [{ text: { no: '<p>Ro &amp; seil</p>' } }, { text: { en: '<p>Oars</p>' } }],
}
const nothing = () => undefined

test('[DOC-04] title, internal title and description follow the paths of the schema, per language', () => {
  expect(deriveTexts(schema, content, 'en', nothing)).toEqual({
    title: 'The eight-oared boat',
    internal_title: 'FJM-0412',
    description: 'Bygd i 1884 (no)',
  })
  expect(deriveTexts(schema, content, 'no', nothing)).toMatchObject({ title: 'Åttringen «Haabet»', description: 'Bygd i 1884' })
})

test('[DOC-04] [LANG-03] a title that fell back carries its language; without one the internal title stands in', () => {
  expect(deriveTexts(schema, content, 'nn', nothing).title).toBe('Åttringen «Haabet» (no)')
  expect(deriveTexts(schema, { internal_title: 'FJM-1' }, 'no', nothing)).toEqual({
    title: 'FJM-1',
    internal_title: 'FJM-1',
    description: '',
  })
  expect(deriveTexts(schema, {}, 'no', nothing)).toEqual({ title: '', internal_title: '', description: '' })
})

test('[DOC-04] the override template wins over the path, and where it gives nothing the path is used', () => {
  const overridden = { ...schema, description_field_override: '{{content.tags[*]}} {{translation.db.x}}' }
  expect(deriveTexts(overridden, content, 'no', (key) => (key === 'db.x' ? 'og mer' : undefined)).description).toBe('båt, fiske og mer')
  expect(deriveTexts({ ...schema, description_field_override: '{{content.nothing}}' }, content, 'no', nothing).description).toBe(
    'Bygd i 1884',
  )
})

test('[DOC-04] image by the path, location from content.metadata.location, else nothing', () => {
  expect(deriveImage(schema, content)).toBe(12)
  expect(deriveImage(schema, { main_image: { mediaId: null } })).toBeNull()
  expect(deriveImage(schema, { main_image: 'x' })).toBeNull()
  expect(deriveLocation(content)).toEqual({ lat: 61.6, lng: 5.03 })
  expect(deriveLocation({ location: { lat: 1, lng: 2 } })).toBeNull()
  expect(deriveLocation({ metadata: { location: { lat: 91, lng: 2 } } })).toBeNull()
})

test('[DOC-08] searchable fields are plain text in their order; a hit shows the first three that are marked and have text', () => {
  const fields = searchFields(schema, content, 'no')
  expect(fields.map(({ text }) => text)).toEqual(['Åttringen «Haabet»', '', 'Bygd i 1884', 'båt\nfiske', 'Ro & seil\nOars'])
  expect(hitFields(fields)).toEqual([
    { jsonpath: '$.title', text: 'Åttringen «Haabet»' },
    { jsonpath: '$.intro', text: 'Bygd i 1884' },
    { jsonpath: '$.tags[*]', text: 'båt fiske' },
  ])
})

test('a chip is the text at its path, and a path that leads nowhere has none', () => {
  expect(chipText(content, '$.internal_title', 'no')).toBe('FJM-0412')
  expect(chipText(content, '$.title', 'sv')).toBe('Åttringen «Haabet» (no)')
  expect(chipText(content, '$.nothing', 'no')).toBeNull()
})
