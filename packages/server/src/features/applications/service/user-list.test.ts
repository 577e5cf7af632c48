import { expect, test } from 'vitest'
import { csvField } from './user-list.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1+1', '|cmd', '%0A', "=HYPERLINK('http://x')"])(
  '[V26] %j cannot run in a spreadsheet',
  (text) => {
    expect(csvField(text)).toBe(`"'${text}"`)
  },
)

test.each([
  ['Kari', '"Kari"'],
  ['', '""'],
  ['Ole "Bull"', '"Ole ""Bull"""'],
  ['a,b;c', '"a,b;c"'],
  ['kari@museum.test', '"kari@museum.test"'],
])('[V26] what is no formula stays as it is: %j', (text, field) => {
  expect(csvField(text)).toBe(field)
})
