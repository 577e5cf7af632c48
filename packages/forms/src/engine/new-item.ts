import { newBlockId } from './block-id.ts'
import { defaultOf } from './defaults.ts'
import { kindProperty, type RawKind } from './item-kinds.ts'
import type { Resolve } from './resolve.ts'
import { emptyItem } from './schema.ts'

/** An item as it is when it is added; a kind without a name is the only one of its list. */
export function newItem(kind: RawKind, resolve: Resolve): unknown {
  const fresh = defaultOf(kind.schema, resolve)
  if (kind.name === '') return fresh ?? emptyItem(resolve(kind.schema))
  return { ...(fresh as object | undefined), [kind.property]: kind.name, ...idFor(kind) }
}

/** A block is known by its id wherever it is moved; a kind of another making gets one where its schema has a place for it. */
const idFor = ({ property, schema }: RawKind) =>
  property === kindProperty || Object.hasOwn(schema.properties ?? {}, 'id') ? { id: newBlockId() } : {}
