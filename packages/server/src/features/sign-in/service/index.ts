/** The rules of signing in: the gateway's (any provider) and the embedded login service's own. */
export { createLogIn, type LogIn, replacePassword } from './log-in.ts'
export { createSignIn, type SignedIn, type SignInService, type SignInUsers } from './sign-in.ts'
