import { contentLocales, findText, plainText } from '@vitrine/contract'

const parts = 3
const longest = 140
/** What a block is, and which, is said elsewhere; what machines know other things by says nothing to a person. */
const unsaid = new Set(['blockType', 'id', 'to_document_id', 'reference_key', 'mediaId', 'kulturnavUuid', 'topicId'])

/** The first words of a value with parts, in the language that is being written; for what is closed. */
export function summaryOf(value: unknown, locale: string | undefined): string {
  const found: string[] = []
  collect(value, locale, found, 0)
  const text = found.join(' · ')
  return text.length > longest ? `${text.slice(0, longest)} …` : text
}

function collect(value: unknown, locale: string | undefined, found: string[], depth: number): void {
  if (found.length >= parts || depth > 4 || value === null) return
  if (typeof value === 'string' || typeof value === 'number') {
    const text = plainText(String(value).slice(0, longest * 4)).replaceAll(/\s+/g, ' ')
    if (text) found.push(text)
    return
  }
  if (typeof value !== 'object') return
  if (isLocalised(value)) collect(findText(value, locale ?? 'no')?.text ?? null, locale, found, depth + 1)
  else for (const [name, part] of Object.entries(value)) if (!unsaid.has(name)) collect(part, locale, found, depth + 1)
}

/** An object of texts keyed by nothing but content locales. */
function isLocalised(value: object): value is Record<string, string> {
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([key, text]) => contentLocales.some((locale) => locale === key) && typeof text === 'string')
}
