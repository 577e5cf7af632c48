/** Relation: documents that this one points at, chosen from some schemas. Avoid: link, reference, foreign key. */
import { defineField } from '../../engine/index.ts'
import { relationDefinition } from './definition.ts'
import { Relation } from './relation.tsx'

export type { RelatedDocument, RelatedLook, RelatedStatus, Relations } from './service.ts'
export const relation = defineField(relationDefinition, Relation)
