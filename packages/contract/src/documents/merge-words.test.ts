import { expect, test } from 'vitest'
import { mergeWords } from './merge-words.ts'

test.each([
  [
    'changes at different words are both in it',
    'holdt kvinnene losji og handel i gang langs leia.',
    'holdt kvinnene losji, telegraf og handel i gang langs leia.',
    'holdt kvinnene losji og handel i gang fra Stad til Leifjorden.',
    'holdt kvinnene losji, telegraf og handel i gang fra Stad til Leifjorden.',
  ],
  [
    'the same words changed by both stand after each other',
    'Byen ved kaia',
    'Byen ved havna',
    'Byen ved fjorden',
    'Byen ved havna fjorden',
  ],
  ['nothing before: mine, then theirs', '', 'Byen', 'Kaia', 'Byen Kaia'],
  ['the same written by both stands once', 'A', 'B', 'B', 'B'],
  ['what one took away is gone', 'en to tre', 'en tre', 'en to tre fire', 'en tre fire'],
])('[DOC-05] written together: %s', (_title, base, mine, theirs, together) => {
  expect(mergeWords(base, mine, theirs)).toBe(together)
})

test('[DOC-05] texts too long to compare are put after each other, at once', () => {
  const long = (word: string) => Array.from({ length: 4000 }, (_unused, place) => `${word}${place}`).join(' ')
  const together = mergeWords(long('a'), long('b'), long('c'))
  expect(together).toContain('b3999')
  expect(together).toContain('c3999')
})
