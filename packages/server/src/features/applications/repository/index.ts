/** SQL of the applications; every function is handed the database or the caller's transaction. */

export { list } from './list.ts'
export { find, knownSchemas, listPeople, lockThoseWithSchema, type Person, slugsLike, usersOf } from './read.ts'
export { insert, setSchemas, takeTurn, update } from './write.ts'
