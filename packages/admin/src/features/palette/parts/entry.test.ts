import { expect, test } from 'vitest'
import { type Entry, inGroups, isMatch, markMatches } from './entry.ts'

test('an entry is found by the beginnings of its words, in any order and without accents', () => {
  expect(isMatch('Skjermer i Båthallen', 'bå skj')).toBe(true)
  expect(isMatch('Skjermer i Båthallen', 'hallen')).toBe(false)
  expect(isMatch('Språk', '')).toBe(true)
})

test('the written words are marked where a word begins with them, and signs in them mean nothing', () => {
  expect(markMatches('Åttringen «Haabet»', 'haab')).toEqual([
    { text: 'Åttringen «', isHit: false },
    { text: 'Haab', isHit: true },
    { text: 'et»', isHit: false },
  ])
  expect(markMatches('Åhaab', 'haab')).toEqual([{ text: 'Åhaab', isHit: false }])
  expect(markMatches('a (b', '(b .*')).toEqual([
    { text: 'a ', isHit: false },
    { text: '(b', isHit: true },
  ])
})

test('each group shows no more than it may, in the order of the groups', () => {
  const entry = (key: string, group: Entry['group']): Entry => ({ key, group, label: key, icon: null, to: '/' })
  const entries = [entry('a1', 'actions'), entry('p1', 'places'), entry('p2', 'places'), entry('d1', 'documents')]
  expect(inGroups(entries, { places: 1 }).map(({ key }) => key)).toEqual(['d1', 'p1', 'a1'])
})
