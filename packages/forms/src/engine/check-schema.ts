import { prepareSchema, problemOf, schemaFindingKey } from '@vitrine/contract'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { type CheckFinding, createFindings } from './checks/finding.ts'
import { checkPatterns } from './checks/patterns.ts'
import { createJudging } from './judging.ts'
import type { JsonSchema } from './schema.ts'

/** Left out without harm: the form is drawn and judges as it would without them. */
const warnings = new Set(['unsupportedKeyword', 'moreFindings'])

/** What is wrong with a schema, as text or parsed. Each finding points into it as its author wrote it. */
export function checkSchema(json: unknown): CheckFinding[] {
  const { schema, findings: found } = prepareSchema(json)
  const findings = createFindings()
  for (const { pointer, code, params } of found)
    findings.add(pointer, schemaFindingKey(code), params, warnings.has(code) ? 'warning' : 'error')
  if (problemOf(schema)) return findings.list
  const hasRefused = checkPatterns(typeof json === 'string' ? JSON.parse(json) : json, schema, findings)
  const fault = hasRefused ? undefined : compileFault(schema)
  if (fault !== undefined) findings.add('', 'schemaFindings.notCompiled', { detail: fault })
  return findings.list
}

function compileFault(schema: JsonSchema): string | undefined {
  const { options, formats, extend } = createJudging()
  const ajv = extend(new Ajv({ ...options, strict: false, allErrors: true, multipleOfPrecision: 8 }))
  addFormats(ajv)
  for (const [name, judge] of Object.entries(formats)) ajv.addFormat(name, judge)
  try {
    ajv.compile(schema)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
