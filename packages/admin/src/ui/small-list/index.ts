// A short list inside a page: what belongs to the record above or beside it. Rows with a link and their own controls, pages when there are many.
export { SmallList, SmallListRow } from './small-list.tsx'
