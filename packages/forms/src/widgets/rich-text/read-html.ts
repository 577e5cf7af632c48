import { cleanHref, createHtmlWriter, htmlRules, withoutControls } from '@vitrine/contract'

/** What a person would miss, by the words there are for it. */
export type Lost = 'picture' | 'table' | 'embedded' | 'link' | 'formatting' | 'other'

export type ReadHtml = { clean: string; lost: readonly Lost[] }

const dropped: ReadonlySet<string> = new Set(htmlRules.dropped)
const known: ReadonlySet<string> = new Set([...htmlRules.tags, ...Object.keys(htmlRules.aliases)])
/** Boxes without meaning: their text stays, and nobody sees that they are gone. */
const boxes = new Set(['div', 'section', 'article', 'main', 'header', 'footer', 'span', 'body', 'o:p'])
const tables = new Set(['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'])
const pictures = new Set(['img', 'picture', 'svg', 'canvas'])
const embeds = new Set(['iframe', 'video', 'audio', 'embed', 'object', 'math', 'applet'])
const looks = new Set(['u', 's', 'strike', 'del', 'ins', 'sub', 'sup', 'mark', 'small', 'big', 'font', 'center', 'code', 'pre', 'hr', 'q'])
const attributesOfLook = new Set(['style', 'align', 'color', 'face', 'lang', 'dir'])

/** Reads HTML as a browser does, in a document where nothing runs or loads, and writes it as the rules allow. */
export function readHtml(html: string): ReadHtml {
  const { body } = new DOMParser().parseFromString(withoutControls(html), 'text/html')
  const writer = createHtmlWriter()
  const lost = new Set<Lost>()
  const visit = (node: Node) => {
    if (node instanceof Text) writer.text(node.data)
    if (!(node instanceof Element)) return
    const tag = node.localName
    for (const each of lostOf(node, tag)) lost.add(each)
    if (dropped.has(tag)) return
    writer.open(tag, (name) => node.getAttribute(name))
    node.childNodes.forEach(visit)
    writer.close(tag)
  }
  body?.childNodes.forEach(visit)
  return { clean: writer.end(), lost: [...lost] }
}

function lostOf(element: Element, tag: string): Lost[] {
  const look = [...element.attributes].some(({ name }) => attributesOfLook.has(name)) ? ['formatting' as const] : []
  if (tag === 'a' && element.hasAttribute('href') && !cleanHref(element.getAttribute('href') ?? '')) return ['link', ...look]
  if (known.has(tag) || boxes.has(tag)) return look
  if (tables.has(tag)) return ['table']
  if (pictures.has(tag)) return ['picture']
  if (embeds.has(tag)) return ['embedded']
  return [looks.has(tag) ? 'formatting' : 'other']
}
