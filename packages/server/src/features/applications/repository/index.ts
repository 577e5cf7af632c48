/** SQL of the applications; every function is handed the database or the caller's transaction. */

export { list } from './list.ts'
export { find, listPeople, type Person, slugsLike, usersOf } from './read.ts'
export { insert, takeTurn, update } from './write.ts'
