import { expect, test } from 'vitest'
import { diffLines } from './line-diff.ts'

const diff = (before: string, after: string, most = 40) => {
  const { lines, hidden } = diffLines(before.split(''), after.split(''), most)
  return `${lines.map(({ sign, text }) => `${sign}${text}`).join('')}${hidden ? ` ${hidden}` : ''}`
}

test.each([
  ['abcdef', 'abXdef', ' b-c+X d'],
  ['abc', 'abc', ''],
  ['', '', ''],
  ['abcdefg', 'abdefXg', ' b-c d f+X g'],
  ['abc', 'cab', '+c a b-c'],
])('%j to %j shows what changed and the line around it', (before, after, shown) => {
  expect(diff(before, after)).toBe(shown)
})

test('beyond the limit it says how many more lines were changed', () => {
  expect(diff('abcd', 'wxyz', 3)).toBe('-a-b-c 5')
})

test('[V22] two long texts with nothing in common are read at once', () => {
  const numbered = (mark: string) => Array.from({ length: 20_000 }, (_unused, line) => `${mark}${line}`)
  expect(diffLines(numbered('a'), numbered('b'), 10)).toMatchObject({ hidden: 39_990 })
})
