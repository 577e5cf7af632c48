/** The rules of the documents. */
export { createDocuments, type Documents } from './documents.ts'
export { followParents } from './follow-parents.ts'
export { createLists, type Lists } from './lists.ts'
export { createPresence, type Presence } from './presence.ts'
export { createReindex, type Reindex } from './reindex.ts'
export { createReindexRun } from './reindex-run.ts'
export { addDocument, changeDocument } from './saving.ts'
export { createSchemaMemory } from './schema-memory.ts'
