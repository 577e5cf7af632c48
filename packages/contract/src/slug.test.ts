import { expect, test } from 'vitest'
import { freeSlug, slugExcept, slugFrom, slugText } from './slug.ts'

test.each([
  ['Båthallen på Ærø', 'bathallen-pa-aero'],
  ['Øst-Telemark museum', 'ost-telemark-museum'],
  ['  Museet – 1907!  ', 'museet-1907'],
  ['Ája Sámi Guovddáš', 'aja-sami-guovddas'],
  ['Göteborgs museum', 'goteborgs-museum'],
  ['日本', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('«%s» looks like %s in an address', (name, slug) => {
  expect(slugFrom(name)).toBe(slug)
  if (slug) expect(slugText.safeParse(slug).success).toBe(true)
})

test('a taken slug gets -2, -3 …, also when it is as long as can be', () => {
  const taken = new Set(['guide', 'guide-2', 'a'.repeat(60)])
  expect(freeSlug('kiosk', (slug) => taken.has(slug))).toBe('kiosk')
  expect(freeSlug('guide', (slug) => taken.has(slug))).toBe('guide-3')
  expect(freeSlug('a'.repeat(60), (slug) => taken.has(slug))).toBe(`${'a'.repeat(58)}-2`)
})

test.each(['Guide', '-a', 'a-', 'a--b', 'a b', 'å', '', 'a/b', '../a', 'a'.repeat(61), 'admin'])('«%s» is refused as a slug', (slug) => {
  expect(slugExcept(['admin']).safeParse(slug).success).toBe(false)
})
