import type { FormTree } from './layout-order.ts'
import type { JsonSchema, UiSchema } from './schema.ts'
import { nodeFor, partOf, uiPartOf, type Walker } from './walk.ts'

/** Longer lists than any document has are not walked to the end on each keystroke. */
const mostLeaves = 20_000

/** How many localised texts a value has in its source language, and how many of those each language has. */
export function countLanguages(tree: Omit<FormTree, 'walker'>, locales: readonly string[], walker: Walker): Record<string, number> {
  const [source] = locales
  const counts: Record<string, number> = Object.fromEntries(locales.map((locale) => [locale, 0]))
  let seen = 0
  const walk = (node: JsonSchema, uiSchema: UiSchema, part: unknown) => {
    if (typeof part !== 'object' || part === null || seen > mostLeaves) return
    seen += 1
    const known = nodeFor(node, part, walker)
    if ((uiSchema['ui:field'] ?? known['x-field']) === 'Localised') {
      const texts = part as Record<string, unknown>
      if (source !== undefined && texts[source]) for (const locale of locales) if (texts[locale]) counts[locale] = (counts[locale] ?? 0) + 1
      return
    }
    for (const [name, child] of Object.entries(part)) {
      const childSchema = partOf(known, Array.isArray(part) ? Number(name) : name)
      if (childSchema) walk(childSchema, uiPartOf(uiSchema, Array.isArray(part) ? Number(name) : name), child)
    }
  }
  walk(tree.schema, tree.uiSchema, tree.value)
  return counts
}
