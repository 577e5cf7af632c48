/** What the browser's tab and a screen reader call the page, and where focus goes when it changes. */
export { useDocumentTitle } from './use-document-title.ts'
export { useHeadingFocus } from './use-heading-focus.ts'
