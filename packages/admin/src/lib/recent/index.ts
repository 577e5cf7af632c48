/** Which documents someone opened last in this browser. Only ids and paths are kept: what they are called is asked for. */
export { createRecent, documentIdAt, type Recent, type RecentDocument } from './recent.ts'
