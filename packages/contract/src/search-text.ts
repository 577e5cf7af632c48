/** What a search compares: lower case, composed, marks folded except on the letters of the Nordic alphabets. */
export const searchText = (...parts: string[]): string =>
  parts
    .map((part) =>
      part
        .normalize('NFC')
        .toLowerCase()
        .replace(/[^\p{ASCII}åäöæø]/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join(' ')
