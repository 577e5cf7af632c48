/**
 * What rich text may hold. The editor and the server's sanitiser read this one list: what is written here leaves the
 * editor and passes the server unchanged, and nothing else does either.
 */
export const htmlRules = {
  tags: ['p', 'h2', 'h3', 'h4', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'blockquote', 'br'],
  attributes: { a: ['href'], ol: ['start'] },
  schemes: ['http', 'https', 'mailto', 'tel'],
  /** The same thing by another name. A document's title is its only first heading. */
  aliases: { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4' },
  /** Gone themselves, but the words before and after them do not run together. */
  breaking: [
    ...['address', 'article', 'aside', 'body', 'caption', 'center', 'dd', 'details', 'dialog', 'dir', 'div', 'dl', 'dt', 'fieldset'],
    ...['figcaption', 'figure', 'footer', 'form', 'header', 'hgroup', 'hr', 'html', 'legend', 'main', 'menu', 'nav', 'optgroup', 'output'],
    ...['pre', 'search', 'section', 'summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
  ],
  /** Gone with everything in them: what they hold is not text for a reader. */
  dropped: [
    ...['applet', 'audio', 'canvas', 'embed', 'frameset', 'head', 'iframe', 'math', 'noembed', 'noframes', 'noscript', 'object', 'option'],
    ...['plaintext', 'script', 'select', 'style', 'svg', 'template', 'textarea', 'title', 'video', 'xmp'],
  ],
  /** Lists and quotes inside each other; deeper ones are opened up. */
  maxNesting: 12,
} as const

// A browser skips these inside an address, so that «java script:» written over two lines still runs.
const skippedInAddress = /[\t\n\r]/g
const edges = /^[\p{Cc}\p{Cf}\p{Z}]+|[\p{Cc}\p{Cf}\p{Z}]+$/gu
const allowedAddress = /^(?:https?:\/\/[^/\\]|mailto:[^/\\]|tel:[^/\\])\P{Cc}*$/iu
const escapes: Record<string, string> = { ' ': '%20', '"': '%22', '<': '%3C', '>': '%3E', '`': '%60', '\u00a0': '%C2%A0' }

/** The address of a link as it is stored; undefined when it may not be one. */
export function cleanHref(href: string): string | undefined {
  const bare = href.replaceAll(skippedInAddress, '').replaceAll(edges, '')
  return allowedAddress.test(bare) ? bare.replaceAll(/[ "<>`\u00a0]/g, (sign) => escapes[sign] ?? '') : undefined
}

/** Signs that are no part of a text; a database may refuse them. */
export const withoutControls = (text: string): string => text.replaceAll(/(?![\t\n\f\r])\p{Cc}/gu, '')
