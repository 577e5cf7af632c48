import { describe, expect, test } from 'vitest'
import { isSame } from '../json.ts'
import { placeOfPointer, pointerOfPlace } from './content-pointers.ts'
import type { DocumentContent } from './documents.ts'
import { type MergeChoice, mergeContent } from './merge-content.ts'

const block = (id: string, text: string, more: object = {}) => ({ blockType: 'text', id, text: { no: text }, ...more })
const read: DocumentContent = {
  title: { no: 'Kaia', en: 'The quay' },
  dating: '1907',
  tags: ['havn', 'fiske'],
  location: { lat: 1, lng: 2 },
  blocks: [block('a', 'En'), block('b', 'To'), block('c', 'Tre')],
}
const withBlocks = (...blocks: object[]): DocumentContent => ({ ...read, blocks })
const idsOf = ({ blocks }: DocumentContent) => (blocks as { id: string }[]).map(({ id }) => id).join('')
const pointersOf = ({ conflicts }: { conflicts: { pointer: string }[] }) => conflicts.map(({ pointer }) => pointer)

describe('[DOC-05] two who changed one document', () => {
  test('different fields and different languages of one text are merged, and what came from the other is told', () => {
    const merge = mergeContent(
      read,
      { ...read, title: { no: 'Kaia i Havnes', en: 'The quay' } },
      { ...read, title: { no: 'Kaia', en: 'Quayside' }, dating: '1908' },
    )
    expect(merge.conflicts).toEqual([])
    expect(merge.taken).toEqual(['/title/en', '/dating'])
    expect(merge.content).toEqual({ ...read, title: { no: 'Kaia i Havnes', en: 'Quayside' }, dating: '1908' })
  })

  test('the same language of a text is a choice about that language alone', () => {
    const mine = { ...read, title: { no: 'Mi kai', en: 'The quay' } }
    const theirs = { ...read, title: { no: 'Deres kai', en: 'Quayside' } }
    const merge = mergeContent(read, mine, theirs)
    expect(merge.conflicts).toEqual([{ pointer: '/title/no', kind: 'value', base: 'Kaia', mine: 'Mi kai', theirs: 'Deres kai' }])
    expect(merge.content.title, 'until chosen, mine stands').toEqual({ no: 'Mi kai', en: 'Quayside' })
    const chosen = (choice: MergeChoice) => mergeContent(read, mine, theirs, { '/title/no': choice }).content.title
    expect(chosen({ side: 'theirs' })).toEqual({ no: 'Deres kai', en: 'Quayside' })
    expect(chosen({ side: 'together', value: 'Vår kai' })).toEqual({ no: 'Vår kai', en: 'Quayside' })
  })

  test('a text that neither had is merged per language when both begin it', () => {
    const merge = mergeContent(read, { ...read, intro: { no: 'Her' } }, { ...read, intro: { en: 'Here' } })
    expect(merge.content.intro).toEqual({ no: 'Her', en: 'Here' })
    expect(merge.conflicts).toEqual([])
  })

  test('a place is chosen whole: no half of one with half of the other', () => {
    const merge = mergeContent(read, { ...read, location: { lat: 9, lng: 2 } }, { ...read, location: { lat: 1, lng: 8 } })
    expect(pointersOf(merge)).toEqual(['/location'])
  })

  test('words in a list are added and taken away by either', () => {
    const merge = mergeContent(read, { ...read, tags: ['havn', 'fiske', 'kai'] }, { ...read, tags: ['fiske', 'brygge'] })
    expect(merge.content.tags).toEqual(['fiske', 'brygge', 'kai'])
    expect(merge.conflicts).toEqual([])
  })

  test('a field that I emptied and they changed is a choice', () => {
    const { dating: _gone, ...mine } = read
    const theirs = { ...read, dating: '1910' }
    expect(mergeContent(read, mine, theirs).conflicts).toEqual([
      { pointer: '/dating', kind: 'value', base: '1907', mine: undefined, theirs: '1910' },
    ])
    expect(mergeContent(read, mine, theirs, { '/dating': { side: 'theirs' } }).content.dating).toBe('1910')
  })

  test('a list without names is chosen whole', () => {
    const tasks = (...questions: string[]) => ({ tasks: questions.map((question) => ({ question })) })
    expect(pointersOf(mergeContent(tasks('A', 'B'), tasks('A1', 'B'), tasks('A', 'B1')))).toEqual(['/tasks'])
  })
})

