import { commonProblems, type Document, type FieldError } from '@vitrine/contract'
import { ApiProblem, hasCode } from '#lib/api'

/** [DOC-06] A saved document without content counts as failed. */
export class NoContentError extends Error {}

const inBody = '/content'

/** Where in the form each fault is; one that is not about the content has no field. */
export const fieldErrorsOf = (error: unknown): FieldError[] =>
  error instanceof ApiProblem
    ? error.fieldErrors.flatMap((fault) =>
        fault.pointer.startsWith(`${inBody}/`) ? [{ ...fault, pointer: fault.pointer.slice(inBody.length) }] : [],
      )
    : []

/** What is stored, where someone else saved meanwhile. */
export const isConflict = (error: unknown): Document | undefined =>
  hasCode(error, commonProblems.conflict) ? (error.problem?.stored as Document | undefined) : undefined

/** Nobody knows whether it arrived: no network, a torn answer, or a server in between that gave up. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiProblem && (error.status === 0 || error.status >= 500)
