import { expect, test } from 'vitest'
import { type ContentChange, contentChanges } from './content-diff.ts'
import { mergeContent } from './merge-content.ts'
import { takeBack } from './take-back.ts'

const text = (id: string, no: string, more: object = {}) => ({ blockType: 'text', id, text: { no, ...more } })
const [a, b, c, d] = [text('aaaaaaaaaa', 'En'), text('bbbbbbbbbb', 'To'), text('cccccccccc', 'Tre'), text('dddddddddd', 'Fire')]
const before = {
  title: { no: 'Båten', en: 'The boat' },
  tags: ['båt'],
  place: { lat: 60, lng: 5 },
  document: { to_document_id: 7, reference_key: 'se' },
  links: [{ title: { no: 'Kart' }, url: 'https://kart.test' }],
  blocks: [a, b, c, d],
}
const brief = (changes: ContentChange[]) => changes.map(({ kind, pointer }) => `${kind} ${pointer}`)

test('[DOC-05] what is other is told by field, block and language, and the same content by nothing', () => {
  expect(contentChanges(before, JSON.parse(JSON.stringify(before)))).toEqual([])
  const after = {
    ...before,
    title: { no: 'Båten', en: 'A boat', sv: 'Båten' },
    tags: ['båt', 'hav'],
    place: { lat: 61, lng: 5 },
    document: { to_document_id: 8, reference_key: 'se' },
    links: [{ title: { no: 'Sjøkart' }, url: 'https://kart.test' }],
    blocks: [a, { ...b, text: { no: 'To til' } }, c, d],
    intro: { no: 'Bygd 1884' },
  }
  expect(brief(contentChanges(before, after))).toEqual([
    'changed /title/en',
    'added /title/sv',
    'changed /tags',
    'changed /place',
    'changed /document',
    'changed /links/0/title/no',
    'changed /blocks/bbbbbbbbbb/text/no',
    'added /intro/no',
  ])
  expect(contentChanges(before, after).map(({ locale }) => locale)).toContain('sv')
})

test('[DOC-05] absent, empty and null are the same', () => {
  expect(contentChanges({ title: { no: '' }, list: [], name: null }, { name: '', group: {} })).toEqual([])
})

test('[DOC-05] blocks that came, went and were moved are told by their ids, and the fewest are called moved', () => {
  const e = text('eeeeeeeeee', 'Fem')
  const after = { ...before, blocks: [d, a, e, { ...c, text: { no: 'Tre til' } }] }
  expect(brief(contentChanges(before, after))).toEqual([
    'moved /blocks/dddddddddd',
    'removed /blocks/bbbbbbbbbb',
    'added /blocks/eeeeeeeeee',
    'changed /blocks/cccccccccc/text/no',
  ])
  const changed = contentChanges(before, after).at(-1)
  expect([changed?.beforePlace, changed?.afterPlace]).toEqual(['/blocks/2/text/no', '/blocks/3/text/no'])
  expect(contentChanges(before, after)[1]).toMatchObject({ beforePlace: '/blocks/1', afterPlace: null, before: b })
})

test('[DOC-05] a list without names is told as a whole when its length is another', () => {
  const after = { ...before, links: [...before.links, { title: { no: 'Mer' }, url: 'https://mer.test' }] }
  expect(contentChanges(before, after)).toMatchObject([{ kind: 'changed', pointer: '/links', before: before.links, after: after.links }])
  expect(brief(contentChanges({}, { tags: ['a'], blocks: [a] }))).toEqual(['added /tags', 'added /blocks/aaaaaaaaaa'])
})

test('[DOC-05] every change of any two contents, taken back one after the other, leads to the first of them', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  const anyContent = () => ({
    title: Object.fromEntries(['no', 'nn', 'en'].filter(() => random(2)).map((locale) => [locale, `${random(3)}`])),
    group: { tags: Array.from({ length: random(3) }, () => `${random(4)}`) },
    ...(random(2) ? { document: { to_document_id: 1 + random(3) } } : {}),
    blocks: Array.from({ length: 6 }, (_none, index) => text(`block-${index}`, `${random(3)}`))
      .filter(() => random(3))
      .sort(() => random(3) - 1),
  })
  for (let round = 0; round < 400; round += 1) {
    const [one, other] = [anyContent(), anyContent()]
    let content: Record<string, unknown> | undefined = other
    for (const change of contentChanges(one, other)) content = content && takeBack(content, change, { before: one, after: other })
    expect(content && contentChanges(one, content).filter(({ kind }) => kind !== 'moved')).toEqual([])
  }
})

