/** The one way to the server: calls named by the contract's routes, signed in, repeated once after a silent refresh. */
export { type Api, type ApiSession, createApi } from './api.ts'
export { ApiProvider, useApi } from './api-context.tsx'
export { ApiProblem, hasCode } from './api-problem.ts'
export { problemText } from './problem-text.ts'
export { type Reach, send } from './send.ts'
