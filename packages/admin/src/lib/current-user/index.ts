/** The one shared state: who works here, in which instance of which application, and with which version of the product. */

export { currentInstanceOf } from './current-instance-of.ts'
export { CurrentUserProvider, type CurrentUserState, useCurrentUser } from './current-user.tsx'
