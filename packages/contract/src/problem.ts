import { z } from 'zod'

/** One field that was refused; `pointer` is a JSON pointer into the body, or /query/name, /params/name. */
export const fieldError = z.object({ pointer: z.string(), code: z.string(), detail: z.string() })
export type FieldError = z.infer<typeof fieldError>

/** One record that still uses what was to be deleted; `name` is localised where the record's name is. */
export const userOfRecord = z.object({ kind: z.string(), id: z.int(), name: z.union([z.string(), z.record(z.string(), z.string())]) })
export type UserOfRecord = z.infer<typeof userOfRecord>

/** RFC 9457, `application/problem+json`. */
export const problemDetails = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  /** The request id, which is also in the log. */
  instance: z.string(),
  /** What programs branch on; its dictionary key is `problems.{code}`. */
  code: z.string(),
  errors: z.array(fieldError).optional(),
  /** On a version conflict: the record as it is stored now. */
  stored: z.unknown().optional(),
  /** On `in_use`: who uses it, the first hundred, and how many there are. */
  used_by: z.array(userOfRecord).optional(),
  used_by_count: z.int().optional(),
})
export type ProblemDetails = z.infer<typeof problemDetails>
