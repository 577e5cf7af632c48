const spaces = /[\s\u00a0\u202f]/g
const written = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/

/**
 * What a person wrote as a number: comma or full stop, spaces between thousands. What is no number is answered as it
 * stands, so that it is neither lost nor taken for something else.
 */
export function parseNumber(text: string): number | string | undefined {
  const bare = text.replaceAll(spaces, '').replace('\u2212', '-')
  if (bare === '') return undefined
  return written.test(bare) ? Number(bare.replace(',', '.')) : text
}

/** With the decimal sign of the language. */
export function formatNumber(value: unknown, language: string): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'number' || !Number.isFinite(value)) return ''
  return language === 'en' ? String(value) : String(value).replace('.', ',')
}

type Limits = { minimum?: number; maximum?: number; multipleOf?: number }

/** One step up or down, kept within the limits; from nothing the first step is from zero. */
export function stepNumber(value: unknown, direction: 1 | -1, { minimum, maximum, multipleOf }: Limits): number {
  const step = multipleOf ?? 1
  const from = typeof value === 'number' ? value : 0
  // Without rounding 0.1 + 0.2 would be written out in full.
  const next = Number((from + direction * step).toPrecision(15))
  return Math.min(Math.max(next, minimum ?? -Infinity), maximum ?? Infinity)
}
