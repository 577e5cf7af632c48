import {
  type ContentPointer,
  type Document,
  type DocumentContent,
  keepSources,
  localisedTexts,
  partsOf,
  pointerStep,
  type ToldSources,
  textHash,
} from '@vitrine/contract'
import type { FormReader, ReadNode } from '@vitrine/forms'
import { iconOf, kindOf, nameOfPart, type SectionWords, sectionsOf } from '../side/form-sections.ts'

export type LanguageRow = {
  /** With block ids: how the server knows the text. */
  pointer: ContentPointer
  /** With positions: where it stands in the value. */
  place: string
  label: string
  node: ReadNode
  source: string
  target: string
  /** `empty`: there is nothing to translate. */
  state: 'done' | 'missing' | 'outdated' | 'empty'
  /** The source text that the translation was made from, where it is still known. */
  earlier: string | undefined
}
export type LanguageGroup = { key: string; title: string; icon: string | undefined; rows: LanguageRow[] }

/** The outdated texts of a language after a save of this value: by pointer, the source text they were made from. */
export type Outdated = ReadonlyMap<ContentPointer, string | undefined>

export function outdatedTexts(
  value: DocumentContent,
  locales: readonly string[],
  target: string,
  stored: Pick<Document, 'content'>,
  told: ToldSources,
): Outdated {
  const { source, hashes } = keepSources(value, locales, { content: stored.content, sources: told })
  const texts = localisedTexts(value)
  const found = new Map<ContentPointer, string | undefined>()
  for (const [pointer, byLocale] of Object.entries(hashes)) {
    const hash = byLocale[target]
    const text = texts.get(pointer)?.[source]
    if (hash !== undefined && text !== undefined && hash !== textHash(text)) found.set(pointer, told.texts[hash])
  }
  return found
}

type Asked = { reader: FormReader; words: SectionWords; source: string; target: string; outdated: Outdated }

/** Every localised text of a form in its order, under the headings it has there; groups without any are left out. */
export function languageGroups(value: DocumentContent, { reader, words, source, target, outdated }: Asked): LanguageGroup[] {
  const groups: LanguageGroup[] = []
  const toRow = (node: ReadNode, pointer: string, label: string): LanguageRow => {
    const texts = typeof node.value === 'object' && node.value !== null ? (node.value as Record<string, unknown>) : {}
    const inLocale = (locale: string) => (typeof texts[locale] === 'string' ? texts[locale] : '')
    const [from, to] = [inLocale(source), inLocale(target)]
    const state = !from ? 'empty' : !to ? 'missing' : outdated.has(pointer) ? 'outdated' : 'done'
    return { pointer, place: node.pointer, label, node, source: from, target: to, state, earlier: outdated.get(pointer) }
  }
  /** An item is called by its list and its number. */
  const named = (above: readonly string[], part: ReadNode): string[] =>
    typeof part.name === 'number'
      ? [...above.slice(0, -1), `${above.at(-1) ?? ''} ${part.name + 1}`.trim()]
      : [...above, nameOfPart(part, words)]
  const walk = (node: ReadNode, pointer: string, group: LanguageGroup, above: readonly string[]) => {
    if (node.isLocalised) return void group.rows.push(toRow(node, pointer, [...above, nameOfPart(node, words)].join(' · ')))
    const names = Array.isArray(node.value) ? partsOf(node.value).map(([name]) => name) : []
    for (const part of reader.partsOf(node)) {
      const name = typeof part.name === 'number' ? (names[part.name] ?? part.name) : part.name
      const at = pointer + pointerStep(name)
      if (kindOf(part) !== undefined) {
        const block = { key: at, title: nameOfPart(part, words), icon: iconOf(part), rows: [] }
        groups.push(block)
        walk(part, at, block, [])
      } else walk(part, at, group, part.isLocalised ? above : named(above, part))
    }
  }
  for (const section of sectionsOf(reader, value, words)) {
    const group = { key: section.key, title: section.title, icon: section.icon, rows: [] }
    groups.push(group)
    // The one part that gave the section its name is not named again on each row.
    const isNamesake = section.parts.length === 1 && section.parts[0]?.pointer === section.key
    for (const part of section.parts) walk(part, part.pointer, group, isNamesake || part.isLocalised ? [] : [nameOfPart(part, words)])
  }
  return groups.filter(({ rows }) => rows.length > 0)
}
