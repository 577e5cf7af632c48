/** 1 204 with a narrow no-break space; browsers' own Norwegian is a wide one, and not all know Nynorsk. */
export function countText(value: number, language: string) {
  const separator = language.startsWith('en') ? ',' : '\u202F'
  return String(Math.trunc(value)).replace(/\B(?=(\d{3})+(?!\d))/g, separator)
}
