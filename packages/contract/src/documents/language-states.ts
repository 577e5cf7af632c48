import { type ContentPointer, localisedTexts } from './content.ts'
import type { DocumentContent, DocumentLanguage } from './documents.ts'

/** Per text and language, the hash of the source text it was last saved or confirmed against. */
export type DocumentSources = { source: string; hashes: Record<ContentPointer, Record<string, string>> }

/** Short and the same everywhere; two texts that differ by chance share one in 2^53. */
export function textHash(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    one = Math.imul(one ^ code, 2_654_435_761)
    two = Math.imul(two ^ code, 1_597_334_677)
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909)
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & two) + (one >>> 0)).toString(36)
}

type Saved = { content: DocumentContent; sources: DocumentSources | null }

/**
 * The sources after a save: a text that was written now, or has no source yet, was written against the source as it is now;
 * one that was left alone keeps what it was written against. `locales` are those of the instance, the source first.
 */
export function keepSources(content: DocumentContent, locales: readonly string[], before: Saved | null): DocumentSources {
  const [source = 'no'] = locales
  const known = before?.sources?.source === source ? before.sources.hashes : {}
  const textsBefore = before ? localisedTexts(before.content) : new Map<string, Record<string, string>>()
  const hashes: DocumentSources['hashes'] = {}
  for (const [pointer, texts] of localisedTexts(content)) {
    const sourceText = texts[source]
    if (!sourceText) continue
    const hash = textHash(sourceText)
    for (const [locale, text] of Object.entries(texts)) {
      if (locale === source || !text) continue
      const wasLeftAlone = textsBefore.get(pointer)?.[locale] === text
      const kept = wasLeftAlone ? known[pointer]?.[locale] : undefined
      hashes[pointer] = { ...hashes[pointer], [locale]: kept ?? hash }
    }
  }
  return { source, hashes }
}

/** A person says that a language fits its source as it is now: everywhere, or at some texts. */
export function confirmSources(
  content: DocumentContent,
  sources: DocumentSources,
  locale: string,
  pointers?: readonly ContentPointer[],
): DocumentSources {
  const wanted = pointers && new Set(pointers)
  const texts = localisedTexts(content)
  const entries = Object.entries(sources.hashes).map(([pointer, hashes]) => {
    const sourceText = texts.get(pointer)?.[sources.source]
    const isMeant = Object.hasOwn(hashes, locale) && (!wanted || wanted.has(pointer))
    return [pointer, isMeant && sourceText ? { ...hashes, [locale]: textHash(sourceText) } : hashes] as const
  })
  return { source: sources.source, hashes: Object.fromEntries(entries) }
}

/** The texts of one language that are missing, and those whose source has become another since. */
export function unfinishedTexts(content: DocumentContent, sources: DocumentSources, locale: string) {
  const missing: ContentPointer[] = []
  const outdated: ContentPointer[] = []
  let count = 0
  for (const [pointer, texts] of localisedTexts(content)) {
    const sourceText = texts[sources.source]
    if (!sourceText) continue
    count += 1
    if (locale === sources.source) continue
    if (!texts[locale]) missing.push(pointer)
    else if ((sources.hashes[pointer]?.[locale] ?? '') !== textHash(sourceText)) outdated.push(pointer)
  }
  return { count, missing, outdated }
}

/** How far each language of a document has come. */
export const languageStates = (content: DocumentContent, sources: DocumentSources, locales: readonly string[]): DocumentLanguage[] =>
  locales.map((locale) => {
    const { count, missing, outdated } = unfinishedTexts(content, sources, locale)
    return { locale, is_source: locale === sources.source, texts: count, missing: missing.length, outdated: outdated.length }
  })

/** In one word, for a chip. A document without a text in the source language is complete in every one. */
export function languageState({
  is_source,
  texts,
  missing,
  outdated,
}: DocumentLanguage): 'source' | 'complete' | 'outdated' | 'partial' | 'missing' {
  if (is_source) return 'source'
  if (texts > 0 && missing === texts) return 'missing'
  if (missing > 0) return 'partial'
  return outdated > 0 ? 'outdated' : 'complete'
}
