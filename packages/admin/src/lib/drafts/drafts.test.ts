import { expect, test } from 'vitest'
import { createDrafts } from './drafts.ts'

function memory(room = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new Error('QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
}
const over = (name: string) => ({ value: { name }, read: { value: { name: 'Samisk' }, version: 3 } })
const now = () => new Date('2026-11-15T12:00:00Z')

test('words kept for a record are offered back with their time, to the same person only', () => {
  const storage = memory()
  createDrafts(storage, 1, now).keep('locale.7', over('Nordsamisk'))
  expect(createDrafts(storage, 1, now).read('locale.7')).toEqual({ ...over('Nordsamisk'), kept_at: '2026-11-15T12:00:00.000Z' })
  expect(createDrafts(storage, 2, now).read('locale.7')).toBeUndefined()
  expect(createDrafts(storage, 1, now).read('locale.8')).toBeUndefined()
})

test('forgotten words are gone', () => {
  const drafts = createDrafts(memory(), 1, now)
  drafts.keep('locale.new', over('x'))
  drafts.forget('locale.new')
  expect(drafts.read('locale.new')).toBeUndefined()
})

test('full storage and foreign texts under our key are no error', () => {
  const small = memory(10)
  createDrafts(small, 1, now).keep('locale.7', over('long enough not to fit'))
  expect(createDrafts(small, 1, now).read('locale.7')).toBeUndefined()
  const spoiled = memory()
  spoiled.setItem('vitrine.draft.1.locale.7', '{"value":')
  expect(createDrafts(spoiled, 1, now).read('locale.7')).toBeUndefined()
})
