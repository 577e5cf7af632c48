import type { ProblemKind } from '@vitrine/contract'
import { Problem } from './problem.ts'

type Violation = { kind: ProblemKind; pointer?: string }

/**
 * The database is the last judge: two callers can both look and find nothing, one insert wins.
 * A violated constraint that the feature knows becomes its problem; any other stays a bug.
 */
export async function translateConstraint<T>(work: Promise<T>, known: Record<string, Violation>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const violated = known[(error as { constraint?: string }).constraint ?? '']
    if (!violated) throw error
    const { kind, pointer } = violated
    throw new Problem(kind, undefined, pointer ? { errors: [{ pointer, code: 'taken', detail: kind.title }] } : {})
  }
}
