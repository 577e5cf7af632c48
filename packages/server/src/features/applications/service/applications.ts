import {
  type Application,
  type ApplicationDraft,
  applicationDraft,
  applicationProblems,
  type applicationRoutes,
  defaultActionParams,
  freeSlug,
  type Menu,
  type NewApplicationDraft,
  type QueryOf,
  slugFrom,
} from '@vitrine/contract'
import { pickFields } from '#platform/audit'
import type { Principal } from '#platform/auth'
import type { Database, Db } from '#platform/database'
import type { Events } from '#platform/events'
import { Problem, translateConstraint } from '#platform/problems'
import { recordKeeper, withSlugBefore } from '#platform/records'
import { mayAddApplications, mayManageApplication, mayReadApplication, visibleApplications } from '../policy.ts'
import * as repository from '../repository/index.ts'
import { requireSchemas } from './schema-references.ts'
import { userListCsv } from './user-list.ts'

const constraints = { applications_by_slug: { kind: applicationProblems.slug_taken, pointer: '/slug' } }
/** For a name that has no letter an address can show. */
const slugWithoutName = 'application'
/** What a spreadsheet can still open, and one answer still hold. */
const mostPeopleInFile = 100_000

const written = (application: Application) => pickFields(application, applicationDraft.shape) as ApplicationDraft
const withParams = <Row extends { menu: Menu }>(row: Row) => ({ ...row, default_action_params: defaultActionParams(row.menu) })
const keeper = recordKeeper<Application>({
  name: 'application',
  table: 'applications',
  find: async (tx, id) => {
    const application = await repository.find(tx, id)
    return application && withParams(application)
  },
  notFound: applicationProblems.not_found,
  written,
})

export function createApplications({ db, events }: { db: Database; events: Events }) {
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
      return keeper.found(db, id)
    },

    create: (by: Principal, draft: NewApplicationDraft) => {
      mayAddApplications(by)
      const make = db.transaction().execute(async (tx) => {
        await repository.takeTurn(tx)
        const slug = draft.slug ?? (await unusedSlug(tx, slugFrom(draft.name) || slugWithoutName))
        const { id } = await repository.insert(tx, { ...draft, slug }, by.user_id)
        await requireSchemas(tx, id, draft)
        return keeper.created(tx, by, id)
      })
      return translateConstraint(make, constraints)
    },

    update: (by: Principal, id: number, { version, ...draft }: ApplicationDraft & { version: number }) => {
      mayManageApplication(by, id)
      const change = db.transaction().execute(async (tx) => {
        await repository.takeTurn(tx)
        const before = await keeper.found(tx, id)
        keeper.checkVersion(before, version)
        await requireSchemas(tx, id, draft)
        const after = await keeper.updated(tx, by, before, await repository.update(tx, id, version, draft, by.user_id))
        await events.emit(tx, 'application.updated', { application_id: id, menu: after.menu, menu_before: before.menu })
        return after
      })
      return translateConstraint(change, constraints)
    },

    remove: (by: Principal, id: number, how: QueryOf<typeof applicationRoutes.remove>) => {
      mayManageApplication(by, id)
      return db.transaction().execute(async (tx) => {
        await repository.takeTurn(tx)
        await keeper.remove(tx, by, id, how, {
          usersOf: repository.usersOf,
          leave: (_, permanent) =>
            events.emit(tx, permanent ? 'application.removed' : 'application.deleted', { application_id: id, user_id: by.user_id }),
        })
      })
    },

    /** A slug that was taken meanwhile gets a suffix, and the answer says so. */
    undelete: (by: Principal, id: number) => {
      mayManageApplication(by, id)
      return db.transaction().execute(async (tx) => {
        await repository.takeTurn(tx)
        const { before, after } = await keeper.undelete(tx, by, id, async ({ slug }) => ({ slug: await unusedSlug(tx, slug) }))
        await events.emit(tx, 'application.updated', { application_id: id, menu: after.menu, menu_before: before.menu })
        return withSlugBefore(before, after)
      })
    },

    usersCsv: async (by: Principal, id: number) => {
      mayManageApplication(by, id)
      await keeper.found(db, id)
      const people = await repository.listPeople(db, id, mostPeopleInFile + 1)
      if (people.length > mostPeopleInFile) throw new Problem(applicationProblems.too_many_users)
      return userListCsv(people)
    },
  }
}
export type Applications = ReturnType<typeof createApplications>
