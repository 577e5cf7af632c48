import { describe, expect, test } from 'vitest'
import { jsonPath, textsAt, valuesAt } from './json-path.ts'

const content = {
  title: { no: 'Åttringen', en: 'The boat' },
  year: 1884,
  tags: ['båt', '', 'fiske'],
  blocks: [{ text: 'En' }, { media: { mediaId: 3 } }, { text: 'To', rows: [{ a: 1 }, { a: 2 }] }],
  'å-æ': { '3d': true },
}

describe('[ADM-40] paths into the content', () => {
  test.each<[string, unknown[]]>([
    ['$.title.no', ['Åttringen']],
    ['$.year', [1884]],
    ['$.blocks[*].text', ['En', 'To']],
    ['$.blocks[0].text', ['En']],
    ['$.blocks[2].rows[*].a', [1, 2]],
    ['$.blocks[9].text', []],
    ['$.blocks.text', []],
    ['$.title[0]', []],
    ['$.tags[*]', ['båt', '', 'fiske']],
    ['$.å-æ.3d', [true]],
    ['$.nothing.here', []],
  ])('%s', (path, values) => {
    expect(jsonPath.safeParse(path).success).toBe(true)
    expect(valuesAt(content, path)).toEqual(values)
  })

  test.each([
    '',
    ' ',
    '$',
    'title',
    '$.',
    '$..title',
    '$.a b',
    '$.blocks[-1]',
    '$.blocks[?(@.a)]',
    '$.blocks[99999]',
    "$.a'; drop table documents;--",
    '$.a"',
    "$['a']",
    '$.a.b()',
    '$.a\u0000',
    `$.${'a'.repeat(500)}`,
  ])('[V2] %j is no path: refused where it is written, and nothing where it is read', (path) => {
    expect(jsonPath.safeParse(path).success).toBe(false)
    expect(valuesAt(content, path)).toEqual([])
  })

  test.each(['$.__proto__', '$.constructor.name', '$.title.toString', '$.tags.length'])(
    '[V2] %s answers nothing that nobody wrote',
    (path) => {
      expect(valuesAt(content, path)).toEqual([])
    },
  )

  test('texts: a localised value has one per language, numbers are read, empty ones and objects are not', () => {
    expect(textsAt(content, '$.title')).toEqual([{ no: 'Åttringen', en: 'The boat' }])
    expect(textsAt(content, '$.year')).toEqual(['1884'])
    expect(textsAt(content, '$.tags[*]')).toEqual(['båt', 'fiske'])
    expect(textsAt(content, '$.blocks[1].media')).toEqual([])
    expect(textsAt(content, '$.blocks')).toEqual([])
  })

  test('[V22] lists in lists end', () => {
    const row = Array.from({ length: 300 }, () => Array.from({ length: 300 }, () => ['a']))
    expect(valuesAt({ row }, '$.row[*][*][*]')).toHaveLength(10_000)
  })
})
