import type { FieldError, ProblemDetails, ProblemKind, UserOfRecord } from '@vitrine/contract'

/** Who uses a record, the first of them, and how many there are. */
export type UsersOfRecord = { items: UserOfRecord[]; count: number }

type More = { errors?: FieldError[]; stored?: unknown; usedBy?: UsersOfRecord }

/** A failure the caller is meant to see (RFC 9457). Anything else that is thrown is a bug and answers 500. */
export class Problem extends Error {
  readonly kind: ProblemKind
  readonly detail: string | undefined
  readonly errors: FieldError[] | undefined
  /** On a version conflict: the record as it is stored now. */
  readonly stored: unknown
  readonly usedBy: UsersOfRecord | undefined

  constructor(kind: ProblemKind, detail?: string, more: More = {}) {
    super(detail ? `${kind.title}: ${detail}` : kind.title)
    this.kind = kind
    this.detail = detail
    this.errors = more.errors
    this.stored = more.stored
    this.usedBy = more.usedBy
  }
}

export const toDetails = ({ kind, detail, errors, stored, usedBy }: Problem, requestId: string): ProblemDetails => ({
  type: `urn:vitrine:problem:${kind.code}`,
  title: kind.title,
  status: kind.status,
  ...(detail === undefined ? {} : { detail }),
  instance: requestId,
  code: kind.code,
  ...(errors ? { errors } : {}),
  ...(stored === undefined ? {} : { stored }),
  ...(usedBy ? { used_by: usedBy.items, used_by_count: usedBy.count } : {}),
})

/** A refusal that stands at one field. */
export const fieldProblem = (kind: ProblemKind, pointer: string, code = 'invalid'): Problem =>
  new Problem(kind, undefined, { errors: [{ pointer, code, detail: kind.title }] })