test('[DOC-05] one change is taken back into a content that went on: what else was written stays', () => {
  const after = { ...before, title: { no: 'Skuta', en: 'The boat' }, blocks: [a, c, { ...d, text: { no: 'Fire til' } }] }
  const [title, removed] = contentChanges(before, after)
  const now = { ...after, title: { no: 'Skuta', en: 'The sloop' }, blocks: [c, ...after.blocks.slice(2), text('ffffffffff', 'Ny')] }
  expect(title && takeBack(now, title, { before, after })).toEqual({ ...now, title: { no: 'Båten', en: 'The sloop' } })
  expect(removed && takeBack(now, removed, { before, after })).toEqual({ ...now, blocks: [b, ...now.blocks] })
})

test('[DOC-05] what has no place any more is not taken back', () => {
  const after = { ...before, blocks: [{ ...a, text: { no: 'Ny' } }, b, c, d] }
  const [change] = contentChanges(before, after)
  expect(change && takeBack({ ...before, blocks: [b] }, change, { before, after })).toBeUndefined()
  const [one, two] = [
    { ...before, blocks: [a] },
    { ...before, blocks: [a, b] },
  ]
  const [added] = contentChanges(one, two)
  expect(added && takeBack(one, added, { before: one, after: two })).toBeUndefined()
})

test('[DOC-05] in an item without a name a change is taken back only while the item is the one that was compared', () => {
  const link = (no: string) => ({ title: { no }, url: 'https://kart.test' })
  const other = { title: { no: 'Mer' }, url: 'https://mer.test' }
  const after = { ...before, links: [link('Sjøkart')] }
  const [change] = contentChanges(before, after)
  const taken = (links: object[]) => change && takeBack({ ...after, links }, change, { before, after })
  expect(change?.pointer).toBe('/links/0/title/no')
  expect(taken([{ url: 'https://kart.test', title: { no: 'Sjøkart' } }, other])).toEqual({ ...before, links: [link('Kart'), other] })
  expect(taken([other, link('Sjøkart')]), 'another came before it').toBeUndefined()
  expect(taken([link('Havkart')]), 'it was written in since').toBeUndefined()
  expect(taken([])).toBeUndefined()
})

test('[DOC-05] what means something only as a whole is told and merged as a whole', () => {
  for (const [one, other] of [
    [
      { kulturnavUuid: 'a', label: 'Snekker' },
      { kulturnavUuid: 'b', label: 'Smed' },
    ],
    [
      { topicId: 1, name: 'Sjø' },
      { topicId: 2, name: 'Land' },
    ],
    [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ],
    [
      { lng: 5, lat: 60 },
      { lng: 6, lat: 61 },
    ],
  ]) {
    expect(brief(contentChanges({ it: one }, { it: other }))).toEqual(['changed /it'])
    const half = { ...one, ...Object.fromEntries(Object.entries(other ?? {}).slice(0, 1)) }
    expect(mergeContent({ it: one }, { it: other }, { it: half }).conflicts.map(({ pointer }) => pointer)).toEqual(['/it'])
  }
})

test('[V22] two documents of 600 blocks in opposite order are compared in an instant', () => {
  const blocks = Array.from({ length: 600 }, (_none, index) => text(`block-${index}`, `Tekst ${index}`))
  const changes = contentChanges({ blocks }, { blocks: blocks.toReversed().map((block) => ({ ...block, text: { no: 'Ny' } })) })
  expect(changes.filter(({ kind }) => kind === 'moved')).toHaveLength(599)
  expect(changes.filter(({ kind }) => kind === 'changed')).toHaveLength(600)
})
