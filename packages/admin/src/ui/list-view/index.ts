// The shared list view: search, filters, sort, list or grid, pages. Rows are real links. Used by every list of the admin.
export type { BulkAction, ListColumn, ListFilter, ListItem, ListLook, ListSort, OnParams, PictureKind, RowAction } from './item.ts'
export { type CreateAction, ListView, type ListViewProps } from './list-view.tsx'
export { Pager, useTotalText } from './pager.tsx'
export { Pages } from './pages.tsx'
export { formatFilterBy, type ListParams, lastPageOf, maySearch, parseFilterBy } from './params.ts'
export { Thumbnail } from './picture.tsx'
