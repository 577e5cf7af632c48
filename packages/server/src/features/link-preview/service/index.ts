/** The rules of link previews: who asks how often, what is kept, what is read out of a page. */
export { createLinkPreviews, type LinkPreviews } from './link-previews.ts'
