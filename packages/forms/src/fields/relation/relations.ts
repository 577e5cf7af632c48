import { isObject } from '@vitrine/contract'
import { newBlockId } from '../../engine/block-id.ts'

/** One relation as it is stored; what else stands in it is kept. */
export type StoredRelation = { to_document_id: number | null; reference_key: string }

const suffixLength = 6

/** The document a stored value points at; undefined where it points at none. */
export function targetOf(value: unknown): number | undefined {
  const id = isObject(value) ? value.to_document_id : undefined
  return typeof id === 'number' && Number.isInteger(id) && id > 0 ? id : undefined
}

const keyOf = (value: unknown): string => (isObject(value) && typeof value.reference_key === 'string' ? value.reference_key : '')

/** The default as it is, or with letters of chance after it where another relation of the list has it. */
function freeKey(byDefault: string, taken: ReadonlySet<string>, random: () => string): string {
  if (byDefault !== '' && !taken.has(byDefault)) return byDefault
  let key = ''
  do key = [byDefault, random()].filter(Boolean).join('-')
  while (taken.has(key))
  return key
}

const randomSuffix = () => newBlockId().slice(0, suffixLength)

/** The same relations, each with a reference key: those that lack one get it. */
export function withKeys(relations: readonly unknown[], byDefault: string, random = randomSuffix): unknown[] {
  const taken = new Set(relations.map(keyOf).filter(Boolean))
  return relations.map((relation) => {
    if (targetOf(relation) === undefined || keyOf(relation) !== '') return relation
    const reference_key = freeKey(byDefault, taken, random)
    taken.add(reference_key)
    return { ...(relation as object), reference_key }
  })
}

/** Those of the chosen documents that are not in the list yet, each once. */
export function newAmong(chosen: readonly number[], relations: readonly unknown[]): number[] {
  const present = new Set(relations.map(targetOf))
  return [...new Set(chosen)].filter((id) => !present.has(id))
}

export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}
