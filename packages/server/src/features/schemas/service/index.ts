/** The rules of the schemas. */
export { insertSchema, layOutSchema } from './add-schema.ts'
export { followApplication } from './follow-application.ts'
export { createSchemas, type Schemas, type SchemasNeeds } from './schemas.ts'
