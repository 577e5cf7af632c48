/** SQL of the schemas and their versions; every function is handed the database or the caller's transaction. */

export { list } from './list.ts'
export { applicationOf, find, slugsLike, usersOf } from './read.ts'
export { findVersion, keepVersion, layOut, listVersions, type NewVersion } from './versions.ts'
export { insert, lockApplication, lockOfApplication, markDeleted, type NewSchema, remove, takeTurn, update } from './write.ts'
