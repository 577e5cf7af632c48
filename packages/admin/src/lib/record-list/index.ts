/**
 * The list screen of one kind of record: title, way back, list state in the address, rows, deleting and restoring them.
 * One for all kinds.
 */
export { deletedIn, useDeletedFilter } from './deleted-filter.ts'
export { RecordList, type RecordListProps } from './record-list.tsx'
export { useListProps } from './use-list-props.ts'
