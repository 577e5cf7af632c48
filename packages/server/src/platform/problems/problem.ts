import type { FieldError, ProblemDetails, ProblemKind } from '@vitrine/contract'

/** A failure the caller is meant to see (RFC 9457). Anything else that is thrown is a bug and answers 500. */
export class Problem extends Error {
  readonly kind: ProblemKind
  readonly detail: string | undefined
  readonly errors: FieldError[] | undefined
  /** On a version conflict: the record as it is stored now. */
  readonly stored: unknown

  constructor(kind: ProblemKind, detail?: string, more: { errors?: FieldError[]; stored?: unknown } = {}) {
    super(detail ? `${kind.title}: ${detail}` : kind.title)
    this.kind = kind
    this.detail = detail
    this.errors = more.errors
    this.stored = more.stored
  }
}

export const toDetails = ({ kind, detail, errors, stored }: Problem, requestId: string): ProblemDetails => ({
  type: `urn:vitrine:problem:${kind.code}`,
  title: kind.title,
  status: kind.status,
  ...(detail === undefined ? {} : { detail }),
  instance: requestId,
  code: kind.code,
  ...(errors ? { errors } : {}),
  ...(stored === undefined ? {} : { stored }),
})
