/** For tests, of this feature and of others: sessions by the real way, and by the short one. */
export { openSignInApp, password, type SignInApp } from './app.ts'
export { type Browser, createBrowser } from './browser.ts'
export { issueSession, signToken } from './issue-session.ts'
export { authorizationUrl, bearer, locationOf, makeRequest, type SignInRequest, signInAs, uidOf, walkToCode } from './walk.ts'
