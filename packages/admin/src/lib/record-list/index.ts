/** The list screen of one kind of record: title, way back, list state in the address, rows, and what can be done with them. One for all kinds. */
export { RecordList, type RecordListProps } from './record-list.tsx'
