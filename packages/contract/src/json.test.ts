import { expect, test } from 'vitest'
import { isSame } from './json.ts'

test.each([
  [
    { a: 1, b: [1, { c: null }] },
    { b: [1, { c: null }], a: 1 },
  ],
  [{ a: undefined }, {}],
  [Number.NaN, Number.NaN],
  [[], []],
  [undefined, undefined],
])('%j and %j would be saved alike', (one, other) => {
  expect(isSame(one, other)).toBe(true)
  expect(isSame(other, one)).toBe(true)
})

test.each([
  [{ a: null }, {}],
  [{ a: '' }, {}],
  [{ a: 1 }, { a: '1' }],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, undefined]],
  [{}, []],
  [null, {}],
  [{ toString: 1 }, {}],
])('%j and %j would not', (one, other) => {
  expect(isSame(one, other)).toBe(false)
  expect(isSame(other, one)).toBe(false)
})
