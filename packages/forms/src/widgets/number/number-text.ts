const spaces = /[\s\u00a0\u202f]/g
const written = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/

type Read = {
  /** What is no number, or not surely one, is answered as it stands: neither lost nor taken for something else. */
  value: number | string | undefined
  /** The key that says why it is not taken for the number it looks like. */
  doubt?: 'forms.number.thousands' | 'forms.number.digits'
}

/** What a person wrote as a number: comma or full stop, spaces between thousands. */
export function readNumber(text: string, language: string): Read {
  const bare = text.replaceAll(spaces, '').replace('\u2212', '-')
  if (bare === '') return { value: undefined }
  if (inThousands(language).test(bare)) return { value: text, doubt: 'forms.number.thousands' }
  if (!written.test(bare)) return { value: text }
  const number = Number(bare.replace(',', '.'))
  // A number holds some 16 digits; the rest would be changed without a word.
  if (digitsOf(number.toExponential()) !== digitsOf(bare)) return { value: text, doubt: 'forms.number.digits' }
  return { value: number }
}

/** «1.500» is fifteen hundred to one and one and a half to another; «0.500» and «1.50» are plain. */
const inThousands = (language: string) =>
  decimalSign(language) === ',' ? /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/ : /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/

const decimalSign = (language: string) => (language === 'en' ? '.' : ',')

/** The digits that count, without the zeros around them. */
const digitsOf = (number: string) => {
  const digits = number.replace(/e.*$/, '').replaceAll(/[^\d]/g, '').replace(/^0+/, '')
  return digits.replace(/0+$/, '')
}

/** With the decimal sign of the language. */
export function formatNumber(value: unknown, language: string): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'number' || !Number.isFinite(value)) return ''
  return String(value).replace('.', decimalSign(language))
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
