/** Who is signed in: the tokens, their renewal and their end. The refresh token is never here; it lives in an httpOnly cookie. */
export { safePath } from './safe-path.ts'
export { createSession, type Session, type SessionChange, SignInError } from './session.ts'
export { SessionProvider, useSession } from './session-context.tsx'
