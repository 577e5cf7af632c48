import { isIP } from 'node:net'
import { TextDecoder } from 'node:util'
import type { LinkPreview } from '@vitrine/contract'
import { Parser } from 'htmlparser2'
import { isPublicAddress, type Page } from '#platform/outside'

type Said = Omit<LinkPreview, 'domain'>

const longest = { title: 300, description: 600, img: 2000 }
/** By falling trust: what the page says for this very purpose first. */
const titles = ['og:title', 'twitter:title', '<title>']
const descriptions = ['og:description', 'twitter:description', 'description']
const pictures = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src', '<image_src>']
const known = new Set([...titles, ...descriptions, ...pictures])

/** A page's own words, plain and bounded: whatever it wrote, it is text here. */
export function describePage({ url, charset, bytes }: Page): Said {
  const { said, base } = readHead(decode(bytes, charset))
  const first = (names: string[]) => names.map((name) => said.get(name)).find(Boolean)
  const words: Said = {
    title: plain(first(titles), longest.title),
    description: plain(first(descriptions), longest.description),
    img: pictureUrl(first(pictures), [URL.parse(base ?? '', url.href), url].find((one) => one?.protocol.startsWith('http')) ?? url),
  }
  return words
}

function readHead(html: string): { said: Map<string, string>; base: string | undefined } {
  const said = new Map<string, string>()
  const say = (name: string, text: string | undefined) => text && !said.has(name) && said.set(name, text)
  let base: string | undefined
  let title: string | undefined
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'title') title = ''
      if (tag === 'base') base ??= attributes.href
      if (tag === 'link' && attributes.rel?.toLowerCase() === 'image_src') say('<image_src>', attributes.href)
      if (tag !== 'meta') return
      const name = (attributes.property ?? attributes.name ?? '').trim().toLowerCase()
      if (known.has(name)) say(name, attributes.content)
    },
    ontext(text) {
      if (title !== undefined && title.length < longest.title * 4) title += text
    },
    onclosetag(tag) {
      if (tag !== 'title' || title === undefined) return
      // An SVG further down has titles of its own; the page's comes first.
      say('<title>', title)
      title = undefined
    },
  })
  parser.end(html)
  return { said, base }
}

/** As the answer says, else the page itself, else the language of the web; a page that is neither is of the nineties. */
function decode(bytes: Buffer, charset: string | undefined): string {
  const marked = bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])) ? 'utf-8' : undefined
  const named = decoderOf(marked ?? charset) ?? decoderOf(declaredCharset(bytes))
  if (named) return named.decode(bytes)
  try {
    // Stopped in the middle, a page may end in half a letter.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function decoderOf(charset: string | undefined): TextDecoder | undefined {
  try {
    return charset === undefined ? undefined : new TextDecoder(charset)
  } catch {
    return undefined
  }
}

/** HTML looks for it in the first 1024 bytes. */
function declaredCharset(bytes: Buffer): string | undefined {
  let declared: string | undefined
  const parser = new Parser({
    onopentag(tag, { charset, content, 'http-equiv': header }) {
      if (tag !== 'meta') return
      const [, inContent] = header?.toLowerCase() === 'content-type' ? (content?.toLowerCase().split('charset=') ?? []) : []
      declared ??= charset ?? inContent?.trim()
    },
  })
  parser.end(bytes.subarray(0, 1024).toString('latin1'))
  // A page that says so in bytes we can read is not UTF-16 (the standard's own rule).
  return declared?.toLowerCase().startsWith('utf-16') ? 'utf-8' : declared
}

/** One line: no controls, no marks that turn the direction of the words around it. */
function plain(text: string | undefined, most: number): string | null {
  if (!text) return null
  const line = text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/g, '')
    .trim()
  const letters = [...line]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line || null
}

/** Fetched by the person's own browser, and so nothing inside the walls around it. */
function pictureUrl(address: string | undefined, base: URL): string | null {
  const url = address ? URL.parse(address.trim(), base.href) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password || url.port || url.href.length > longest.img)
    return null
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isOutside = isIP(host) ? isPublicAddress(host) : host.includes('.') && !/\.(local|localhost|internal|home\.arpa)\.?$/.test(host)
  return isOutside ? url.href : null
}
