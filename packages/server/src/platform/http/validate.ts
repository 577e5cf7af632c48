import { commonProblems, type FieldError, pointerStep } from '@vitrine/contract'
import type { z } from 'zod'
import { Problem } from '#platform/problems'

const deepest = 32

/** JSON pointer (RFC 6901). */
const pointerTo = (prefix: string, path: PropertyKey[]): string => prefix + path.map((part) => pointerStep(String(part))).join('')

/** zod's issue as a code that dictionaries translate (`problems.fields.{code}`). */
function codeOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string'
        ? issue.minimum === 1
          ? 'required'
          : 'too_short'
        : issue.origin === 'array'
          ? 'too_few'
          : 'too_small'
    case 'too_big':
      return issue.origin === 'string' ? 'too_long' : issue.origin === 'array' ? 'too_many' : 'too_large'
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'wrong_type'
    case 'invalid_format':
      return issue.format === 'email' ? 'email' : issue.format === 'url' ? 'url' : 'pattern'
    case 'invalid_value':
      return 'not_an_option'
    case 'unrecognized_keys':
      return 'unknown'
    case 'custom':
      return typeof issue.params?.code === 'string' ? issue.params.code : 'invalid'
    default:
      return 'invalid'
  }
}

const toFieldErrors = (prefix: string, issue: z.core.$ZodIssue): FieldError[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ pointer: pointerTo(prefix, [...issue.path, key]), code: 'unknown', detail: 'There is no such parameter' }))
    : [{ pointer: pointerTo(prefix, issue.path), code: codeOf(issue), detail: issue.message }]

/** Parses by the contract's shape or throws 400 with every fault and where it stands. */
export function validate<Shape extends z.ZodType>(shape: Shape, input: unknown, prefix = ''): z.output<Shape> {
  if (isDeeperThan(input, deepest))
    throw new Problem(commonProblems.invalid, undefined, {
      errors: [{ pointer: prefix, code: 'too_deep', detail: `Nested deeper than ${deepest} levels` }],
    })
  const parsed = shape.safeParse(input, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new Problem(commonProblems.invalid, undefined, { errors: parsed.error.issues.flatMap((issue) => toFieldErrors(prefix, issue)) })
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  return Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}
