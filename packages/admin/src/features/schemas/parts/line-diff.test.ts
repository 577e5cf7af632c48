import { describe, expect, test } from 'vitest'
import { diffLines, lineChanges, prettyJson, withContext } from './line-diff.ts'

const signs = { same: ' ', added: '+', removed: '-' }
const diff = (before: string, after: string) => diffLines(before, after).map(({ kind, text }) => `${signs[kind]}${text}`)

describe('[ADM-41] what became another between two versions', () => {
  test('one line put in, one taken out, the rest the same', () => {
    expect(diff('a\nb\nc\nd', 'a\nx\nc\nd\ne')).toEqual([' a', '-b', '+x', ' c', ' d', '+e'])
    expect(diff('a', 'a')).toEqual([' a'])
    expect(diff('', 'a')).toEqual(['-', '+a'])
    expect(diff('a\na\na', 'a\na')).toEqual([' a', ' a', '-a'])
  })

  test('taking out the removed and putting in the added makes the one text of the other', () => {
    const before = 'a\nb\nc\na\nb\nd\ne\na'
    const after = 'b\na\nc\nc\nb\ne\na\nf'
    const lines = diffLines(before, after)
    const side = (without: string) => lines.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('\n')
    expect(side('added')).toBe(before)
    expect(side('removed')).toBe(after)
  })

  test('[V22] two texts that share nothing end', () => {
    const long = (sign: string) => Array.from({ length: 5_000 }, (_none, index) => `${sign}${index}`).join('\n')
    expect(diffLines(long('a'), long('b'))).toHaveLength(10_000)
  })

  test('far from a change lines are only counted', () => {
    const before = Array.from({ length: 20 }, (_none, index) => `line ${index}`)
    const after = before.with(10, 'other')
    const parts = withContext(diffLines(before.join('\n'), after.join('\n')), 1)
    expect(parts.map((part) => (part.kind === 'gap' ? part.count : part.lines.length))).toEqual([9, 4, 8])
  })

  test('only what JSON says is compared, not how it is spaced', () => {
    expect(prettyJson('{"a":1}')).toBe(prettyJson('{ "a" :\n1 }'))
    expect(prettyJson('{')).toBe('{')
  })
})

test('[ADM-40] an editor is told which of its lines are new, and before which line others stood', () => {
  expect(lineChanges('{\n  "a": 1,\n  "b": 2\n}', '{\n  "a": 1,\n  "c": 3,\n  "d": 4\n}')).toEqual({
    added: [3, 4],
    removed: [{ before: 3, text: '  "b": 2' }],
  })
  expect(lineChanges('a\nb', 'a')).toEqual({ added: [], removed: [{ before: 2, text: 'b' }] })
  expect(lineChanges('a', 'a')).toEqual({ added: [], removed: [] })
})
