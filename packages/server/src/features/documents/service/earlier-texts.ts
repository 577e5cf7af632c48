import { type DocumentContent, type DocumentSources, localisedTexts, textHash } from '@vitrine/contract'

/** By hash, the source texts that translations were made from and that have become others since; read back no further than needed. */
export async function earlierTexts(
  content: DocumentContent,
  { source, hashes }: DocumentSources,
  past: AsyncIterable<DocumentContent>,
): Promise<Record<string, string>> {
  const now = localisedTexts(content)
  const sought = new Map<string, Set<string>>()
  for (const [pointer, byLocale] of Object.entries(hashes)) {
    const current = textHash(now.get(pointer)?.[source] ?? '')
    const outdated = Object.values(byLocale).filter((hash) => hash !== current)
    if (outdated.length > 0 && now.has(pointer)) sought.set(pointer, new Set(outdated))
  }
  const found: Record<string, string> = {}
  if (sought.size === 0) return found
  for await (const earlier of past) {
    const texts = localisedTexts(earlier)
    for (const [pointer, wanted] of sought) {
      const text = texts.get(pointer)?.[source]
      if (text === undefined || !wanted.delete(textHash(text))) continue
      found[textHash(text)] = text
      if (wanted.size === 0) sought.delete(pointer)
    }
    if (sought.size === 0) break
  }
  return found
}
