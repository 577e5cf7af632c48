import { expect, test } from 'vitest'
import { dark, light, type Tokens } from './tokens.ts'

/** WCAG 2.2, relative luminance of an sRGB colour written #RRGGBB. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ratio(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

type Pair = [on: keyof Tokens, background: keyof Tokens]

const texts: Pair[] = [
  ...(['bg', 'paper', 'raised', 'sunken', 'mat'] as const).flatMap((ground): Pair[] => [
    ['text', ground],
    ['text2', ground],
  ]),
  ...(['bg', 'paper', 'raised', 'sunken', 'tint'] as const).map((ground): Pair => ['text3', ground]),
  ...(['bg', 'paper', 'raised'] as const).flatMap((ground): Pair[] => [
    ['blue', ground],
    ['error', ground],
    ['admin', ground],
  ]),
  ['text', 'tint'],
  ['text2', 'tint'],
  ['ink', 'tint'],
  ['admin', 'adminTint'],
  ['text', 'adminTint'],
  ['text3', 'adminTint'],
  ['error', 'errorTint'],
  ['text', 'errorTint'],
  ['onError', 'error'],
  ['draft', 'draftTint'],
  ['text', 'draftTint'],
  ['published', 'publishedTint'],
  ['unlisted', 'unlistedTint'],
  ['inverseText', 'inverse'],
  ['inverseText2', 'inverse'],
  ['inverseLink', 'inverse'],
  ['inverseError', 'inverse'],
  ['inverseWarning', 'inverse'],
  ['inverseSuccess', 'inverse'],
]

const graphics: Pair[] = [
  ['field', 'paper'],
  ['field', 'bg'],
  ['field', 'raised'],
  ['fill', 'paper'],
  ['draftDot', 'paper'],
  ['publishedDot', 'paper'],
  ['unlisted', 'paper'],
  ['blue', 'tint'],
]

for (const [name, tokens] of [
  ['light', light],
  ['dark', dark],
] as const) {
  test.each(texts)(`[SHELL-08] in ${name}, %s is readable on %s (4.5 to 1)`, (on, background) => {
    expect(ratio(tokens[on], tokens[background])).toBeGreaterThanOrEqual(4.5)
  })
  test.each(graphics)(`[SHELL-08] in ${name}, the graphic %s stands out on %s (3 to 1)`, (on, background) => {
    expect(ratio(tokens[on], tokens[background])).toBeGreaterThanOrEqual(3)
  })
  test.each(['fill', 'fillHover', 'adminLine'] as const)(`[SHELL-08] in ${name}, white is readable on %s (4.5 to 1)`, (background) => {
    expect(ratio('#FFFFFF', tokens[background])).toBeGreaterThanOrEqual(4.5)
  })
}

test('[SHELL-08] the ratios of the design table come out as it says', () => {
  expect(ratio(light.text, light.paper)).toBeCloseTo(17.4, 1)
  expect(ratio(light.field, light.paper)).toBeCloseTo(3.48, 1)
  expect(ratio(dark.text3, dark.tint)).toBeCloseTo(4.8, 1)
})
