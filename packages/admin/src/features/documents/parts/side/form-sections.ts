import { isObject } from '@vitrine/contract'
import type { FormReader, ReadNode, Words } from '@vitrine/forms'

/** A part of the form that has a heading of its own, with the fields, groups and lists in it. */
export type FormSection = { key: string; title: string; icon?: string; parts: ReadNode[] }

export type SectionWords = Words & { /** What fields without a heading are called together. */ general: string }

export const kindOf = (node: ReadNode): string | undefined =>
  typeof node.name === 'number' && isObject(node.value) && typeof node.value.blockType === 'string' ? node.value.blockType : undefined

export const iconOf = (node: ReadNode): string | undefined => {
  const icon = node.schema['x-icon']
  return typeof icon === 'string' ? icon : undefined
}

/** A list of blocks: the template says so, or its items do. */
export const isBlockList = (node: ReadNode, reader: FormReader): boolean =>
  node.template === 'Blocks' || (Array.isArray(node.value) && reader.partsOf(node).some((item) => kindOf(item) !== undefined))

const isGroup = (node: ReadNode): boolean => !node.isField && node.schema.properties !== undefined

/** The name of a field, a group or a block as its form shows it. */
export function nameOfPart(node: ReadNode, words: Words): string {
  if (typeof node.name !== 'number') return words.label(node.name, node.title)
  const kind = kindOf(node)
  return words.text(node.title) ?? (kind === undefined ? String(node.name + 1) : words.kind(kind))
}

type Tab = { label?: unknown; icon?: unknown; fields?: unknown }

/** The tabs a root is arranged in; a template without a list of them has one for each part. */
function tabsOf(root: ReadNode): Tab[] | undefined {
  if (root.template !== 'Tabs' && root.template !== 'Category') return undefined
  const options = root.uiSchema['ui:options']
  const tabs = isObject(options) ? options.tabs : undefined
  return Array.isArray(tabs) ? tabs.filter(isObject) : undefined
}

/** The sections of a form in the order they are met: its tabs, else its groups and lists of blocks, and what lies between them. */
export function sectionsOf(reader: FormReader, value: unknown, words: SectionWords): FormSection[] {
  const root = reader.root(value)
  const parts = reader.partsOf(root)
  const tabs = tabsOf(root)
  if (tabs) {
    const named = tabs.map((tab, place): FormSection => {
      const fields: unknown[] = Array.isArray(tab.fields) ? tab.fields : []
      const own = fields.flatMap((field) => parts.find(({ name }) => name === field) ?? [])
      const icon = typeof tab.icon === 'string' ? tab.icon : undefined
      return { key: `tab ${place}`, title: words.text(tab.label) ?? words.general, parts: own, ...(icon ? { icon } : {}) }
    })
    const seen = new Set(named.flatMap((section) => section.parts))
    const rest = parts.filter((part) => !seen.has(part))
    return [...named, ...(rest.length > 0 ? [{ key: 'rest', title: words.general, parts: rest }] : [])]
  }
  const sections: FormSection[] = []
  let general: FormSection | undefined
  for (const part of parts) {
    if (isGroup(part) || isBlockList(part, reader)) {
      general = undefined
      sections.push({ key: part.pointer, title: nameOfPart(part, words), parts: [part] })
    } else if (general) general.parts.push(part)
    else {
      general = { key: part.pointer, title: words.text(root.title) ?? words.general, parts: [part] }
      sections.push(general)
    }
  }
  return sections
}
