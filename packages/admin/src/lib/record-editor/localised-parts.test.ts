import { expect, test } from 'vitest'
import { joinLanguages, partOf, splitLanguages } from './localised-parts.ts'
import { mergeChanges } from './merge.ts'

const isSame = Object.is
const read = { name: { no: 'Havnes', en: 'Havnes' }, description: {}, slug: 'havnes', location: { lat: 1, lng: 2 } }

test('two who write in different languages of one text do not disturb each other', () => {
  const mine = { ...read, name: { no: 'Havnes bymuseum', en: 'Havnes' } }
  const theirs = { ...read, name: { no: 'Havnes', en: 'Havnes City Museum' }, slug: 'havnes-by' }
  const [before = {}, left = {}, right = {}] = splitLanguages(read, mine, theirs)
  const merge = mergeChanges(before, left, right, isSame)
  expect(merge.conflicts).toEqual([])
  expect(merge.merged).toEqual(['name/no', 'name/en', 'slug'])
  expect(joinLanguages(merge.value, mine)).toEqual({
    ...read,
    name: { no: 'Havnes bymuseum', en: 'Havnes City Museum' },
    slug: 'havnes-by',
  })
})

test('the same language written by both is a choice about that language alone', () => {
  const mine = { ...read, description: { no: 'Byen' } }
  const theirs = { ...read, description: { no: 'Kaia' } }
  const [before = {}, left = {}, right = {}] = splitLanguages(read, mine, theirs)
  expect(mergeChanges(before, left, right, isSame).conflicts.map(partOf)).toEqual([{ field: 'description', locale: 'no' }])
})

test('what is no text per language stays whole, and a text that lost all its languages is empty', () => {
  expect(splitLanguages({ location: { lat: 1, lng: 2 }, list: ['no'], none: null })).toEqual([
    { location: { lat: 1, lng: 2 }, list: ['no'], none: null },
  ])
  expect(joinLanguages({ 'name/no': '' }, { name: { no: 'Havnes' } })).toEqual({ name: {} })
})
