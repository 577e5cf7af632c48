import {
  type Application,
  type ApplicationDraft,
  applicationDraft,
  applicationProblems,
  type applicationRoutes,
  commonProblems,
  defaultActionParams,
  freeSlug,
  type Menu,
  type NewApplicationDraft,
  type QueryOf,
  slugFrom,
} from '@vitrine/contract'
import { changedFields, pickFields, recordChange } from '#platform/audit'
import type { Principal } from '#platform/auth'
import type { Database, Db } from '#platform/database'
import type { Events } from '#platform/events'
import { Problem, translateConstraint } from '#platform/problems'
import { mayAddApplications, mayManageApplication, mayReadApplication, visibleApplications } from '../policy.ts'
import * as repository from '../repository/index.ts'
import { userListCsv } from './user-list.ts'

const constraints = { applications_by_slug: { kind: applicationProblems.slug_taken, pointer: '/slug' } }
/** For a name that has no letter an address can show. */
const slugWithoutName = 'application'
/** What a spreadsheet can still open, and one answer still hold. */
const mostPeopleInFile = 100_000

const written = (application: Application) => pickFields(application, applicationDraft.shape) as ApplicationDraft
const withParams = <Row extends { menu: Menu }>(row: Row) => ({ ...row, default_action_params: defaultActionParams(row.menu) })

export function createApplications({ db, events }: { db: Database; events: Events }) {
  const found = async (tx: Db, id: number) => {
    const application = await repository.find(tx, id)
    if (!application) throw new Problem(applicationProblems.not_found)
    return withParams(application)
  }
  const locked = async (tx: Db, id: number) => {
    await repository.takeTurn(tx)
    await repository.lock(tx, id)
    return found(tx, id)
  }
  const record = (tx: Db, by: Principal, id: number, action: string, changes: Record<string, [unknown, unknown]> = {}) =>
    recordChange(tx, { user_id: by.user_id, record_kind: 'application', record_id: id, action, changes })
  const unusedSlug = async (tx: Db, wish: string) => {
    const taken = await repository.slugsLike(tx, wish)
    return freeSlug(wish, (slug) => taken.has(slug))
  }

  return {
    // open: everyone sees the applications they work with, superusers all
    list: async (by: Principal, query: QueryOf<typeof applicationRoutes.list>) => {
      const { items, ...total } = await repository.list(db, query, visibleApplications(by))
      return { items: items.map(withParams), ...total }
    },

    get: (by: Principal, id: number) => {
      mayReadApplication(by, id)
      return found(db, id)
    },

    create: (by: Principal, draft: NewApplicationDraft) => {
      mayAddApplications(by)
      const make = db.transaction().execute(async (tx) => {
        await repository.takeTurn(tx)
        const slug = draft.slug ?? (await unusedSlug(tx, slugFrom(draft.name) || slugWithoutName))
        const { id } = await repository.insert(tx, { ...draft, slug }, by.user_id)
        const made = await found(tx, id)
        await record(tx, by, id, 'created', changedFields({}, written(made)))
        return made
      })
      return translateConstraint(make, constraints)
    },

    update: (by: Principal, id: number, { version, ...draft }: ApplicationDraft & { version: number }) => {
      mayManageApplication(by, id)
      const change = db.transaction().execute(async (tx) => {
        await repository.takeTurn(tx)
        const before = await found(tx, id)
        if (before.deleted_at) throw new Problem(commonProblems.is_deleted)
        if (!(await repository.update(tx, id, version, draft, by.user_id)))
          throw new Problem(commonProblems.conflict, undefined, { stored: await found(tx, id) })
        const after = await found(tx, id)
        await record(tx, by, id, 'updated', changedFields(written(before), written(after)))
        await events.emit(tx, 'application.updated', { application_id: id })
        return after
      })
      return translateConstraint(change, constraints)
    },

    remove: (by: Principal, id: number, { permanent, force }: QueryOf<typeof applicationRoutes.remove>) => {
      mayManageApplication(by, id)
      return db.transaction().execute(async (tx) => {
        const before = await locked(tx, id)
        if (permanent && !before.deleted_at) throw new Problem(commonProblems.not_deleted)
        if (!permanent && before.deleted_at) return
        const usedBy = await repository.usersOf(tx, id, { deletedToo: permanent })
        if (usedBy.count > 0 && !force) throw new Problem(commonProblems.in_use, undefined, { usedBy })
        await record(tx, by, id, permanent ? 'removed' : 'deleted', permanent ? changedFields(written(before), {}) : {})
        await events.emit(tx, permanent ? 'application.removed' : 'application.deleted', { application_id: id, user_id: by.user_id })
        await (permanent ? repository.remove(tx, id) : repository.markDeleted(tx, id, by.user_id))
      })
    },

    /** A slug that was taken meanwhile gets a suffix, and the answer says so. */
    undelete: (by: Principal, id: number) => {
      mayManageApplication(by, id)
      return db.transaction().execute(async (tx) => {
        const before = await locked(tx, id)
        if (!before.deleted_at) return { ...before, slug_before: null }
        const slug = await unusedSlug(tx, before.slug)
        await repository.markRestored(tx, id, slug, by.user_id)
        const after = await found(tx, id)
        await record(tx, by, id, 'undeleted', changedFields(written(before), written(after)))
        await events.emit(tx, 'application.updated', { application_id: id })
        return { ...after, slug_before: slug === before.slug ? null : before.slug }
      })
    },

    usersCsv: async (by: Principal, id: number) => {
      mayManageApplication(by, id)
      await found(db, id)
      const people = await repository.listPeople(db, id, mostPeopleInFile + 1)
      if (people.length > mostPeopleInFile) throw new Problem(applicationProblems.too_many_users)
      return userListCsv(people)
    },
  }
}
export type Applications = ReturnType<typeof createApplications>
