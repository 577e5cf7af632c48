/** What every kind of record asks of the server in the same way: a page of them, one, and a save; with what becomes stale by it. */
export { type Changed, usePage, useRecord, useSave } from './record-queries.ts'
export { useDeletionCalls } from './use-deletion-calls.ts'
