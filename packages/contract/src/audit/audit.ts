import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { id, idInQuery, line, time } from '../record.ts'
import { route } from '../route.ts'

/** A name as the record has it: in each language, or one for all. */
const recordName = z.union([z.string(), z.record(z.string(), z.string())])

/** One field with both values, as they were stored. */
export const auditChange = z.object({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** What a value that points at a record is called, where we know it. */
  before_name: recordName.nullable(),
  after_name: recordName.nullable(),
  /** The values are not answered: too long to be read here, or not anyone's to read. */
  is_left_out: z.boolean(),
})
export type AuditChange = z.infer<typeof auditChange>

/** Who changed which record, when, and which of its fields. */
export const auditEntry = z.object({
  id: z.int(),
  at: time,
  /** null: the product itself. */
  user_id: id.nullable(),
  user_name: z.string().nullable(),
  record_kind: z.string(),
  /** A number for most kinds; for translations the key. */
  record_id: z.string(),
  /** What it is called now, or was when it went. */
  record_name: recordName.nullable(),
  action: z.string(),
  changes: z.array(auditChange),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** A kind or an action: lower-case words. */
const word = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z_-]*$/)

export const auditRoutes = {
  list: route('GET', '/admin/api/audit', {
    query: pageQuery(['at'], { sortBy: 'at' })
      .pick({ page: true, page_size: true })
      .extend({
        record_kind: word.optional(),
        record_id: line(200).min(1).optional(),
        user_id: idInQuery.optional(),
        action: word.optional(),
        /** From this moment on, and before that one. */
        from: time.optional(),
        to: time.optional(),
      })
      .refine(({ record_id, record_kind }) => record_id === undefined || record_kind !== undefined, {
        path: ['record_kind'],
        params: { code: 'required' },
      }),
    answer: pageOf(auditEntry),
    summary: 'What was changed, the latest first; further back than 10,000 by narrowing it',
  }),
}
