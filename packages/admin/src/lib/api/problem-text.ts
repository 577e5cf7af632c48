import type { TFunction } from 'i18next'
import { ApiProblem } from './api-problem.ts'

/** What a person reads about a refusal: the dictionary's text for its code, else that something failed with us. */
export function problemText(t: TFunction, error: unknown): string {
  const code = error instanceof ApiProblem ? error.code : 'unexpected'
  return t([`problems.${code}`, 'problems.unexpected'])
}
