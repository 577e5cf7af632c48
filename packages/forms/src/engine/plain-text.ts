const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The words of a text that may be HTML, for a summary or a ghost text. Shown as text only, so nothing here need be safe. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<(?:br|\/p|\/li|\/h[1-6]|\/blockquote)[^>]*>/gi, ' ')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(#\d+|#x[\da-f]+|[a-z]+);/gi, (whole, entity: string) => named[entity.toLowerCase()] ?? fromCode(entity) ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function fromCode(entity: string): string | undefined {
  if (!entity.startsWith('#')) return undefined
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
