import { searchText } from '@vitrine/contract'
import type { ReactNode } from 'react'

export type EntryGroup = 'recent' | 'documents' | 'elsewhere' | 'places' | 'actions'
export const entryGroups: readonly EntryGroup[] = ['recent', 'documents', 'elsewhere', 'places', 'actions']

/** Something to reach: it leads somewhere, or does something where one is. */
export type Entry = {
  key: string
  group: EntryGroup
  label: string
  caption?: string
  icon: ReactNode
  picture?: string | null
} & ({ to: string } | { run: () => void })

const wordsOf = (text: string) =>
  searchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether each written word is the beginning of a word of the text. */
export function isMatch(text: string, written: string): boolean {
  const words = wordsOf(text)
  return wordsOf(written).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

/** The pieces of a text, those that the written words begin with marked. */
export function markMatches(text: string, written: string): { text: string; isHit: boolean }[] {
  const words = written
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (words.length === 0) return [{ text, isHit: false }]
  return text
    .split(new RegExp(`((?<![\\p{L}\\p{N}])(?:${words.join('|')}))`, 'iu'))
    .map((piece, place) => ({ text: piece, isHit: place % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

/** No more of each group than one reads, in the order of the groups. */
export const inGroups = (entries: readonly Entry[], most: Partial<Record<EntryGroup, number>>): Entry[] =>
  entryGroups.flatMap((group) => entries.filter((entry) => entry.group === group).slice(0, most[group]))
