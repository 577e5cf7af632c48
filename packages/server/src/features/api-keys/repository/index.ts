/** SQL of the API keys; every function is handed the database or the caller's transaction. */

export { findApplication, findInstance, grantAll, grantOne, listInstances, revokeAll, revokeForeign, revokeMoved } from './instances.ts'
export { find, findUsable, idsOfApplication, list, opens } from './read.ts'
export { insert, remove, stampUse, update } from './write.ts'
