import { z } from 'zod'

/** One field that was refused; `pointer` is a JSON pointer into the body, or /query/name, /params/name. */
export const fieldError = z.object({ pointer: z.string(), code: z.string(), detail: z.string() })
export type FieldError = z.infer<typeof fieldError>

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
})
export type ProblemDetails = z.infer<typeof problemDetails>
