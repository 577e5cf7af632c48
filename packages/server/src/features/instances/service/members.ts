import {
  type InstanceInvitation,
  instanceProblems,
  type instanceRoutes,
  type QueryOf,
  type RoleName,
  userProblems,
} from '@vitrine/contract'
import { findByUsername, insertUser } from '#features/users'
import { changedFields, recordChange } from '#platform/audit'
import type { Principal } from '#platform/auth'
import { type Database, type Db, takeTurn } from '#platform/database'
import { Problem, translateConstraint } from '#platform/problems'
import { mayListUsers, mayManageUsers, mayReadRolesOf } from '../policy.ts'
import * as repository from '../repository/index.ts'

type Link = { instance_id: number; user_id: number }
type Role = { id: number; name: RoleName }

export function createMembers(db: Database) {
  /** From here to the end of the transaction nobody else changes who works in this instance. */
  const openInstance = async (tx: Db, id: number) => {
    const instance = await repository.lock(tx, id)
    if (!instance || instance.deleted_at) throw new Problem(instanceProblems.not_found)
    return instance
  }
  const foundRole = async (tx: Db, id: number): Promise<Role> => {
    const role = await repository.findRole(tx, { id })
    if (!role) throw new Problem(instanceProblems.unknown_role)
    return role
  }
  const foundMember = async (tx: Db, { instance_id, user_id }: Link) => {
    const member = await repository.findMember(tx, instance_id, user_id)
    if (!member) throw new Problem(instanceProblems.not_a_user)
    return member
  }
  const record = (tx: Db, by: Principal, { instance_id, user_id }: Link, before: RoleName | null, after: RoleName | null) =>
    recordChange(tx, {
      user_id: by.user_id,
      record_kind: 'instance',
      record_id: instance_id,
      action: before === null ? 'user_added' : after === null ? 'user_removed' : 'role_changed',
      changes: { user_id: [before && user_id, after && user_id], user_role: [before, after] },
    })

  /** In an instance that is locked: the role, and a place for it if the person is new there. */
  const giveRole = async (tx: Db, by: Principal, link: Link, role: Role, max_users: number | null) => {
    const before = await repository.findMember(tx, link.instance_id, link.user_id)
    if (before?.user_role === role.name) return
    if (!before && max_users !== null && (await repository.countMembers(tx, link.instance_id)) >= max_users)
      throw new Problem(instanceProblems.full)
    await repository.setRole(tx, link.instance_id, link.user_id, role.id)
    await record(tx, by, link, before?.user_role ?? null, role.name)
  }
  const take = async (tx: Db, by: Principal, link: Link, role_id?: number) => {
    await openInstance(tx, link.instance_id)
    const member = await foundMember(tx, link)
    if (role_id !== undefined && member.role_id !== role_id) throw new Problem(instanceProblems.not_a_user)
    await repository.removeMember(tx, link.instance_id, link.user_id)
    await record(tx, by, link, member.user_role, null)
  }

  return {
    list: async (by: Principal, query: QueryOf<typeof instanceRoutes.users>) => {
      mayListUsers(by, query.application_instance_id)
      if (!(await repository.find(db, query.application_instance_id))) throw new Problem(instanceProblems.not_found)
      return repository.listMembers(db, query)
    },

    rolesOf: async (by: Principal, query: QueryOf<typeof instanceRoutes.userRoles>) => {
      mayReadRolesOf(by, query.user_id)
      if (!(await repository.findUser(db, query.user_id))) throw new Problem(userProblems.not_found)
      return repository.listMembers(db, query)
    },

    /** By e-mail address, so that an admin of one instance learns nothing of people elsewhere: the answer is the question. */
    invite: (by: Principal, instance_id: number, { username, user_role }: InstanceInvitation) => {
      mayManageUsers(by, instance_id)
      const invite = db.transaction().execute(async (tx) => {
        await takeTurn(tx, `user ${username}`)
        const { max_users } = await openInstance(tx, instance_id)
        const role = await repository.findRole(tx, { name: user_role })
        if (!role) throw new Problem(instanceProblems.unknown_role)
        const user_id = (await findByUsername(tx, username))?.id ?? (await addInvited(tx, by, username))
        await giveRole(tx, by, { instance_id, user_id }, role, max_users)
        return { username, user_role }
      })
      return translateConstraint(invite, { users_username_key: { kind: userProblems.taken, pointer: '/username' } })
    },

    /** Someone new by their id is a superuser's to add: others would learn which ids there are. */
    add: (by: Principal, { role_id, ...link }: Link & { role_id: number }) => {
      mayManageUsers(by, link.instance_id)
      return db.transaction().execute(async (tx) => {
        const { max_users } = await openInstance(tx, link.instance_id)
        const role = await foundRole(tx, role_id)
        const isKnown = by.is_superuser
          ? await repository.findUser(tx, link.user_id)
          : await repository.findMember(tx, link.instance_id, link.user_id)
        if (!isKnown) throw new Problem(userProblems.not_found)
        await giveRole(tx, by, link, role, max_users)
        return foundMember(tx, link)
      })
    },

    changeRole: (by: Principal, { role_id, ...link }: Link & { role_id: number }) => {
      mayManageUsers(by, link.instance_id)
      return db.transaction().execute(async (tx) => {
        await openInstance(tx, link.instance_id)
        const role = await foundRole(tx, role_id)
        await foundMember(tx, link)
        await giveRole(tx, by, link, role, null)
        return foundMember(tx, link)
      })
    },

    removeRole: (by: Principal, { role_id, ...link }: Link & { role_id: number }) => {
      mayManageUsers(by, link.instance_id)
      return db.transaction().execute((tx) => take(tx, by, link, role_id))
    },

    remove: (by: Principal, link: Link) => {
      mayManageUsers(by, link.instance_id)
      return db.transaction().execute((tx) => take(tx, by, link))
    },
  }
}
export type Members = ReturnType<typeof createMembers>

/** Known by the address alone until the first sign-in; with the embedded login service a superuser then hands out the link. */
async function addInvited(tx: Db, by: Principal, username: string): Promise<number> {
  const draft = { username, name: username, image_url: null, is_admin: false }
  const { id } = await insertUser(tx, draft, by.user_id)
  await recordChange(tx, { user_id: by.user_id, record_kind: 'user', record_id: id, action: 'created', changes: changedFields({}, draft) })
  return id
}
