/** Numbers from 0 to 1 that look like chance and are the same for the same seed. */
export function chance(seed: number): () => number {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const consonants = 'bdfgkmpvxz'
/** A word for each number: always as long, and without a vowel, so that no stemmer shortens it. */
export const wordOf = (number: number): string =>
  `q${String(number)
    .padStart(8, '0')
    .replaceAll(/\d/g, (digit) => consonants[Number(digit)] ?? '')}`
