import { z } from 'zod'

/**
 * An e-mail address as it is stored and compared: trimmed, lower case. Letters outside ASCII are refused before anything
 * is folded: a look-alike must not become someone else's address.
 */
export const username = z
  .string()
  .trim()
  .regex(/^[!-~]*$/)
  .transform((text) => text.toLowerCase())
  .pipe(z.email().max(254))
