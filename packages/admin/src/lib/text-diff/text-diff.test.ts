import { expect, test } from 'vitest'
import { diffTexts } from './text-diff.ts'

const signs = { '+': ['[', ']'], '-': ['{', '}'], ' ': ['', ''] } as const
const read = (before: string, after: string) =>
  diffTexts(before, after)
    .map(({ sign, text }) => signs[sign].join(text))
    .join('')

test.each([
  ['Mens mennene var på havet, sang de', 'Mens mennene rodde fiske, sang de', 'Mens mennene {var på havet}[rodde fiske], sang de'],
  ['Hun var 23 år.', 'Hun var tjueto år.', 'Hun var {23}[tjueto] år.'],
  ['', 'Ny tekst', '[Ny tekst]'],
  ['Gammel', '', '{Gammel}'],
  ['Uendret', 'Uendret', 'Uendret'],
  ['En\nTo\nTre', 'En\nTre', 'En\n{To\n}Tre'],
  ['sjø', 'sjøen', '{sjø}[sjøen]'],
])('[DOC-05] %j to %j is read word by word', (before, after, shown) => {
  expect(read(before, after)).toBe(shown)
})

test('[DOC-05] whatever two texts are, what stayed and went is the one, what stayed and came the other', () => {
  let seed = 3
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  const anyText = () => Array.from({ length: random(30) }, () => ['leia ', 'hav', ', ', '\n', '<b>', 'å'][random(6)]).join('')
  for (let round = 0; round < 300; round += 1) {
    const [before, after] = [anyText(), anyText()]
    const pieces = diffTexts(before, after)
    const without = (sign: string) =>
      pieces
        .filter((piece) => piece.sign !== sign)
        .map(({ text }) => text)
        .join('')
    expect([without('+'), without('-')]).toEqual([before, after])
  }
})

test('[V22] two long texts with nothing in common are read at once', () => {
  const long = (word: string) => Array.from({ length: 20_000 }, (_none, place) => `${word}${place}`).join(' ')
  expect(diffTexts(long('a'), long('b')).length).toBeLessThan(5)
})