describe('[DOC-05] blocks are followed by their id', () => {
  test('one moves them while the other writes in one', () => {
    const merge = mergeContent(
      read,
      withBlocks(block('c', 'Tre'), block('a', 'En'), block('b', 'To')),
      withBlocks(block('a', 'En'), block('b', 'Annet'), block('c', 'Tre')),
    )
    expect(merge.conflicts).toEqual([])
    expect(merge.content.blocks).toEqual([block('c', 'Tre'), block('a', 'En'), block('b', 'Annet')])
  })

  test('both add, and each new block stays after the one it was put after', () => {
    const merge = mergeContent(
      read,
      withBlocks(block('a', 'En'), block('x', 'Min'), block('b', 'To'), block('c', 'Tre')),
      withBlocks(block('y', 'Først'), block('a', 'En'), block('b', 'To'), block('c', 'Tre'), block('z', 'Sist')),
    )
    expect(idsOf(merge.content)).toBe('yaxbcz')
    expect(merge.taken).toEqual(['/blocks/y', '/blocks/z'])
  })

  test('one takes a block away that the other left alone: it goes', () => {
    const merge = mergeContent(
      read,
      withBlocks(block('a', 'En'), block('c', 'Tre')),
      withBlocks(block('a', 'Ny'), block('b', 'To'), block('c', 'Tre')),
    )
    expect(merge.conflicts).toEqual([])
    expect(merge.content.blocks).toEqual([block('a', 'Ny'), block('c', 'Tre')])
  })

  test('one takes a block away that the other wrote in: it is a choice, and keeping it puts it back in its place', () => {
    const mine = withBlocks(block('a', 'En'), block('c', 'Tre'))
    const theirs = withBlocks(block('a', 'En'), block('b', 'Skrevet om'), block('c', 'Tre'))
    expect(mergeContent(read, mine, theirs).conflicts).toEqual([
      { pointer: '/blocks/b', kind: 'value', base: block('b', 'To'), mine: undefined, theirs: block('b', 'Skrevet om') },
    ])
    expect(idsOf(mergeContent(read, mine, theirs).content)).toBe('ac')
    expect(idsOf(mergeContent(read, mine, theirs, { '/blocks/b': { side: 'theirs' } }).content)).toBe('abc')
  })

  test('both move blocks: whose order holds is a choice, and nothing else', () => {
    const mine = withBlocks(block('b', 'To'), block('a', 'En'), block('c', 'Tre'), block('x', 'Ny'))
    const theirs = withBlocks(block('c', 'Tre'), block('a', 'En'), block('b', 'Endret'))
    const merge = mergeContent(read, mine, theirs)
    expect(merge.conflicts).toEqual([
      { pointer: '/blocks', kind: 'order', base: ['a', 'b', 'c'], mine: ['b', 'a', 'c'], theirs: ['c', 'a', 'b'] },
    ])
    expect(idsOf(merge.content)).toBe('bacx')
    expect(merge.content.blocks).toContainEqual(block('b', 'Endret'))
    expect(idsOf(mergeContent(read, mine, theirs, { '/blocks': { side: 'theirs' } }).content)).toBe('cxab')
  })

  test('blocks inside blocks are merged the same way', () => {
    const nested = (inner: object[]) => ({ blocks: [{ blockType: 'group', id: 'g', blocks: inner }] })
    const merge = mergeContent(
      nested([block('a', 'En')]),
      nested([block('a', 'Min'), block('x', 'Ny')]),
      nested([block('y', 'Deres'), block('a', 'Annens')]),
    )
    expect(pointersOf(merge)).toEqual(['/blocks/g/blocks/a/text/no'])
    expect(merge.content).toEqual(nested([block('y', 'Deres'), block('a', 'Min'), block('x', 'Ny')]))
  })
})

test('a place in a form and the name of what stands there lead to each other', () => {
  expect(pointerOfPlace(read, '/blocks/1/text/no')).toBe('/blocks/b/text/no')
  expect(placeOfPointer(read, '/blocks/b/text/no')).toBe('/blocks/1/text/no')
  expect(placeOfPointer(read, '/blocks/gone/text')).toBe('/blocks/gone/text')
  expect(pointerOfPlace(read, '/tags/1')).toBe('/tags/1')
})

