/** First letters of the first and the last name; whole characters, also beyond the first plane. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map((word) => ([...(word ?? '')][0] ?? '').toUpperCase()).join('')
}
