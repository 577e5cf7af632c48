/** Who works where: people's roles on instances, as the screens of both show and change them. Avoid: grant, permission. */
export {
  type Membership,
  useAddMember,
  useChangeRole,
  useInstanceUsers,
  useIsMember,
  useRoles,
  useUserInstances,
} from './membership-queries.ts'
export { useRemoveMember } from './use-remove-member.ts'
