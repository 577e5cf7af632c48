import { plainText } from '@vitrine/contract'
import type { Ajv, Options } from 'ajv'
import { z } from 'zod'
import { createLinearPatterns } from './linear-pattern.ts'

// The server judges these by zod; another regular expression here would let through what it refuses.
const email = z.email()
const url = z.url()

const formats = {
  email: (text: string) => email.safeParse(text).success,
  uri: (text: string) => url.safeParse(text).success,
}

export type Judging = { options: Options; formats: typeof formats; extend(instance: Ajv): Ajv }

/** How values are judged, wherever a validator is made: the form, the schema editor, the server. */
export function createJudging(): Judging {
  const toPattern = createLinearPatterns()
  return {
    options: {
      code: { regExp: Object.assign((pattern: string) => toPattern(pattern), { code: 'new RegExp' }) },
      // prepareSchema has done it; ajv's own way compares the values of an enum each with each.
      validateSchema: false,
      // Written into every place that names it, a definition makes the code of a form of blocks a hundred times as long.
      inlineRefs: false,
      // What an author writes wrongly is said where the schema is written, not to the console of everyone who fills it in.
      logger: false,
    },
    formats,
    extend: (instance) =>
      instance
        .addKeyword({ keyword: 'x-url', type: 'string', compile: (limits: UrlLimits) => fitsUrl(limits, toPattern) })
        .addKeyword({ keyword: textLimits, type: 'string', errors: true, compile: fitsText }),
  }
}

type UrlLimits = { protocol?: unknown; hostname?: unknown }

function fitsUrl(limits: UrlLimits, toPattern: ReturnType<typeof createLinearPatterns>) {
  const limit = (pattern: unknown) => (typeof pattern === 'string' ? toPattern(pattern) : undefined)
  const [wantedProtocol, wantedHost] = [limit(limits?.protocol), limit(limits?.hostname)]
  return (text: string): boolean => {
    // What is no address at all is the format's to report.
    if (!URL.canParse(text)) return true
    const { protocol, hostname } = new URL(text)
    return (wantedProtocol?.test(protocol.replace(/:$/, '')) ?? true) && (wantedHost?.test(hostname) ?? true)
  }
}

/** Limits on the words of rich text, not on its markup. */
const textLimits = 'x-text'
type TextLimits = { minLength?: number; maxLength?: number }

function fitsText(limits: TextLimits) {
  const validate = (html: string): boolean => {
    const { length } = [...plainText(html)]
    const fault = (keyword: keyof TextLimits) => [{ keyword, params: { limit: limits[keyword] }, message: keyword }]
    const isShort = limits.minLength !== undefined && length < limits.minLength
    const isLong = limits.maxLength !== undefined && length > limits.maxLength
    validate.errors = isShort ? fault('minLength') : isLong ? fault('maxLength') : undefined
    return !isShort && !isLong
  }
  validate.errors = undefined as Array<{ keyword: string; params: Record<string, unknown>; message: string }> | undefined
  return validate
}

/** A schema as it is judged: where it describes rich text, its lengths count the words. The same schema gives the same object. */
export function createAsJudged(): <Schema extends object>(schema: Schema) => Schema {
  const known = new WeakMap<object, object>()
  const read = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(read)
    if (typeof node !== 'object' || node === null) return node
    const copy = Object.fromEntries(Object.entries(node).map(([key, part]) => [key, read(part)]))
    if (copy.format !== 'html' || (copy.minLength === undefined && copy.maxLength === undefined)) return copy
    const { minLength, maxLength, ...rest } = copy
    return { ...rest, [textLimits]: { minLength, maxLength } }
  }
  return (schema) => {
    const made = known.get(schema) ?? (read(schema) as object)
    known.set(schema, made)
    return made as typeof schema
  }
}
