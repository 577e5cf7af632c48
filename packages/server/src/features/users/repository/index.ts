/** SQL of the users; every function is handed the database or the caller's transaction. */

export { list } from './list.ts'
export { find, findInfo } from './read.ts'
export { findBySubject, findByUsername, forgetSignIn, recordSignIn } from './sign-in.ts'
export { hasSuperuser, insert, lockSuperusers, makeSuperuser, setBanned, update } from './write.ts'
