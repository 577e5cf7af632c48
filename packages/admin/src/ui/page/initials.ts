/** First letters of the first and the last word: «Marit Johnsen Utsi» is MU. An e-mail address gives one letter. */
export function initialsOf(name: string) {
  const words =
    name
      .split('@')[0]
      ?.trim()
      .split(/[\s.]+/)
      .filter(Boolean) ?? []
  const first = words[0]
  const last = words.length > 1 ? words[words.length - 1] : undefined
  const letter = (word?: string) => (word ? (Array.from(word)[0] ?? '') : '')
  return `${letter(first)}${name.includes('@') ? '' : letter(last)}`.toLocaleUpperCase()
}
