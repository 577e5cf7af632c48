import {
  commonProblems,
  defaultActionParams,
  freeSlug,
  type Instance,
  type InstanceDraft,
  instanceDraft,
  instanceProblems,
  type instanceRoutes,
  type Menu,
  type NewInstanceDraft,
  type QueryOf,
  reservedInstanceSlugs,
} from '@vitrine/contract'
import { pickFields } from '#platform/audit'
import type { Principal } from '#platform/auth'
import type { Database, Db } from '#platform/database'
import type { Events } from '#platform/events'
import { fieldProblem, Problem, translateConstraint } from '#platform/problems'
import { recordKeeper, withSlugBefore } from '#platform/records'
import { mayAddInstances, mayListInstances, mayManageInstance, mayReadInstance, visibleInstances } from '../policy.ts'
import * as repository from '../repository/index.ts'
import { deleteInstance } from './delete-instance.ts'

const constraints = { application_instances_by_slug: { kind: instanceProblems.slug_taken, pointer: '/slug' } }

const withParams = <Row extends { menu: Menu }>({ menu, ...row }: Row) => ({ ...row, default_action_params: defaultActionParams(menu) })
/** To whom an instance gives is told to superusers only: the names are other owners'. */
const seenBy = (by: Principal, instance: Instance): Instance => (by.is_superuser ? instance : { ...instance, shared_with: [] })
const written = (instance: Instance) => ({
  ...pickFields(instance, instanceDraft.shape),
  available_locales: instance.available_locales.map(({ language_code }) => language_code),
  shared_with: instance.shared_with.map(({ to_application_instance_id, type }) => ({ to_application_instance_id, type })),
})
const keeper = recordKeeper<Instance>({
  name: 'instance',
  table: 'application_instances',
  find: async (tx, id) => {
    const instance = await repository.find(tx, id)
    return instance && withParams(instance)
  },
  notFound: instanceProblems.not_found,
  written,
})

