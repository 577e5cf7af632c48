/**
 * Sort keys of our own, because no database we run on sorts Norwegian, Swedish and the Sami languages alike
 * (stack.md). A key is compared byte by byte (`collate "C"`): letters by their place in the language's alphabet,
 * numbers by value, marks and case only to break a tie.
 */
type Alphabet = { last: Record<string, string>; aaIsÅ?: boolean }

// '{' and what follows sort after 'z' in ASCII.
const norwegian: Alphabet = { last: { æ: '{a', ä: '{a', ø: '{b', ö: '{b', å: '{c' }, aaIsÅ: true }
const swedish: Alphabet = { last: { å: '{a', ä: '{b', æ: '{b', ö: '{c', ø: '{c' } }
const northSami: Alphabet = {
  last: { á: 'a|', č: 'c|', đ: 'd|', ŋ: 'n|', š: 's|', ŧ: 't|', ž: 'z|', æ: '{a', ø: '{b', å: '{c' },
}
const southSami: Alphabet = { last: { ï: 'i|', æ: '{a', ä: '{a', ø: '{b', ö: '{b', å: '{c' } }
const luleSami: Alphabet = { last: { á: 'a|', ŋ: 'n|', ń: 'n|', å: '{a', æ: '{b', ä: '{b', ø: '{c', ö: '{c' } }

const alphabets: Record<string, Alphabet> = {
  no: norwegian,
  nb: norwegian,
  nn: norwegian,
  sv: swedish,
  sme: northSami,
  se: northSami,
  sma: southSami,
  smj: luleSami,
}
const unmarked: Record<string, string> = { ß: 'ss', œ: 'oe', ł: 'l', þ: 'th', ð: 'd', đ: 'd', ŋ: 'n', ŧ: 't', ı: 'i' }
const longestKey = 240

function letterKey(letter: string, { last }: Alphabet): string {
  const own = Object.hasOwn(last, letter) ? last[letter] : undefined
  if (own) return own
  const plain = unmarked[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')
  if (/^[a-z]+$/.test(plain)) return plain
  if (/\p{L}/u.test(letter)) return `~${letter}`
  return ' '
}

/** A whole number as text that sorts by value: its length first. */
const numberKey = (digits: string): string => {
  const value = digits.replace(/^0+(?=\d)/, '').slice(0, 30)
  return `0${String.fromCharCode(0x40 + value.length)}${value}`
}

export function sortKey(text: string, locale = 'no'): string {
  const alphabet = alphabets[locale] ?? norwegian
  let folded = text.normalize('NFC').toLowerCase()
  if (alphabet.aaIsÅ) folded = folded.replace(/aa/g, 'å')
  const primary = folded
    .replace(/\d+|[^\d]/gu, (part) => (/^\d/.test(part) ? numberKey(part) : letterKey(part, alphabet)))
    .replace(/ +/g, ' ')
    .trim()
  return primary.slice(0, longestKey)
}
