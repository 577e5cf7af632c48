import { htmlRules, withoutControls } from '@vitrine/contract'

const dropped: ReadonlySet<string> = new Set(htmlRules.dropped)
const lines = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'blockquote', 'div', 'tr', 'br'])

/**
 * Rich text as it is read, a line per paragraph; where a link leads stands after it. Parsed in a document where nothing runs
 * or loads, and what comes out is text alone. [V7]
 */
export function htmlText(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutControls(html), 'text/html')
  return textIn(body)
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}

function textIn(parent: Node): string {
  return [...parent.childNodes].map(textOf).join('')
}

function textOf(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || dropped.has(node.localName)) return ''
  const tag = node.localName
  const inner = textIn(node)
  const href = tag === 'a' ? node.getAttribute('href') : null
  if (href) return inner === href ? inner : `${inner} (${href})`
  if (tag === 'li') return `• ${inner.trim()}\n`
  return lines.has(tag) ? `${inner}\n` : inner
}
