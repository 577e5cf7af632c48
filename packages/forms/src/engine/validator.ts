import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { customizeValidator } from '@rjsf/validator-ajv8'
import { plainText } from '@vitrine/contract'
import { z } from 'zod'
import { type Finding, type Problem, toProblems } from './problems.ts'
import type { JsonSchema } from './schema.ts'

export type Validator = {
  /** RJSF asks it which branch of a `oneOf` or `if` a value takes. */
  forRjsf: ValidatorType
  /** What is wrong with a value; `broken` when the schema itself cannot be compiled, so nothing can be said. */
  findProblems(schema: JsonSchema, value: unknown): { problems: Problem[]; broken: boolean }
}

// The server judges these by zod; another regular expression here would let through what it refuses.
const email = z.email()
const url = z.url()

export function createValidator(): Validator {
  const ajv = customizeValidator({
    customFormats: {
      email: (text: string) => email.safeParse(text).success,
      uri: (text: string) => url.safeParse(text).success,
      html: () => true,
    },
    extenderFn: (instance) => instance.addKeyword({ keyword: 'x-url', type: 'string', validate: fitsUrl }),
  })
  return {
    forRjsf: ajv,
    findProblems(schema, value) {
      const { errors, validationError } = ajv.rawValidation<Finding>(schema as RJSFSchema, trimmed(schema, value))
      return { problems: toProblems(errors ?? []), broken: validationError !== undefined }
    },
  }
}

function fitsUrl(limits: { protocol?: string; hostname?: string }, text: string): boolean {
  // What is no address at all is the format's to report.
  if (!URL.canParse(text)) return true
  const { protocol, hostname } = new URL(text)
  const fits = (limit: string | undefined, part: string) => limit === undefined || new RegExp(limit).test(part)
  return fits(limits.protocol, protocol.replace(/:$/, '')) && fits(limits.hostname, hostname)
}

/** The value as the server will read it: texts marked so are trimmed before they are judged, rich text is judged by its words. */
function trimmed(schema: JsonSchema | boolean | undefined, value: unknown): unknown {
  if (typeof schema !== 'object') return value
  if (typeof value === 'string' && schema.format === 'html') return plainText(value)
  if (typeof value === 'string') return schema['x-trim'] === true ? value.trim() : value
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !schema.properties) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      trimmed(Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined, part),
    ]),
  )
}
