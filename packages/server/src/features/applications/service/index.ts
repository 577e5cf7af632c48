/** The rules of the applications. */
export { type Applications, createApplications } from './applications.ts'
export { releaseSchema } from './schema-references.ts'
