/** Who is calling, and the one place that says no. Knows neither the login service nor the museum. */
export { type Authenticate, createAuthenticator, hashToken, type SessionRow, type VerifiedToken } from './authenticate.ts'
export { type Decision, demand } from './demand.ts'
export type { Principal } from './principal.ts'
