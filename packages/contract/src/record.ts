import { z } from 'zod'
import { flag } from './flag.ts'

/** Integers from 1, within PostgreSQL's `integer`. */
export const id = z.int().min(1).max(2_147_483_647)
/** An id in a path or a query string. */
export const idInQuery = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .or(z.number())
  .pipe(id)
export const idParam = z.object({ id: idInQuery })
export const version = z.int().min(1).max(2_147_483_647)
/** ISO 8601 in UTC. */
export const time = z.iso.datetime()

/** Text of several lines; PostgreSQL cannot store U+0000 at all. */
export const lines = (max: number) =>
  z
    .string()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is refused here
    .regex(/^[^\u0000]*$/)

/** One line a person writes; control characters are refused. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused here
    .regex(/^[^\u0000-\u001f\u007f]*$/)

/** What every record carries: raised by each save; a PUT sends the version it was read at. */
export const stamped = z.object({
  version,
  created_at: time,
  created_by: z.string().nullable(),
  updated_at: time,
  updated_by: z.string().nullable(),
})

/** The `version` a PUT was read at: in the body, or as If-Match; without either the answer is 428. */
export const versioned = z.object({ version })

/** What a record that can be restored carries too. */
export const deletable = stamped.extend({ deleted_at: time.nullable(), deleted_by: z.string().nullable() })

/**
 * permanent: removes what is already deleted. force: also what others still use; they are left without a dangling
 * reference. Both are for those who may delete permanently.
 */
export const deleteQuery = z.strictObject({ permanent: flag.default(false), force: flag.default(false) })

/** A restored record whose slug was taken meanwhile got another one: the person is told which it had. */
export const restored = z.object({ slug_before: z.string().nullable() })

/** An address on the web. */
export const webUrl = z.url({ protocol: /^https?$/ }).max(2000)
/** Only https pictures: an http one would be blocked or leak where the person works. */
export const imageUrl = z.url({ protocol: /^https$/ }).max(2000)