export function createInstances({ db, events }: { db: Database; events: Events }) {
  const unusedSlug = async (tx: Db, owner_id: number, wish: string) => {
    const taken = await repository.slugsLike(tx, owner_id, wish)
    return freeSlug(wish, (slug) => taken.has(slug) || reservedInstanceSlugs.some((reserved) => reserved === slug))
  }
  /** Everything a draft points at is there; answers the application, from which name and slug may come. */
  const checkReferences = async (tx: Db, draft: Omit<InstanceDraft, 'name' | 'slug'>, id?: number) => {
    const { owner, application } = await repository.lockParents(tx, draft)
    if (!owner) throw fieldProblem(instanceProblems.unknown_owner, '/owner_id', 'gone')
    if (!application) throw fieldProblem(instanceProblems.unknown_application, '/application_id', 'gone')
    const [locale] = await repository.missingLocales(
      tx,
      draft.available_locales.map((one) => one.id),
    )
    if (locale !== undefined) {
      const index = draft.available_locales.findIndex((one) => one.id === locale)
      throw fieldProblem(instanceProblems.unknown_locale, `/available_locales/${index}/id`, 'gone')
    }
    const receivers = draft.shared_with.map((share) => share.to_application_instance_id)
    const atReceiver = (receiver: number) => `/shared_with/${receivers.indexOf(receiver)}/to_application_instance_id`
    if (id !== undefined && receivers.includes(id)) throw fieldProblem(instanceProblems.shared_with_itself, atReceiver(id), 'itself')
    const [missing] = await repository.missingReceivers(tx, receivers)
    if (missing !== undefined) throw fieldProblem(instanceProblems.unknown_share, atReceiver(missing), 'gone')
    return application
  }

  return {
    list: async (by: Principal, query: QueryOf<typeof instanceRoutes.list>) => {
      mayListInstances(by, query.user_id)
      const { items, ...total } = await repository.list(db, query, visibleInstances(by))
      return { items: items.map((item) => seenBy(by, withParams(item))), ...total }
    },

    get: async (by: Principal, id: number) => {
      mayReadInstance(by, id)
      return seenBy(by, await keeper.found(db, id))
    },

    // open: which instance it is shows only when it is found; whether the caller may see it is asked right then
    resolve: async (by: Principal, owner_slug: string, instance_slug: string) => {
      const instance = await repository.findBySlugs(db, owner_slug, instance_slug)
      if (!instance) throw new Problem(instanceProblems.not_found)
      mayReadInstance(by, instance.id)
      return seenBy(by, withParams(instance))
    },

    sharedInstances: async (by: Principal, id: number, query: QueryOf<typeof instanceRoutes.sharedInstances>) => {
      mayReadInstance(by, id)
      await keeper.found(db, id)
      return repository.listGivers(db, id, query)
    },

    create: (by: Principal, draft: NewInstanceDraft) => {
      mayAddInstances(by)
      const make = db.transaction().execute(async (tx) => {
        await repository.takeTurn(tx)
        const { available_locales, shared_with, ...fields } = draft
        const application = await checkReferences(tx, draft)
        const name = fields.name ?? application.name
        const slug = fields.slug ?? (await unusedSlug(tx, draft.owner_id, application.slug))
        const lists = { locale_ids: available_locales.map((locale) => locale.id), shares: shared_with }
        const { id } = await repository.insert(tx, { ...fields, ...lists, name, slug }, by.user_id)
        return keeper.created(tx, by, id)
      })
      return translateConstraint(make, constraints)
    },

    update: (by: Principal, id: number, { version, ...draft }: InstanceDraft & { version: number }) => {
      mayManageInstance(by, id)
      const change = db.transaction().execute(async (tx) => {
        await repository.takeTurn(tx)
        const before = await keeper.found(tx, id)
        keeper.checkVersion(before, version)
        const { available_locales, shared_with, ...fields } = draft
        await checkReferences(tx, draft, id)
        const row = await repository.update(tx, id, version, fields, by.user_id)
        await repository.setLists(
          tx,
          id,
          available_locales.map((locale) => locale.id),
          shared_with,
        )
        const after = await keeper.updated(tx, by, before, row)
        const { application_id } = after
        if (application_id !== before.application_id)
          await events.emit(tx, 'instance.moved', { application_instance_id: id, application_id, user_id: by.user_id })
        const languages = ({ available_locales: all }: Instance) => all.map((locale) => locale.id).join()
        if (languages(after) !== languages(before)) await events.emit(tx, 'instance.languages_changed', { application_instance_id: id })
        return after
      })
      return translateConstraint(change, constraints)
    },

    remove: (by: Principal, id: number, { permanent }: QueryOf<typeof instanceRoutes.remove>) => {
      mayManageInstance(by, id)
      return db.transaction().execute(async (tx) => {
        const before = await keeper.held(tx, id)
        if (permanent && !before.deleted_at) throw new Problem(commonProblems.not_deleted)
        if (permanent || !before.deleted_at) await deleteInstance(tx, events, id, { user_id: by.user_id, permanent })
      })
    },

    /** At once and for ever, without the way over the deleted ones: its time is over. */
    removeExpired: (by: Principal, id: number) => {
      mayManageInstance(by, id)
      return db.transaction().execute(async (tx) => {
        const before = await keeper.held(tx, id)
        if (!before.expired) throw new Problem(instanceProblems.not_expired)
        await deleteInstance(tx, events, id, { user_id: by.user_id, permanent: true })
      })
    },

    /** A slug that was taken meanwhile gets a suffix, and the answer says so. */
    undelete: (by: Principal, id: number) => {
      mayManageInstance(by, id)
      return db.transaction().execute(async (tx) => {
        await repository.takeTurn(tx)
        const { owner, application } = await repository.lockParents(tx, await keeper.found(tx, id))
        const { before, after } = await keeper.undelete(tx, by, id, async ({ owner_id, slug }) => {
          if (!owner || !application) throw new Problem(instanceProblems.parent_deleted)
          return { slug: await unusedSlug(tx, owner_id, slug) }
        })
        return withSlugBefore(before, after)
      })
    },
  }
}
export type Instances = ReturnType<typeof createInstances>
