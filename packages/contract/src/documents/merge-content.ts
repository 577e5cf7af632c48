import { isObject, isSame, pointerStep } from '../json.ts'
import type { ContentPointer } from './content.ts'
import { partsOf } from './content.ts'
import type { DocumentContent } from './documents.ts'
import { isWhole } from './wholes.ts'

/** `together`: neither side, but what the person has made of both. */
export type MergeChoice = { side: 'mine' | 'theirs' } | { side: 'together'; value: unknown }

/**
 * What both changed, and not to the same. `undefined` on a side: it was taken away there. An `order` conflict is about a
 * list whose parts both moved; its sides are the names of the parts.
 */
export type MergeConflict = { pointer: ContentPointer; kind: 'value' | 'order'; base: unknown; mine: unknown; theirs: unknown }

export type ContentMerge = {
  /** Everything of both sides; at a conflict what was chosen, and until then what I wrote. */
  content: DocumentContent
  conflicts: MergeConflict[]
  /** What only they changed, and which is in the content now. */
  taken: ContentPointer[]
}

const ownPart = (value: unknown, name: string): unknown => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined)

const isTree = (value: unknown): value is Record<string, unknown> => isObject(value) && !isWhole(value)

type Named = Map<string, unknown>

/** The blocks of a list by their ids; undefined where something else is among them. */
function blocksOf(list: readonly unknown[]): Named | undefined {
  const parts = partsOf(list)
  return parts.every(([name]) => typeof name === 'string') ? new Map(parts as [string, unknown][]) : undefined
}

const canonical = (value: unknown): string =>
  isObject(value)
    ? `{${Object.keys(value)
        .toSorted()
        .map((name) => `${name}:${canonical(value[name])}`)
        .join()}}`
    : JSON.stringify(value)

/** A list of words or of relations: each part is its own name, and stands there once. */
function valuesOf(list: readonly unknown[]): Named | undefined {
  if (!list.every((item) => typeof item !== 'object' || isWhole(item))) return undefined
  const named = new Map(list.map((item) => [canonical(item), item]))
  return named.size === list.length ? named : undefined
}

function namedLists(base: unknown, mine: unknown, theirs: unknown): [Named, Named, Named] | undefined {
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return undefined
  const before = base === undefined ? [] : base
  if (!Array.isArray(before)) return undefined
  for (const name of [blocksOf, valuesOf]) {
    const [one, two, three] = [name(before), name(mine), name(theirs)]
    if (one && two && three) return [one, two, three]
  }
  return undefined
}

/** Every name of `other` that `spine` lacks goes in after the one it stood after. */
function weave(spine: readonly string[], other: readonly string[]): string[] {
  const woven = [...spine]
  const known = new Set(spine)
  let after = -1
  for (const name of other) {
    if (known.has(name)) after = woven.indexOf(name)
    else {
      after += 1
      woven.splice(after, 0, name)
    }
  }
  return woven
}

/**
 * Three sides of one content: as it was read, as I wrote it, and as another stored it meanwhile. What one side changed is
 * taken; what both changed is a conflict, as deep in as they meet: per field, per language, per block wherever it stands.
 * Called again with `choices` (by pointer) it gives the content that was chosen.
 */
export function mergeContent(
  base: DocumentContent,
  mine: DocumentContent,
  theirs: DocumentContent,
  choices: Readonly<Record<ContentPointer, MergeChoice>> = {},
): ContentMerge {
  const conflicts: MergeConflict[] = []
  const taken: ContentPointer[] = []
  const choiceAt = (pointer: string) => (Object.hasOwn(choices, pointer) ? choices[pointer] : undefined)

  function decide(before: unknown, left: unknown, right: unknown, pointer: string): unknown {
    conflicts.push({ pointer, kind: 'value', base: before, mine: left, theirs: right })
    const choice = choiceAt(pointer)
    if (choice?.side === 'together') return choice.value
    return choice?.side === 'theirs' ? right : left
  }

  function merge(before: unknown, left: unknown, right: unknown, pointer: string): unknown {
    if (isSame(left, right) || isSame(before, right)) return left
    if (isSame(before, left)) {
      taken.push(pointer)
      return right
    }
    if (isTree(left) && isTree(right) && (before === undefined || isTree(before))) return mergeParts(before ?? {}, left, right, pointer)
    const lists = namedLists(before, left, right)
    return lists ? mergeLists(...lists, pointer) : decide(before, left, right, pointer)
  }

  function mergeParts(before: object, left: object, right: object, pointer: string): Record<string, unknown> {
    const names = new Set([...Object.keys(left), ...Object.keys(right)])
    const parts = [...names].map((name) => {
      const part = merge(ownPart(before, name), ownPart(left, name), ownPart(right, name), pointer + pointerStep(name))
      return [name, part] as const
    })
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
  }

  function mergeLists(before: Named, left: Named, right: Named, pointer: string): unknown[] {
    const parts: Named = new Map()
    for (const name of new Set([...left.keys(), ...right.keys()])) {
      const part = merge(before.get(name), left.get(name), right.get(name), pointer + pointerStep(name))
      if (part !== undefined) parts.set(name, part)
    }
    const spine = spineOf(before, left, right, pointer)
    const other = spine === left ? right : left
    return weave([...spine.keys()], [...other.keys()]).flatMap((name) => (parts.has(name) ? [parts.get(name)] : []))
  }

  /** The side whose order holds: the one that moved something, or the chosen one where both did. */
  function spineOf(before: Named, left: Named, right: Named, pointer: string): Named {
    const orderIn = (side: Named) => [...side.keys()].filter((name) => before.has(name) && left.has(name) && right.has(name))
    const [was, mineNow, theirsNow] = [orderIn(before), orderIn(left), orderIn(right)]
    if (isSame(mineNow, theirsNow) || isSame(was, theirsNow)) return left
    if (isSame(was, mineNow)) {
      taken.push(pointer)
      return right
    }
    conflicts.push({ pointer, kind: 'order', base: was, mine: mineNow, theirs: theirsNow })
    return choiceAt(pointer)?.side === 'theirs' ? right : left
  }

  const content = mergeParts(base, mine, theirs, '')
  return { content, conflicts, taken }
}
