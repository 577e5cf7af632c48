import type { ListedDocument } from '@vitrine/contract'
import type { ListItem } from '#ui/list-view'

/** A document as its list shows it, with what can be done to it. */
export type DocumentItem = ListItem & Pick<ListedDocument, 'id' | 'status' | 'languages'>

type Around = {
  path: string
  search: string
  untitled: string
  showsSchema: boolean
  /** What a search found, by document. */
  hits?: ReadonlyMap<number, string[]> | undefined
}

const longestHit = 90
const shortened = (text: string) => (text.length > longestHit ? `${text.slice(0, longestHit).trimEnd()} …` : text)

/** [LIST-08] [LIST-09] The row leads to the document and keeps how the list was asked for. */
export function toItem(row: ListedDocument, { path, search, untitled, showsSchema, hits }: Around): DocumentItem {
  const title = row.title || row.internal_title || untitled
  const subTitle = [showsSchema ? row.schema_name : '', row.internal_title === title ? '' : row.internal_title].filter(Boolean).join(' · ')
  const infoText = (hits?.get(row.id) ?? [])
    .filter((text) => text && text !== title && text !== row.internal_title)
    .map(shortened)
    .join(' · ')
  return {
    id: row.id,
    key: row.id,
    title,
    ...(subTitle ? { subTitle } : {}),
    ...(infoText ? { infoText } : {}),
    ...(row.chip ? { chipContent: row.chip } : {}),
    imageURL: row.media_data?.thumbnail_url ?? null,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    deletedAt: row.deleted_at,
    deletedBy: row.deleted_by,
    to: `${path}/${row.id}${search}`,
    status: row.status,
    languages: row.languages,
  }
}
