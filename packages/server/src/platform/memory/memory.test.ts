import { expect, test } from 'vitest'
import { createMemory } from './index.ts'

const read = (value: string) => async () => ({ value, keepMs: 1000 })

test('an answer is kept as long as its reader says, and no longer', async () => {
  let now = 0
  const memory = createMemory<string>({ most: 10, now: () => now })
  expect(memory.get('a')).toBeUndefined()
  await memory.keep('a', read('one'))
  now = 999
  expect(await memory.get('a')).toBe('one')
  now = 1000
  expect(memory.get('a')).toBeUndefined()
})

test('while it is read, others wait for the same answer; a failure is forgotten', async () => {
  const memory = createMemory<string>({ most: 10 })
  const failing = memory.keep('a', () => Promise.reject(new Error('no')))
  expect(memory.get('a')).toBe(failing)
  await expect(failing).rejects.toThrow('no')
  expect(memory.get('a')).toBeUndefined()
})

test('[V22] the oldest goes when there are too many', async () => {
  const memory = createMemory<string>({ most: 2 })
  for (const key of ['a', 'b', 'a', 'c']) await memory.keep(key, read(key))
  expect(memory.get('b')).toBeUndefined()
  expect([await memory.get('a'), await memory.get('c')]).toEqual(['a', 'c'])
})
