/** JSON kept as text stands as it is; a value is written out, and text that was no JSON yet stands as it was left. */
export function toJsonText(value: unknown, isText: boolean): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  return isText ? '' : JSON.stringify(value, null, 2)
}

/** What text means as a value: nothing when it is empty, itself while it cannot be read, so that no letter is lost. */
export function fromJsonText<Empty>(text: string, isText: boolean, emptyValue: Empty): unknown {
  if (text.trim() === '') return emptyValue
  if (isText) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Whether it can be read; nothing at all can. */
export function isJson(text: string): boolean {
  if (text.trim() === '') return true
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
