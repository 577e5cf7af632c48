import {
  commonProblems,
  type DocumentContent,
  type DocumentStatus,
  documentLimits,
  documentProblems,
  type FieldError,
  faultOf,
  mapLeaves,
  withoutEmpty,
} from '@vitrine/contract'
import { sanitiseHtml } from '#platform/html'
import { fieldProblem, Problem } from '#platform/problems'
import type { KnownSchema } from './schema-memory.ts'

const mostErrors = 200

/** What no document may be, draft or not. */
export function refuseBeyondLimits(content: DocumentContent): void {
  const fault = faultOf(content)
  if (fault) {
    const { pointer, code, detail } = fault
    throw new Problem(commonProblems.invalid, undefined, { errors: [{ pointer: `/content${pointer}`, code, detail }] })
  }
  if (Buffer.byteLength(JSON.stringify(content)) > documentLimits.bytes)
    throw fieldProblem(documentProblems.too_large, '/content', 'too_large')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is taken out here
const unstorable = /\u0000/g
const storable = (text: string): string => text.replaceAll(unstorable, '').toWellFormed()

/** No database stores U+0000 or half a character; what a person typed around them is kept. */
function withStorableTexts(value: unknown): unknown {
  if (typeof value === 'string') return storable(value)
  if (Array.isArray(value)) return value.map(withStorableTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [storable(name), withStorableTexts(part)]))
}

/** The content as it may be stored: rich text sanitised wherever the schema says it is some, all else as it came. */
export const storableContent = (content: DocumentContent, { prepared }: KnownSchema): DocumentContent =>
  mapLeaves(prepared, withStorableTexts(content) as DocumentContent, (node, leaf) =>
    node.format === 'html' && typeof leaf === 'string' ? sanitiseHtml(leaf) : leaf,
  )

const codes: Record<string, string> = {
  required: 'required',
  minLength: 'too_short',
  maxLength: 'too_long',
  min: 'too_small',
  max: 'too_large',
  above: 'too_small',
  below: 'too_large',
  minItems: 'too_few',
  maxItems: 'too_many',
  patternError: 'pattern',
  uri: 'url',
  https: 'url',
  email: 'email',
  choice: 'not_an_option',
  uniqueItems: 'duplicate',
  integer: 'wrong_type',
  number: 'wrong_type',
}

/** What keeps a content from being published; each fault with its place in the body. */
export const faultsOf = (content: DocumentContent, schema: KnownSchema): FieldError[] =>
  schema
    .judge()(withoutEmpty(content))
    .slice(0, mostErrors)
    .map(({ pointer, key }) => ({
      pointer: `/content${pointer}`,
      code: codes[key.slice(key.lastIndexOf('.') + 1)] ?? 'invalid',
      detail: key,
    }))

/** A draft may be incomplete; what others are to see may not. */
export function requirePublishable(content: DocumentContent, status: DocumentStatus, before: DocumentStatus, schema: KnownSchema): void {
  if (status === 'draft') return
  if (status === 'published_not_listed' && before !== status && !schema.canPublishUnlisted)
    throw fieldProblem(documentProblems.unlisted_not_offered, '/status', 'not_an_option')
  const errors = faultsOf(content, schema)
  if (errors.length > 0) throw new Problem(documentProblems.not_publishable, undefined, { errors })
}
