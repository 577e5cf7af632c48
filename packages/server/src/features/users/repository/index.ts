/** SQL of the users; every function is handed the database or the caller's transaction. */

export { list } from './list.ts'
export { find, findInfo } from './read.ts'
export { findBySubject, findByUsername, recordSignIn } from './sign-in.ts'
export { insert, lockSuperusers, setBanned, update } from './write.ts'
