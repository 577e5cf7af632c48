import { expect, test } from 'vitest'
import { toWebAddress } from './web-address.ts'

test.each([
  ['https://museum.no', 'https://museum.no'],
  [' http://museum.no/kaia?a=1#b ', 'http://museum.no/kaia?a=1#b'],
  ['www.museum.no/kaia', 'https://www.museum.no/kaia'],
  ['HTTPS://MUSEUM.NO', 'HTTPS://MUSEUM.NO'],
])('[WID-19] %s is opened as %s', (written, address) => {
  expect(toWebAddress(written)).toBe(address)
})

test.each([
  '',
  'museum',
  'museum.no',
  'www',
  'www.museum',
  'ftp://museum.no',
  'mailto:a@museum.no',
  'https://',
  'https://a b',
  '//museum.no',
  7,
  null,
])('[WID-19] %s is not looked up', (written) => {
  expect(toWebAddress(written)).toBeUndefined()
})

test.each(['javascript:alert(1)', 'java\nscript:alert(1)', ' JAVASCRIPT:https://museum.no', 'data:text/html,https://museum.no'])(
  '[V6] %s is never a link',
  (written) => {
    expect(toWebAddress(written)).toBeUndefined()
  },
)
