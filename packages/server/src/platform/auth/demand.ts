import { commonProblems, type ProblemKind } from '@vitrine/contract'
import { Problem } from '#platform/problems'

/** hidden: the caller may not even know it is there (404); refused: seen, but not theirs to do (403). */
export type Decision = 'allowed' | 'refused' | 'hidden'

/** Every policy ends here: what is not allowed throws, and the caller's work has not begun. */
export function demand(decision: Decision, missing: ProblemKind = commonProblems.not_found): void {
  if (decision === 'hidden') throw new Problem(missing)
  if (decision === 'refused') throw new Problem(commonProblems.refused)
}
