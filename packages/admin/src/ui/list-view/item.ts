import type { ReactNode } from 'react'
import type { ListParams } from './params.ts'

/** What a list shows of a thing. [LIST-08] */
export type ListItem = {
  key: string | number
  title: string
  subTitle?: string
  chipContent?: string
  /** Missing or broken: the default picture. In lists of people: the initials. */
  imageURL?: string | null
  infoText?: string
  updatedAt?: string | null
  updatedBy?: string | null
  /** Where the row leads; without it the row is only read. */
  to?: string
  /** A deleted thing is faded and leads nowhere until it is restored. [LIST-06] */
  deletedAt?: string | null
  deletedBy?: string | null
}

export type ListColumn<Item> = {
  id: string
  label: string
  /** A CSS grid track: '120px', 'minmax(120px, 1fr)'. */
  width: string
  cell: (item: Item) => ReactNode
  /** Columns give way from the right sort of screens first. */
  from?: 'sm' | 'md' | 'lg'
  /** Shown on the second line of a phone's row and under a grid picture. */
  inSummary?: boolean
  /** Under a grid picture only, where there is more room than on a phone's row. */
  inTiles?: boolean
}

export type RowAction = {
  label: string
  icon?: ReactNode
  onSelect?: () => void
  to?: string
  tone?: 'error'
}

/** What can be done with several at once. */
export type BulkAction<Item> = {
  label: string
  icon?: ReactNode
  appliesTo: (item: Item) => boolean
  /** With those it applies to; answers whether it was done, so that nothing stays chosen. */
  run: (items: Item[]) => Promise<boolean>
}

export type ListFilter = {
  name: string
  label: string
  options: { value: string; label: string }[]
  /** What the button says when nothing is chosen; «Alle» unless given. */
  allLabel?: string
}

export type ListSort = {
  value: string
  label: string
  /** It has one direction only, and none is offered. */
  isOneWay?: boolean
}
export type PictureKind = 'thumbnail' | 'person' | 'none'
export type ListLook = 'list' | 'grid'
/** `replace`: correct the address without a step in the browser's history. */
export type OnParams = (params: ListParams, how?: { replace: boolean }) => void
