import { htmlRules } from '@vitrine/contract'
import { readHtml } from './read-html.ts'

const ofLists = /\bmso-list:\s*(?!ignore)\S/i
const numbered = /^[\s(]*(?:\d{1,3}|[a-z]{1,4})[.)]/i

/** What is pasted, from a page, a letter or a spreadsheet, as the editor's own: only what the rules allow is left. */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  // What was copied out of an editor like this one says how it was cut; that must reach the editor as it is.
  if (body.querySelector('[data-pm-slice]')) return withinTheRules(body).innerHTML
  listsOfWord(body)
  marksOfStyles(body)
  return readHtml(body.innerHTML).clean
}

function withinTheRules(body: HTMLElement): HTMLElement {
  for (const element of body.querySelectorAll(htmlRules.dropped.join())) element.remove()
  return body
}

/** Word writes the items of a list as paragraphs with a drawn bullet before the text. */
function listsOfWord(body: HTMLElement) {
  let list: HTMLElement | undefined
  for (const paragraph of [...body.querySelectorAll('p')]) {
    if (!ofLists.test(paragraph.getAttribute('style') ?? '')) {
      list = undefined
      continue
    }
    const marker = [...paragraph.querySelectorAll('[style]')].find((each) => /mso-list:\s*ignore/i.test(each.getAttribute('style') ?? ''))
    const tag = numbered.test(marker?.textContent ?? '') ? 'ol' : 'ul'
    marker?.remove()
    if (list?.localName !== tag || paragraph.previousElementSibling !== list) {
      list = document.createElement(tag)
      paragraph.before(list)
    }
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    list.append(item)
    paragraph.remove()
  }
}

/** Other editors write bold and italics as styles, and wrap the whole of it in a <b> that is not bold. */
function marksOfStyles(body: HTMLElement) {
  for (const element of [...body.querySelectorAll<HTMLElement>('b, i, span')]) {
    const { fontWeight, fontStyle } = element.style
    const isBold = fontWeight === 'bold' || Number(fontWeight) >= 600
    const isPlain =
      (element.localName === 'b' && /^(normal|400)$/.test(fontWeight)) || (element.localName === 'i' && fontStyle === 'normal')
    const wraps = [isBold && element.localName !== 'b' && 'strong', fontStyle === 'italic' && element.localName !== 'i' && 'em']
    let inner: Element = element
    for (const tag of wraps) {
      if (!tag) continue
      const mark = document.createElement(tag)
      mark.append(...inner.childNodes)
      inner.append(mark)
      inner = mark
    }
    if (isPlain) element.replaceWith(...element.childNodes)
  }
}
