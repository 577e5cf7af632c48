import { type FileContent, Unreadable } from './file-reading.ts'
import { parseXml, type XmlElement } from './xml.ts'

const namespace = 'urn:oasis:names:tc:xliff:document:2.0'
// biome-ignore lint/suspicious/noControlCharactersInRegex: characters that XML cannot hold are written as <cp hex="…"/>
const noXmlCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }
const hexOf = (sign: string) => sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')

/** A carriage return would be read as a line feed; written by its number it stays what it is. */
const escaped = (text: string): string => text.replace(/[&<>"\r]/g, (sign) => signs[sign] ?? sign)
const inlined = (text: string): string => escaped(text).replace(noXmlCharacter, (sign) => `<cp hex="${hexOf(sign)}"/>`)

export type Unit = { translation_key: string; source: string; target: string }
type Pair = { source: string; target: string; units: Unit[] }

/** XLIFF 2.0 (OASIS): one unit a key. Whole texts: a tool that cuts them at full stops could not put them back. */
export function writeXliff({ source, target, units }: Pair): string {
  const unit = ({ translation_key, source: from, target: to }: Unit) =>
    [
      `    <unit id="${escaped(translation_key)}">`,
      `      <segment>`,
      `        <source>${inlined(from)}</source>`,
      ...(to ? [`        <target>${inlined(to)}</target>`] : []),
      `      </segment>`,
      `    </unit>`,
    ].join('\n')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${namespace}" version="2.0" srcLang="${escaped(source)}" trgLang="${escaped(target)}">`,
    '  <file id="translations" canResegment="no" xml:space="preserve">',
    ...units.map(unit),
    '  </file>',
    '</xliff>',
    '',
  ].join('\n')
}

const elementsOf = (element: XmlElement, ...names: string[]): XmlElement[] =>
  element.children.filter((child) => typeof child !== 'string' && names.includes(child.name)) as XmlElement[]

/** The text of a source or target; undefined where a tool has put marks of its own into it, which we could not give back. */
function textOf(element: XmlElement): string | undefined {
  let text = ''
  for (const child of element.children) {
    if (typeof child === 'string') text += child
    else {
      const [, hex] = /^([0-9A-Fa-f]{4,6})$/.exec(child.attributes.get('hex') ?? '') ?? []
      const code = Number.parseInt(hex ?? '', 16)
      if (child.name !== 'cp' || child.children.length > 0 || !(code <= 0x10ffff)) return undefined
      text += String.fromCodePoint(code)
    }
  }
  return text
}

/** Reads such a file; notes and what other tools have added beside the texts are passed over. */
export function readXliff(content: string): FileContent {
  const root = parseXml(content)
  const source = root.attributes.get('srcLang')
  const target = root.attributes.get('trgLang')
  const isXliff =
    root.name === 'xliff' && root.attributes.get('xmlns') === namespace && /^2\.\d$/.test(root.attributes.get('version') ?? '')
  if (!isXliff || !source) throw new Unreadable('not_xliff', root.line)

  const { entries, faults }: FileContent = { entries: [], faults: [] }
  const readUnit = (unit: XmlElement) => {
    const translation_key = unit.attributes.get('id') ?? ''
    const segments = elementsOf(unit, 'segment', 'ignorable')
    entries.push({ line: unit.line, translation_key, language: null, text: '', isSource: false })
    const isTranslated = segments.some((segment) => segment.name === 'segment' && elementsOf(segment, 'target').length > 0)
    for (const side of ['source', 'target'] as const) {
      const language = side === 'source' ? source : (target ?? null)
      if (side === 'target' && (!isTranslated || language === null)) continue
      // What lies between segments is often the same on both sides, and then only written once.
      const parts = segments.flatMap((segment) => elementsOf(segment, side)[0] ?? elementsOf(segment, 'source')[0] ?? [])
      const texts = parts.map(textOf)
      const line = parts[0]?.line ?? unit.line
      if (texts.includes(undefined)) faults.push({ line, translation_key, language, reason: 'inline_markup' })
      else entries.push({ line, translation_key, language, text: texts.join(''), isSource: side === 'source' })
    }
  }
  const readGroup = (group: XmlElement) => {
    for (const child of elementsOf(group, 'unit', 'group')) child.name === 'unit' ? readUnit(child) : readGroup(child)
  }
  for (const file of elementsOf(root, 'file')) readGroup(file)
  return { entries, faults }
}
