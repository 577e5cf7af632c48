import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { createBranchJudge } from './branch-findings.ts'
import { createAsJudged, createJudging } from './judging.ts'
import { type Finding, type Problem, toProblems } from './problems.ts'
import { createResolve } from './resolve.ts'
import type { JsonSchema } from './schema.ts'

/**
 * Judges values of one prepared schema as the form does, without the form: the server asks it before something is published.
 * What a closed schema does not name is no fault here: it is kept out of sight, never thrown away.
 */
export function createValueJudge(schema: JsonSchema): (value: unknown) => Problem[] {
  const { options, formats, extend } = createJudging()
  const asJudged = createAsJudged()
  const ajv = extend(new Ajv({ ...options, strict: false, allErrors: true, verbose: true, multipleOfPrecision: 8 }))
  addFormats(ajv)
  for (const [name, judge] of Object.entries(formats)) ajv.addFormat(name, judge)
  const findingsOf = (node: JsonSchema, value: unknown): Finding[] => {
    const validate = ajv.compile(asJudged(node))
    return validate(value) ? [] : ((validate.errors ?? []) as Finding[])
  }
  const inBranches = createBranchJudge(schema, findingsOf)
  const resolve = createResolve(schema)
  const passes = (branch: JsonSchema, value: unknown) =>
    findingsOf({ ...resolve(branch), $defs: schema.$defs, definitions: schema.definitions } as JsonSchema, value).length === 0
  return (value) => {
    const findings = inBranches(findingsOf(schema, value), value, { resolve, passes, retrieve: resolve })
    return toProblems(findings.filter(({ keyword }) => keyword !== 'additionalProperties'))
  }
}
