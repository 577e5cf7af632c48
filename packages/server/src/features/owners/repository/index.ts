/** SQL of the owners; every function is handed the database or the caller's transaction. */

export { list } from './list.ts'
export { find, findParent, isAbove, slugsLike, usersOf } from './read.ts'
export { insert, leaveParent, takeTurn, update } from './write.ts'
