import { isLocalisedText, isObject, plainText } from '@vitrine/contract'
import type { TFunction } from 'i18next'

/** What machines know a part by says nothing to a person. */
const unspoken = new Set(['id', 'blockType', 'reference_key'])

/** A part of a content as a person reads it: its words, and a line for each item of a list. */
export function inWords(part: unknown, t: TFunction): string {
  if (part === null || part === undefined) return ''
  if (typeof part === 'string') return plainText(part)
  if (typeof part === 'boolean') return t(part ? 'generic.yes' : 'generic.no')
  if (typeof part === 'number') return String(part)
  if (Array.isArray(part)) return part.map((item) => inWords(item, t)).join('\n')
  if (!isObject(part)) return ''
  if (typeof part.lat === 'number' && typeof part.lng === 'number') return `${part.lat}, ${part.lng}`
  if (isLocalisedText(part))
    return Object.entries(part)
      .map(([locale, text]) => `${locale.toUpperCase()}: ${plainText(text)}`)
      .join('\n')
  return Object.entries(part)
    .filter(([name]) => !unspoken.has(name))
    .map(([, inner]) => inWords(inner, t))
    .filter(Boolean)
    .join('\n')
}
