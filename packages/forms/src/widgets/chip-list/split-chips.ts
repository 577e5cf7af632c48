/** What is written or pasted as several: by comma, semicolon, tab or line. */
const separators = /[,;\t\r\n]+/

export const hasSeparator = (text: string): boolean => separators.test(text)

/** The new chips in a text, trimmed and each once; `doubles` are those that were there before. */
export function splitChips(text: string, present: readonly unknown[]): { fresh: string[]; doubles: string[] } {
  const named = [...new Set(text.split(separators).map((part) => part.trim()))].filter((part) => part !== '')
  return { fresh: named.filter((part) => !present.includes(part)), doubles: named.filter((part) => present.includes(part)) }
}
