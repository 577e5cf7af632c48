import { createLineCounter, Unreadable } from './file-reading.ts'

export type XmlElement = { name: string; attributes: Map<string, string>; children: (XmlElement | string)[]; line: number }

const deepest = 32
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0, production Char: what may not stand in a document
const noXmlCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u
const name = /[A-Za-z_][\w.:-]*/y
const space = /[ \t\n]*/y

/**
 * The part of XML 1.0 that files of texts need: elements, attributes, text, CDATA, comments. A document type is refused
 * before anything is read of it, so there are no entities but the five that XML has, nothing to expand and nothing to fetch.
 */
export function parseXml(content: string): XmlElement {
  const text = content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const lineAt = createLineCounter(text)
  let at = 0
  const fail = (reason: 'not_xliff' | 'doctype' | 'too_deep' = 'not_xliff'): never => {
    throw new Unreadable(reason, lineAt(at))
  }
  const wrong = noXmlCharacter.exec(text)
  if (wrong) {
    at = wrong.index
    fail()
  }
  const match = (pattern: RegExp): string => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? ''
    at += found.length
    return found
  }
  const takeUntil = (end: string): string => {
    const stop = text.indexOf(end, at)
    if (stop < 0) fail()
    const taken = text.slice(at, stop)
    at = stop + end.length
    return taken
  }
  const decode = (raw: string): string =>
    raw.replace(/&([^;]{0,10};?)/g, (_whole, reference: string) => {
      const [, hex, decimal, named] = /^(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|([a-z]{2,4}));$/.exec(reference) ?? []
      if (named) return Object.hasOwn(entities, named) ? (entities[named] ?? '') : fail()
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      if (!(code <= 0x10ffff)) fail()
      const character = String.fromCodePoint(code)
      return noXmlCharacter.test(character) ? fail() : character
    })
  const readAttributes = (): Map<string, string> => {
    const attributes = new Map<string, string>()
    while (match(space)) {
      const attribute = match(name)
      if (!attribute) break
      match(space)
      if (text[at] !== '=') fail()
      at += 1
      match(space)
      const quote = text[at] ?? ''
      if (quote !== '"' && quote !== "'") fail()
      at += 1
      const value = takeUntil(quote)
      if (value.includes('<') || attributes.has(attribute)) fail()
      attributes.set(attribute, decode(value.replace(/[\t\n]/g, ' ')))
    }
    return attributes
  }

  if (text.startsWith('<?xml')) {
    const declaration = takeUntil('?>')
    if (!/^<\?xml\s+version=(["'])1\.[01]\1(\s+encoding=(["'])utf-8\3)?(\s+standalone=(["'])(yes|no)\5)?\s*$/i.test(declaration)) fail()
  }
  const open: XmlElement[] = []
  let root: XmlElement | undefined
  while (at < text.length) {
    const parent = open.at(-1)
    if (text[at] !== '<') {
      const start = at
      const next = text.indexOf('<', at)
      at = next < 0 ? text.length : next
      const words = decode(text.slice(start, at))
      if (parent) parent.children.push(words)
      else if (words.trim() !== '') fail()
    } else if (text.startsWith('<!--', at)) {
      at += 4
      takeUntil('-->')
    } else if (text.startsWith('<![CDATA[', at)) {
      at += 9
      const words = takeUntil(']]>')
      if (parent) parent.children.push(words)
      else fail()
    } else if (text.startsWith('<!', at) || text.startsWith('<?', at)) {
      fail('doctype')
    } else if (text[at + 1] === '/') {
      at += 2
      const closed = match(name)
      match(space)
      if (text[at] !== '>' || parent?.name !== closed) fail()
      at += 1
      open.pop()
    } else {
      if (root && !parent) fail()
      if (open.length >= deepest) fail('too_deep')
      const line = lineAt(at)
      at += 1
      const element: XmlElement = { name: match(name) || fail(), attributes: readAttributes(), children: [], line }
      const isEmpty = text[at] === '/'
      if (isEmpty) at += 1
      if (text[at] !== '>') fail()
      at += 1
      parent?.children.push(element)
      root ??= element
      if (!isEmpty) open.push(element)
    }
  }
  if (!root || open.length > 0) return fail()
  return root
}