/** The same numbers every time, so that a failure can be looked at. */
function chance(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
type Chance = ReturnType<typeof chance>

function randomContent(dice: Chance): DocumentContent {
  const blocks = Array.from({ length: dice(5) }, (_unused, place) =>
    block(`b${place}`, `tekst ${dice(100)}`, dice(3) === 0 ? { source: { en: 'x' } } : {}),
  )
  return {
    title: { no: `t${dice(9)}` },
    tags: ['a', 'b', 'c'].slice(dice(3)),
    dating: `${dice(9)}`,
    location: { lat: dice(9), lng: 1 },
    blocks,
  }
}

/** Some changes that a person can make in a form; every new text is one that nobody else writes. */
function changed(content: DocumentContent, dice: Chance, who: string): DocumentContent {
  const next = JSON.parse(JSON.stringify(content)) as Record<string, unknown> & {
    title: Record<string, string>
    tags: string[]
    blocks: Record<string, unknown>[]
  }
  for (let step = 0; step <= dice(5); step += 1) {
    const word = `${who}${step}`
    const at = dice(next.blocks.length + 1)
    const here = next.blocks[at]
    const steps = [
      () => void Object.assign(next.title, { [['no', 'en', 'sv'][dice(3)] ?? 'no']: word }),
      () => void Object.assign(next, { dating: word }),
      () => void delete next.dating,
      () => void next.tags.push(word),
      () => void next.tags.shift(),
      () => void Object.assign(next, { location: { lat: dice(99), lng: dice(99) } }),
      () => void next.blocks.splice(at, 0, block(`${who}${step}x${dice(1e6)}`, word)),
      () => void next.blocks.splice(at, 1),
      () => void next.blocks.reverse(),
      () => void (here && Object.assign(here, { text: { ...(here.text as object), [['no', 'en'][dice(2)] ?? 'no']: word } })),
    ]
    steps[dice(steps.length)]?.()
  }
  return next
}
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []

test('[DOC-05] whatever two write, no word of either is lost without a choice, and a choice gives what was chosen', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const dice = chance(seed)
    const base = randomContent(dice)
    const mine = changed(base, dice, 'mine')
    const theirs = changed(base, dice, 'theirs')
    const merge = mergeContent(base, mine, theirs)
    const kept = new Set([
      ...textsIn(merge.content),
      ...merge.conflicts.flatMap((conflict) => [...textsIn(conflict.mine), ...textsIn(conflict.theirs)]),
    ])
    const before = new Set(textsIn(base))
    const written = [...textsIn(mine), ...textsIn(theirs)].filter((text) => !before.has(text))
    expect(
      written.filter((text) => !kept.has(text)),
      `seed ${seed}`,
    ).toEqual([])
    const everywhere = (side: 'mine' | 'theirs') =>
      mergeContent(base, mine, theirs, Object.fromEntries(merge.conflicts.map(({ pointer }) => [pointer, { side }]))).content
    const newOf = (content: DocumentContent) => textsIn(content).filter((text) => !before.has(text))
    expect(
      newOf(mine).filter((text) => !textsIn(everywhere('mine')).includes(text)),
      `seed ${seed}: all mine`,
    ).toEqual([])
    expect(
      newOf(theirs).filter((text) => !textsIn(everywhere('theirs')).includes(text)),
      `seed ${seed}: all theirs`,
    ).toEqual([])
    const turned = mergeContent(base, theirs, mine)
    expect(pointersOf(turned).toSorted(), `seed ${seed}: the same conflicts from the other side`).toEqual(pointersOf(merge).toSorted())
    expect(isSame(mergeContent(base, mine, base).content, mine), `seed ${seed}: only mine`).toBe(true)
    expect(isSame(mergeContent(base, base, theirs).content, theirs), `seed ${seed}: only theirs`).toBe(true)
    expect(isSame(mergeContent(base, mine, mine).content, mine), `seed ${seed}: the same`).toBe(true)
    const ids = (merge.content.blocks as { id: string }[]).map(({ id }) => id)
    expect(new Set(ids).size, `seed ${seed}: no block twice`).toBe(ids.length)
  }
})
