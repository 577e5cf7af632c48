/** The rules of the instances and of who works in them. */
export { followParents } from './follow-parents.ts'
export { createInstances, type Instances } from './instances.ts'
export { createMembers, type Members } from './members.ts'
