import { expect, test } from 'vitest'
import { lineAt } from './json-lines.ts'

const text = `{
  "type": "object",
  "a/b": { "x": [1,
    {"deep": "\\"quoted\\""}] },
  "last": null
}`

test.each([
  ['', 1],
  ['/type', 2],
  ['/a~1b', 3],
  ['/a~1b/x/0', 3],
  ['/a~1b/x/1', 4],
  ['/a~1b/x/1/deep', 4],
  ['/last', 5],
  ['/a~1b/x/1/gone/further', 4],
  ['/gone', 1],
])('[ADM-40] %j begins on line %i', (pointer, line) => {
  expect(lineAt(text, pointer)).toBe(line)
})

test.each([
  ['{\n "a": 1,\n}', 3],
  ['{\n "a": tru\n}', 2],
  ['{\n "a": 1\n}\nx', 4],
  ['', 1],
  ['{\n "a', 2],
])('[ADM-40] what is wrong in %j stands on line %i', (broken, line) => {
  expect(lineAt(broken, '')).toBe(line)
})

test('[V22] brackets without end have an answer', () => {
  expect(lineAt('['.repeat(200_000), '/0')).toBe(1)
})
