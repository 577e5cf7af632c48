import { expect, test } from 'vitest'
import { toAddress } from './link-address.ts'

test.each([
  ['museum.no/kaia', 'https://museum.no/kaia'],
  ['www.sjøfartsmuseet.no', 'https://www.sjøfartsmuseet.no'],
  ['ájtte.se/áššit', 'https://ájtte.se/áššit'],
  ['post@sjøfartsmuseet.no', 'mailto:post@sjøfartsmuseet.no'],
])('[WID-02] %s is the address %s, whatever its letters', (written, address) => {
  expect(toAddress(written)).toBe(address)
})

test.each(['javascript:alert(1)', 'sjøfartsmuseet', 'sjø fart.no', 'ø:x.no', ''])('[V6] %s is no address', (written) => {
  expect(toAddress(written)).toBeUndefined()
})
