import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import { customizeValidator } from '@rjsf/validator-ajv8'
import { createBranchJudge } from './branch-findings.ts'
import { createAsJudged, createJudging } from './judging.ts'
import { type Finding, type Problem, toProblems } from './problems.ts'
import type { JsonSchema } from './schema.ts'
import type { Walker } from './walk.ts'

export type Validator = {
  /** RJSF asks it which branch of a `oneOf` or `if` a value takes. */
  forRjsf: ValidatorType
  /** What is wrong with a value; `broken` when the schema itself cannot be compiled, so nothing can be said. */
  findProblems(schema: JsonSchema, value: unknown, walker?: Walker): { problems: Problem[]; broken: boolean }
}

export function createValidator(): Validator {
  const judging = createJudging()
  const ajv = customizeValidator({
    ajvOptionsOverrides: judging.options,
    customFormats: judging.formats,
    extenderFn: judging.extend,
  })
  const asJudged = createAsJudged()
  const judge = (schema: JsonSchema, value: unknown) => {
    const { errors, validationError } = ajv.rawValidation<Finding>(asJudged(schema) as RJSFSchema, value as never)
    return { findings: errors ?? [], broken: validationError !== undefined }
  }
  const branchJudges = new WeakMap<JsonSchema, ReturnType<typeof createBranchJudge>>()
  const branchJudgeOf = (schema: JsonSchema) => {
    const known = branchJudges.get(schema) ?? createBranchJudge(schema, (branch, part) => judge(branch, part).findings)
    branchJudges.set(schema, known)
    return known
  }
  return {
    forRjsf: ajv,
    findProblems(schema, value, walker) {
      const { findings, broken } = judge(schema, trimmed(schema, value))
      return { problems: toProblems(walker ? branchJudgeOf(schema)(findings, value, walker) : findings), broken }
    },
  }
}

/** The value as the server will read it: texts marked so are trimmed before they are judged. */
function trimmed(schema: JsonSchema | boolean | undefined, value: unknown): unknown {
  if (typeof schema !== 'object') return value
  if (typeof value === 'string') return schema['x-trim'] === true ? value.trim() : value
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !schema.properties) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      trimmed(Object.hasOwn(schema.properties ?? {}, name) ? schema.properties?.[name] : undefined, part),
    ]),
  )
}
