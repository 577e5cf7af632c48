import { expect, test } from 'vitest'
import { toHex, toSixDigits } from './hex.ts'

test('[WID-08] a colour is three or six digits, with or without its sign', () => {
  expect([' #2250D0 ', '2250d0', '#FA0', 'fa0'].map(toHex)).toEqual(['#2250d0', '#2250d0', '#fa0', '#fa0'])
})

test.each(['', '#', 'rød', '#12345', '#1234567', 'rgb(1,2,3)', '#gggggg', 'url(#a)'])('[WID-08] «%s» is none', (text) => {
  expect(toHex(text)).toBeUndefined()
})

test('[WID-08] the picker gets six digits', () => {
  expect([toSixDigits('#fa0'), toSixDigits('#2250d0')]).toEqual(['#ffaa00', '#2250d0'])
})
