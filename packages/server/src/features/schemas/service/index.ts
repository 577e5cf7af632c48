/** The rules of the schemas. */
export { insertSchema } from './add-schema.ts'
export { followApplication } from './follow-application.ts'
export { createSchemas, type Schemas, type SchemasNeeds } from './schemas.ts'
