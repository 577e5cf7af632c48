import { expect, test } from 'vitest'
import { mergeChanges, rebaseChanges } from './merge.ts'

const isSame = Object.is
const read = { name: 'Samisk', language_code: 'sme', note: null }

test('what only one of the two changed is merged, whoever it was', () => {
  const merge = mergeChanges(read, { ...read, name: 'Nordsamisk' }, { ...read, language_code: 'se' }, isSame)
  expect(merge).toEqual({ conflicts: [], merged: ['name', 'language_code'], value: { ...read, name: 'Nordsamisk', language_code: 'se' } })
})

test('what both changed differently must be chosen, and nothing that was written is lost meanwhile', () => {
  const merge = mergeChanges(read, { ...read, name: 'Nordsamisk' }, { ...read, name: 'Davvisámegiella' }, isSame)
  expect(merge).toEqual({ conflicts: ['name'], merged: [], value: { ...read, name: 'Nordsamisk' } })
})

test('what both changed alike is no conflict', () => {
  const both = { ...read, name: 'Nordsamisk' }
  expect(mergeChanges(read, both, both, isSame)).toEqual({ conflicts: [], merged: [], value: both })
})

test('what was written while it was being saved stands upon what was saved', () => {
  const submitted = { name: ' Samisk', note: 'x' }
  const saved = { name: 'Samisk', note: 'x', version: 3 }
  expect(rebaseChanges(submitted, { ...submitted, note: 'y' }, saved, isSame)).toEqual({ name: 'Samisk', note: 'y', version: 3 })
  expect(rebaseChanges(submitted, { name: ' Samisk' }, saved, isSame)).toEqual({ name: 'Samisk', note: undefined, version: 3 })
})
