import { type MergeGap, mergeParts, mergeWords } from '@vitrine/contract'

/** The paragraphs, lists and headings of a rich text, each as it is written. Parsed where nothing runs or loads. [V7] */
function paragraphsOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].flatMap((node) => {
    if (node instanceof Element) return [node.outerHTML]
    const paragraph = document.createElement('p')
    paragraph.textContent = node.textContent
    return node.textContent?.trim() ? [paragraph.outerHTML] : []
  })
}

const plainParagraph = /^<(\w+)>([^<]*)<\/\1>$/

/** One paragraph of nothing but words: its tag and them. */
function wordsIn(paragraphs: readonly string[]): { tag: string; words: string } | undefined {
  const [, tag, words] = paragraphs.length === 1 ? (plainParagraph.exec(paragraphs[0] ?? '') ?? []) : []
  return tag === undefined || words === undefined ? undefined : { tag, words }
}

/** Words go into each other; where there are marks among them, both stand, for marks cut in half are no marks. */
function decide({ was, mine, theirs }: MergeGap): string {
  // Neighbours that were changed one by each: what only one touched is as that one has it.
  if (was.length > 1 && was.length === mine.length && was.length === theirs.length)
    return was
      .map((before, place) => {
        const [ours = '', others = ''] = [mine[place], theirs[place]]
        if (ours === others || others === before) return ours
        return ours === before ? others : decide({ was: [before], mine: [ours], theirs: [others] })
      })
      .join('')
  const [before, ours, others] = [wordsIn(was), wordsIn(mine), wordsIn(theirs)]
  if (before && ours && others && ours.tag === others.tag)
    return `<${ours.tag}>${mergeWords(before.words, ours.words, others.words)}</${ours.tag}>`
  return [...mine, ...theirs].join('')
}

/** A rich text that both changed, with the changes of both in it, paragraph by paragraph: a suggestion to read and mend. */
export function mergeRichText(base: string, mine: string, theirs: string): string {
  const [before, left, right] = [paragraphsOf(base), paragraphsOf(mine), paragraphsOf(theirs)]
  return mergeParts(before, left, right, decide)?.join('') ?? `${mine}${theirs}`
}
