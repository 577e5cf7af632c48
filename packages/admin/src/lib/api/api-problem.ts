import type { FieldError, ProblemDetails, ProblemKind } from '@vitrine/contract'

const isProblem = (body: unknown): body is ProblemDetails =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' && 'title' in body

/** An answer that was not ok. What the server said is in `body`, whatever shape it had. */
export class ApiProblem extends Error {
  readonly status: number
  readonly body: unknown
  readonly problem: ProblemDetails | undefined

  constructor(status: number, body: unknown) {
    super(isProblem(body) ? body.title : `The server answered ${status}`)
    this.name = 'ApiProblem'
    this.status = status
    this.body = body
    this.problem = isProblem(body) ? body : undefined
  }

  /** What programs branch on and dictionaries translate, as `problems.{code}`. */
  get code(): string {
    return this.problem?.code ?? (this.status === 0 ? 'unreachable' : 'unexpected')
  }

  get fieldErrors(): FieldError[] {
    return this.problem?.errors ?? []
  }
}

export const hasCode = (error: unknown, kind: ProblemKind): error is ApiProblem => error instanceof ApiProblem && error.code === kind.code
