/** SQL of the instances and of who works in them; every function is handed the database or the caller's transaction. */

export { list } from './list.ts'
export { countMembers, findMember, findRole, findUser, listMembers, removeMember, setRole } from './members.ts'
export { find, findBySlugs, missingLocales, missingReceivers, slugsLike } from './read.ts'
export { listGivers } from './shares.ts'
export {
  copyApplicationText,
  copyOwnerText,
  insert,
  lock,
  lockOfParent,
  lockParents,
  markDeleted,
  type Parent,
  remove,
  setLists,
  takeTurn,
  update,
} from './write.ts'
