import type { Dictionary } from '@vitrine/contract'
import { createLineCounter, type FileContent, Unreadable } from './file-reading.ts'

/** { "generic.saved": { "no": "Lagret" } }, a key without texts as {}. */
export const writeJson = (texts: Map<string, Dictionary>): string => `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`

/**
 * Reads such a file. Not by JSON.parse alone: that says no lines, and of a name that stands twice it drops one without a word.
 * A value that is no text is a fault of its entry; anything else that is not JSON ends the reading.
 */
export function readJson(content: string): FileContent {
  const text = content.replace(/^\uFEFF/, '')
  const lineAt = createLineCounter(text)
  const { entries, faults }: FileContent = { entries: [], faults: [] }
  let at = 0

  const fail = (): never => {
    throw new Unreadable('not_json', lineAt(at))
  }
  const skipSpace = () => {
    while (/[ \t\r\n]/.test(text[at] ?? '')) at += 1
  }
  const take = (sign: string): boolean => {
    skipSpace()
    if (text[at] !== sign) return false
    at += 1
    return true
  }
  const readString = (): string => {
    skipSpace()
    const start = at
    if (text[at] !== '"') fail()
    at += 1
    while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
    at += 1
    try {
      return JSON.parse(text.slice(start, at)) as string
    } catch {
      at = start
      return fail()
    }
  }
  /** A value that is no text, to its end: the comma or bracket after it, outside its own. */
  const skipValue = () => {
    for (let depth = 0; at < text.length; at += 1) {
      skipSpace()
      const sign = text[at] ?? ''
      if (sign === '"') {
        readString()
        at -= 1
      } else if ('{['.includes(sign)) depth += 1
      else if (depth === 0 && ',}]'.includes(sign)) return
      else if ('}]'.includes(sign)) depth -= 1
    }
    fail()
  }
  /** The members of an object, each read by `member`. */
  const readObject = (member: (name: string, line: number) => void) => {
    if (!take('{')) fail()
    if (take('}')) return
    do {
      skipSpace()
      const line = lineAt(at)
      const name = readString()
      if (!take(':')) fail()
      skipSpace()
      member(name, line)
    } while (take(','))
    if (!take('}')) fail()
  }

  readObject((translation_key, line) => {
    if (text[at] !== '{') {
      faults.push({ line, translation_key, language: null, reason: 'not_text' })
      return skipValue()
    }
    entries.push({ line, translation_key, language: null, text: '', isSource: false })
    readObject((language, textLine) => {
      if (text[at] === '"') entries.push({ line: textLine, translation_key, language, text: readString(), isSource: false })
      else {
        faults.push({ line: textLine, translation_key, language, reason: 'not_text' })
        skipValue()
      }
    })
  })
  skipSpace()
  if (at < text.length) fail()
  return { entries, faults }
}
