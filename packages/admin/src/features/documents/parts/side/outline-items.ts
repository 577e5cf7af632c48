import { isLocalisedText, partsOf } from '@vitrine/contract'
import type { FormReader, ReadNode } from '@vitrine/forms'
import { iconOf, isBlockList, nameOfPart, type SectionWords, sectionsOf } from './form-sections.ts'

export type OutlineItem = {
  key: string
  label: string
  icon: string | undefined
  /** How many blocks a list has. */
  count: number | undefined
  depth: 0 | 1 | 2
  /** Where a click leads. */
  pointer: string
  /** `error` stops publishing; `warning`: a text that is written in other languages lacks in this one. */
  mark: 'error' | 'warning' | undefined
}

type Asked = { reader: FormReader; words: SectionWords; locale: string; problems: readonly { pointer: string }[] }

const isUnder = (pointer: string, parent: string): boolean => pointer === parent || pointer.startsWith(`${parent}/`)

/** Sections, lists and blocks of a form in its order, each with the worst of what is in it. */
export function outlineItems(value: unknown, { reader, words, locale, problems }: Asked): OutlineItem[] {
  const markOf = (nodes: readonly ReadNode[]): OutlineItem['mark'] => {
    if (problems.some(({ pointer }) => nodes.some((node) => isUnder(pointer, node.pointer)))) return 'error'
    return nodes.some((node) => lacksText(node.value, locale)) ? 'warning' : undefined
  }
  const blocksOf = (list: ReadNode, depth: 1 | 2): OutlineItem[] =>
    reader.partsOf(list).map((block) => ({
      key: block.pointer,
      label: nameOfPart(block, words),
      icon: iconOf(block),
      count: undefined,
      depth,
      pointer: block.pointer,
      mark: markOf([block]),
    }))
  return sectionsOf(reader, value, words).flatMap((section): OutlineItem[] => {
    const [first] = section.parts
    if (!first) return []
    const lists = section.parts.filter((part) => isBlockList(part, reader))
    const isList = lists.length === 1 && section.parts.length === 1
    const listCount = isList ? reader.partsOf(first).length : undefined
    const own = section.parts.filter((part) => !lists.includes(part))
    const head: OutlineItem = {
      key: section.key,
      label: section.title,
      icon: undefined,
      count: listCount,
      depth: 0,
      pointer: first.pointer,
      // What is wrong inside a block is told there; the list itself may lack some.
      mark: isList ? markOfList(first, problems) : markOf(own),
    }
    if (isList) return [head, ...blocksOf(first, 1)]
    return [
      head,
      ...lists.flatMap((list): OutlineItem[] => [
        {
          key: list.pointer,
          label: nameOfPart(list, words),
          icon: undefined,
          count: reader.partsOf(list).length,
          depth: 1,
          pointer: list.pointer,
          mark: markOfList(list, problems),
        },
        ...blocksOf(list, 2),
      ]),
    ]
  })
}

const markOfList = (list: ReadNode, problems: Asked['problems']): OutlineItem['mark'] =>
  problems.some(({ pointer }) => pointer === list.pointer) ? 'error' : undefined

/** A text that has words in some language and none in this one. */
function lacksText(value: unknown, locale: string): boolean {
  if (isLocalisedText(value)) return !value[locale] && Object.values(value).some((text) => text !== '')
  return partsOf(value).some(([, part]) => typeof part === 'object' && part !== null && lacksText(part, locale))
}
