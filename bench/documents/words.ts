import { chance } from '../../packages/server/src/features/documents/testing/chance.ts'

/** Texts that look like texts: the same for the same number, in every run. */
const nouns = 'Fiskebåt Åttring Naust Garn Seil Kompass Rorbu Lanterne Krambu Drakt Bunad Spinnerokk Kiste Stabbur Ljå Vev'.split(' ')
const running =
  'båt havet gamle bygd laget museet kysten familien fiske vinteren handel tre jern ull arbeid hender fjorden øya skipet brukt funnet gave kirken skolen krigen reise brev minne lys mørke sang fortelling barn kvinner menn'.split(
    ' ',
  )
const english =
  'boat sea old built made museum coast family fishing winter trade wood iron wool work hands fjord island ship used found gift church school war journey letter memory light dark song story children women men'.split(
    ' ',
  )

export const nounOf = (number: number): string => nouns[number % nouns.length] ?? ''

function sentence(words: readonly string[], seed: number, length: number): string {
  const next = chance(seed)
  const chosen = Array.from({ length }, () => words[Math.floor(next() * words.length)] ?? '')
  return `${chosen.join(' ')}.`
}
export const norwegian = (seed: number, length: number): string => sentence(running, seed, length)
export const translated = (seed: number, length: number): string => sentence(english, seed, length)

/**
 * A word that only one document has, always of the same length and without a vowel: no stemmer shortens it, and it stands in
 * sort keys as it is written. So the derived rows of one document become those of another by putting its word in their place.
 */
export const ownWord = (number: number): string =>
  `q${String(number)
    .padStart(7, '0')
    .replaceAll(/\d/g, (digit) => 'bdfgkmpvxz'[Number(digit)] ?? '')}`
/** The same in SQL, of a column called n. */
export const ownWordInSql = `'q' || translate(lpad(n::text, 7, '0'), '0123456789', 'bdfgkmpvxz')`
