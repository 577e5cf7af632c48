/** How the demo's schemas point at each other: by slug, since ids are given when the museum is filled. */
export const relationTo = (...slugs: string[]) => ({
  'ui:field': 'Relation',
  'ui:options': { schemaIds: slugs, titleField: 'title' },
})

/** The same UI schema with the ids of its schemas. */
export function withSchemaIds<Looks>(looks: Looks, idOf: (slug: string) => number): Looks {
  if (Array.isArray(looks)) return looks.map((part) => withSchemaIds(part, idOf)) as Looks
  if (typeof looks !== 'object' || looks === null) return looks
  const parts = Object.entries(looks).map(([name, part]) => [
    name,
    name === 'schemaIds' && Array.isArray(part) ? part.map((slug) => idOf(String(slug))) : withSchemaIds(part, idOf),
  ])
  return Object.fromEntries(parts) as Looks
}
