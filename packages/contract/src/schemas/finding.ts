import type { core } from 'zod'
import { isObject } from '../json.ts'

/** A schema as the form, the server and the preview may use it: draft-07, every `$ref` leads somewhere. */
export type PreparedSchema = core.JSONSchema.BaseSchema

/** What can be wrong with a schema; the dictionary key of one is `schemaFindings.{code}`. */
export const schemaFindingCodes = [
  'notJson',
  'notReadable',
  'notObject',
  'tooLarge',
  'tooDeep',
  'tooManyNodes',
  'tooMuchData',
  'tooManyValues',
  'tooManyPatterns',
  'patternTooLong',
  'invalidPattern',
  'expandsTooFar',
  'missingRef',
  'circularRef',
  'foreignRef',
  'forbiddenName',
  'nameTooLong',
  'unsupportedKeyword',
  'notSchema',
  'notText',
  'notNumber',
  'notBoolean',
  'notList',
  'notNames',
  'notMap',
  'unknownType',
  'moreFindings',
] as const
export type SchemaFindingCode = (typeof schemaFindingCodes)[number]

export type FindingParams = Record<string, string | number>

/** One fault of a schema: where in it as its author wrote it (RFC 6901), which, and the values of its text. */
export type SchemaFinding = { pointer: string; code: SchemaFindingCode; params: FindingParams }

/** Stands in a prepared schema where something could not be kept; the form draws its text in place of the field. */
export type SchemaProblem = { key: string; params: FindingParams; pointer: string }

export const problemKeyword = 'x-problem'

export const schemaFindingKey = (code: SchemaFindingCode): string => `schemaFindings.${code}`

const knownKeys: ReadonlySet<string> = new Set(schemaFindingCodes.map(schemaFindingKey))

/** The problem of a node of a prepared schema, if it has one. */
export function problemOf(node: unknown): SchemaProblem | undefined {
  if (!isObject(node) || !Object.hasOwn(node, problemKeyword)) return undefined
  const problem = node[problemKeyword]
  if (!isObject(problem) || typeof problem.key !== 'string' || !knownKeys.has(problem.key)) return undefined
  if (typeof problem.pointer !== 'string' || !isObject(problem.params)) return undefined
  const params = Object.entries(problem.params)
  if (!params.every(([name, value]) => isSafeName(name) && (typeof value === 'string' || typeof value === 'number'))) return undefined
  return { key: problem.key, params: Object.fromEntries(params) as FindingParams, pointer: problem.pointer }
}

/**
 * Names that every object has by birth: written to, they change other objects; read from, they answer what nobody wrote.
 * No property and no keyword may be called so.
 */
export const isSafeName = (name: string): boolean => name !== 'prototype' && !Object.hasOwn(Object.prototype, name)
