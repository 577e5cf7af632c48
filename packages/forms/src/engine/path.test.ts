import { expect, test } from 'vitest'
import { isUnder, toPointer, valueAt, withValueAt } from './path.ts'

test('a pointer escapes what would divide it', () => {
  expect(toPointer(['a/b', 'c~d', 0])).toBe('/a~1b/c~0d/0')
  expect(toPointer([])).toBe('')
})

test('a pointer lies under its parents, not under names that only begin alike', () => {
  expect(isUnder('/a/b', '/a')).toBe(true)
  expect(isUnder('/a', '')).toBe(true)
  expect(isUnder('/ab', '/a')).toBe(false)
})

test('one value is changed and the other branches stay the same objects', () => {
  const before = { a: { b: 1 }, list: [{ c: 1 }, { c: 2 }] }
  const after = withValueAt(before, ['list', 1, 'c'], 3)
  expect(after).toEqual({ a: { b: 1 }, list: [{ c: 1 }, { c: 3 }] })
  expect(valueAt(after, ['a'])).toBe(before.a)
  expect(valueAt(after, ['list', 0])).toBe(before.list[0])
  expect(before.list[1]).toEqual({ c: 2 })
})

test('an absent value removes its key, and a missing parent is made', () => {
  expect(withValueAt({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 })
  expect(withValueAt(undefined, ['a', 0, 'b'], 1)).toEqual({ a: [{ b: 1 }] })
  expect(withValueAt({ a: null }, ['a', 'b'], 1)).toEqual({ a: { b: 1 } })
})

test('a field named __proto__ is data like any other', () => {
  const after = withValueAt({}, ['__proto__', 'polluted'], true) as object
  expect(Object.hasOwn(after, '__proto__')).toBe(true)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(valueAt({}, ['constructor'])).toBeUndefined()
})
