/** Failures that the caller is meant to see. */
export { translateConstraint } from './constraints.ts'
export { Problem, toDetails } from './problem.ts'
