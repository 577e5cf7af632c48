const written = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i

/** A colour as it is stored, from what a person wrote; undefined when it is none. */
export function toHex(text: string): string | undefined {
  const [, digits] = written.exec(text.trim()) ?? []
  return digits && `#${digits.toLowerCase()}`
}

/** The six digits that the browser's own picker wants. */
export function toSixDigits(hex: string): string {
  return hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex
}
