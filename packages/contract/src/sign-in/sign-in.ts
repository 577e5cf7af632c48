import { z } from 'zod'
import { problemKind } from '../problem-kinds.ts'
import { route } from '../route.ts'

const opaque = z.string().min(1).max(4000)

/** What the browser keeps; the refresh token stays in its httpOnly cookie. */
export const tokens = z.object({ access_token: z.string(), id_token: z.string(), expires_at: z.iso.datetime() })
export type Tokens = z.infer<typeof tokens>

export const signInRoutes = {
  token: route('POST', '/oauth2/token', {
    access: 'public',
    body: z.object({ code: opaque, code_verifier: opaque, nonce: opaque }),
    answer: tokens,
    summary: 'Redeem the code of a callback',
  }),
  refresh: route('POST', '/oauth2/refresh', { access: 'public', answer: tokens, summary: 'New tokens for the refresh cookie' }),
  logout: route('POST', '/oauth2/logout', {
    access: 'public',
    answer: z.object({ end_session_url: z.string().nullable() }),
    summary: 'End the session',
  }),
}

/** Behind the embedded login service's pages, /oidc/login?uid=… and /oidc/invitation#token (oidc-provider speaks the rest of /oidc/*). */
export const loginRoutes = {
  page: route('GET', '/oidc/login/:uid', {
    access: 'public',
    params: z.object({ uid: opaque }),
    answer: z.object({ demo_people: z.array(z.object({ username: z.string(), role: z.string() })), demo_password: z.string().nullable() }),
    summary: 'What the login page of one sign-in shows',
  }),
  submit: route('POST', '/oidc/login/:uid', {
    access: 'public',
    params: z.object({ uid: opaque }),
    body: z.object({ username: z.string().max(254), password: z.string().max(1000) }),
    answer: z.object({ return_to: z.string() }),
    summary: 'E-mail address and password of one sign-in',
  }),
  // The token travels in the body: an address would put it into logs.
  invitation: route('POST', '/oidc/invitations/look-up', {
    access: 'public',
    body: z.object({ token: opaque }),
    answer: z.object({ username: z.string() }),
    summary: 'Whom a one-time link invites',
  }),
  accept: route('POST', '/oidc/invitations/accept', {
    access: 'public',
    body: z.object({ token: opaque, password: z.string().min(8).max(1000) }),
    summary: 'Set the first password by a one-time link',
  }),
}

export const signInProblems = {
  code_refused: problemKind('sign_in.code_refused', 400, 'The login service refused this sign-in'),
  unknown_user: problemKind('sign_in.unknown_user', 403, 'Nobody has invited this e-mail address'),
  other_person: problemKind('sign_in.other_person', 403, 'This e-mail address belongs to someone else here'),
  email_unverified: problemKind('sign_in.email_unverified', 403, 'The login service has not verified this e-mail address'),
  session_over: problemKind('sign_in.session_over', 401, 'The session is over; sign in again'),
  wrong_password: problemKind('sign_in.wrong_password', 401, 'The e-mail address or the password is wrong'),
  interaction_over: problemKind('sign_in.interaction_over', 410, 'This sign-in took too long; start again'),
  invitation_over: problemKind('sign_in.invitation_over', 410, 'This link has been used or is too old'),
  unreachable: problemKind('sign_in.unreachable', 502, 'The login service does not answer'),
}
