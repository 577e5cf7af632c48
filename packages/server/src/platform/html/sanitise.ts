import { createHtmlWriter, htmlRules, withoutControls } from '@vitrine/contract'
import sanitizeHtml from 'sanitize-html'

/**
 * Rich text as it may be stored and sent out, in the form the editor gives it. Twice gives the same as once.
 * The library decides what survives; what did is then written anew from its parts, so that no byte of the input
 * reaches the output but as escaped text or an address that passed the rules.
 */
export function sanitiseHtml(html: string): string {
  const survived = sanitizeHtml(notTooDeep(withoutControls(html)), {
    allowedTags: [...htmlRules.tags, ...Object.keys(htmlRules.aliases), ...htmlRules.breaking],
    allowedAttributes: { a: [...htmlRules.attributes.a], ol: [...htmlRules.attributes.ol] },
    // The rules of the contract decide about addresses, when they are written.
    allowedSchemes: [...htmlRules.schemes],
    allowProtocolRelative: false,
    nonTextTags: [...htmlRules.dropped],
    disallowedTagsMode: 'discard',
  })
  const writer = createHtmlWriter()
  for (const [, closing, tag, attributes = '', text] of survived.matchAll(tokens)) {
    if (text !== undefined) writer.text(decoded(text))
    else if (tag && closing) writer.close(tag)
    else if (tag) writer.open(tag, (name) => attributeOf(attributes, name))
  }
  return writer.end()
}

// Browsers stop at 512 elements inside each other. Beyond, the parser's time grows with the square of the depth.
const maxDepth = 500
const endedByTheNext = new Set([
  'p',
  'li',
  'dd',
  'dt',
  'option',
  'td',
  'th',
  'tr',
  'br',
  'hr',
  'img',
  'input',
  'wbr',
  'meta',
  'link',
  'source',
])

/** Tags that would open deeper than that become one that holds nothing. */
function notTooDeep(html: string): string {
  let depth = 0
  return html.replaceAll(/<(\/?)([a-z][^\s/>]*)/gi, (whole, closing: string, name: string) => {
    if (endedByTheNext.has(name.toLowerCase())) return whole
    depth = Math.max(0, depth + (closing ? -1 : 1))
    return !closing && depth > maxDepth ? '<wbr' : whole
  })
}

// The library writes well-formed tags with quoted attributes and escapes every < that is text.
const tokens = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z]+="[^"]*")*)\s*\/?>|([^<]+)/g

function attributeOf(attributes: string, name: string): string | undefined {
  for (const [, each, value] of attributes.matchAll(/([a-z]+)="([^"]*)"/g)) if (each === name) return decoded(value ?? '')
  return undefined
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const decoded = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
