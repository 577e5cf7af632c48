import type { Document, Schema } from '@vitrine/contract'

/** The list, and where one stands in it: create or edit. */
export function crumbsOf(list: { path: string; label: string } | undefined, stored: Document | undefined, schema: Schema, here: string) {
  if (!list) return []
  const [path = '', query = ''] = list.path.split('?')
  return [
    { label: list.label, path: list.path },
    { label: here, path: `${path}/${stored?.id ?? 'create'}?${query || `schema=${schema.id}`}` },
  ]
}
