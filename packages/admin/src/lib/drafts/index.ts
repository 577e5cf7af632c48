/** Words not yet saved, kept in this browser per person and record, and offered back after a lost session or a crash. */
export { createDrafts, type Draft, type Drafts } from './drafts.ts'
export { DraftsProvider, useDrafts } from './drafts-context.tsx'
