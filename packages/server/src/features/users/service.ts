import { commonProblems, type NewUserDraft, type QueryOf, type UserDraft, userProblems, type userRoutes } from '@vitrine/contract'
import { changedFields, recordChange } from '#platform/audit'
import type { Principal } from '#platform/auth'
import type { Database, Db } from '#platform/database'
import type { Events } from '#platform/events'
import { Problem, translateConstraint } from '#platform/problems'
import { mayInviteUsers, mayListUsers, mayManageUser } from './policy.ts'
import * as repository from './repository/index.ts'

/** Makes the one-time link by which a new person sets a password; null when the login service is not ours. */
export type Invite = (tx: Db, user_id: number) => Promise<string | null>

export function createUsers({ db, events, invite }: { db: Database; events: Events; invite: Invite }) {
  const found = async (tx: Db, id: number) => {
    const user = await repository.find(tx, id)
    if (!user) throw new Problem(userProblems.not_found)
    return user
  }
  const keepOneSuperuser = async (tx: Db, leaving: number) => {
    const superusers = await repository.lockSuperusers(tx)
    if (superusers.every((id) => id === leaving)) throw new Problem(userProblems.last_superuser)
  }
  const record = (tx: Db, by: Principal, id: number, action: string, changes: Record<string, [unknown, unknown]>) =>
    recordChange(tx, { user_id: by.user_id, record_kind: 'user', record_id: id, action, changes })

  return {
    list: (by: Principal, query: QueryOf<typeof userRoutes.list>) => {
      mayListUsers(by)
      return repository.list(db, query)
    },

    // open: everyone reads what the product knows of themselves
    userInfo: async (by: Principal) => {
      const info = await repository.findInfo(db, by.user_id)
      if (!info) throw new Problem(userProblems.not_found)
      return info
    },

    get: (by: Principal, id: number) => {
      mayManageUser(by)
      return found(db, id)
    },

    create: (by: Principal, draft: NewUserDraft) => {
      mayInviteUsers(by)
      const save = db.transaction().execute(async (tx) => {
        const { id } = await repository.insert(tx, draft, by.user_id)
        await record(tx, by, id, 'created', changedFields({}, draft))
        return { ...(await found(tx, id)), invitation_url: await invite(tx, id) }
      })
      return translateConstraint(save, { users_username_key: { kind: userProblems.taken, pointer: '/username' } })
    },

    update: (by: Principal, id: number, { version, ...draft }: UserDraft & { version: number }) => {
      mayManageUser(by)
      return db.transaction().execute(async (tx) => {
        const before = await found(tx, id)
        if (before.is_admin && !draft.is_admin) await keepOneSuperuser(tx, id)
        if (!(await repository.update(tx, before, version, draft, by.user_id)))
          throw new Problem(commonProblems.conflict, undefined, { stored: await found(tx, id) })
        const { name, image_url, is_admin } = before
        await record(tx, by, id, 'updated', changedFields({ name, image_url, is_admin }, draft))
        return found(tx, id)
      })
    },

    /** For a link that was lost or ran out, and for someone whom the login service now knows by another name. */
    invite: (by: Principal, id: number) => {
      mayManageUser(by)
      return db.transaction().execute(async (tx) => {
        await found(tx, id)
        await repository.forgetSignIn(tx, id)
        await record(tx, by, id, 'invited', {})
        return { invitation_url: await invite(tx, id) }
      })
    },

    /** Ends the person's sessions in the same transaction: the next request fails. */
    ban: (by: Principal, id: number) => {
      mayManageUser(by)
      if (id === by.user_id) throw new Problem(userProblems.not_yourself)
      return db.transaction().execute(async (tx) => {
        const before = await found(tx, id)
        if (before.is_admin) await keepOneSuperuser(tx, id)
        if (await repository.setBanned(tx, id, true, by.user_id)) {
          await record(tx, by, id, 'banned', { is_banned: [false, true] })
          await events.emit(tx, 'user.banned', { user_id: id })
        }
        return found(tx, id)
      })
    },

    unban: (by: Principal, id: number) => {
      mayManageUser(by)
      return db.transaction().execute(async (tx) => {
        if (await repository.setBanned(tx, id, false, by.user_id)) await record(tx, by, id, 'unbanned', { is_banned: [true, false] })
        return found(tx, id)
      })
    },
  }
}
export type Users = ReturnType<typeof createUsers>
