import { expect, test } from 'vitest'
import { hasSeparator, splitChips } from './split-chips.ts'

test('[WID-07] a text is several by comma, semicolon, tab or line, and blanks are none', () => {
  expect(splitChips(' båt, naust;;not\r\n\tgarn ,', [])).toEqual({ fresh: ['båt', 'naust', 'not', 'garn'], doubles: [] })
  expect(splitChips(' , ', [])).toEqual({ fresh: [], doubles: [] })
  expect(hasSeparator('båt')).toBe(false)
  expect(hasSeparator('båt\tnaust')).toBe(true)
})

test('[WID-07] what is there before is told apart, and what is written twice counts once', () => {
  expect(splitChips('båt, not, not', ['båt', 3])).toEqual({ fresh: ['not'], doubles: ['båt'] })
})
