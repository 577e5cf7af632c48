/** What every kind of record does alike: it is listed by pages, saved under a version, deleted, restored and removed. */
export { type KindOfRecord, type RecordKeeper, recordKeeper, withSlugBefore } from './keeper.ts'
export { hasSearched, isDeletedAs, isVisible, keptWithDeleted, listPage, type Visible } from './list.ts'
export { slugsLike } from './rows.ts'
