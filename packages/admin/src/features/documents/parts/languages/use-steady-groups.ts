import { isSame } from '@vitrine/contract'
import { useEffect, useMemo, useRef } from 'react'
import type { LanguageGroup, LanguageRow } from './language-rows.ts'

const told = ['pointer', 'place', 'label', 'source', 'target', 'state', 'earlier'] as const

const isSameRow = (one: LanguageRow, other: LanguageRow): boolean =>
  told.every((name) => one[name] === other[name]) &&
  one.node.value === other.node.value &&
  isSame(one.node.schema, other.node.schema) &&
  isSame(one.node.uiSchema, other.node.uiSchema)

function keepSame(group: LanguageGroup, before: LanguageGroup | undefined): LanguageGroup {
  const rows = group.rows.map((row, place) => {
    const known = before?.rows[place]
    return known && isSameRow(known, row) ? known : row
  })
  const isKept = before?.title === group.title && before.icon === group.icon && before.rows.length === rows.length
  return isKept && rows.every((row, place) => row === before.rows[place]) ? before : { ...group, rows }
}

/** The groups and rows in which nothing changed stay the same objects, so that a written word draws its own row and not hundreds. */
export function useSteadyGroups(groups: readonly LanguageGroup[]): LanguageGroup[] {
  const before = useRef(new Map<string, LanguageGroup>())
  const steady = useMemo(() => groups.map((group) => keepSame(group, before.current.get(group.key))), [groups])
  useEffect(() => {
    before.current = new Map(steady.map((group) => [group.key, group]))
  }, [steady])
  return steady
}
