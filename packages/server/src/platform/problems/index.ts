/** Failures that the caller is meant to see. */
export { translateConstraint } from './constraints.ts'
export { fieldProblem, Problem, toDetails, type UsersOfRecord } from './problem.ts'
