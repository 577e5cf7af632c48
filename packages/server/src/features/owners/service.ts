import {
  findText,
  freeSlug,
  type NewOwnerDraft,
  type Owner,
  type OwnerDraft,
  type OwnerLimitedDraft,
  ownerDraft,
  ownerProblems,
  type ownerRoutes,
  type QueryOf,
  reservedOwnerSlugs,
  slugFrom,
} from '@vitrine/contract'
import { pickFields } from '#platform/audit'
import type { Principal } from '#platform/auth'
import type { Database, Db } from '#platform/database'
import type { Events } from '#platform/events'
import { fieldProblem, translateConstraint } from '#platform/problems'
import { recordKeeper, withSlugBefore } from '#platform/records'
import { mayAddOwners, mayEditOwner, mayManageOwner, mayReadOwner, visibleOwners } from './policy.ts'
import * as repository from './repository/index.ts'

const constraints = { owners_by_slug: { kind: ownerProblems.slug_taken, pointer: '/slug' } }
/** For a name that has no letter an address can show. */
const slugWithoutName = 'museum'

const written = (owner: Owner) => pickFields(owner, ownerDraft.shape) as OwnerDraft
const keeper = recordKeeper<Owner>({ name: 'owner', table: 'owners', find: repository.find, notFound: ownerProblems.not_found, written })

export function createOwners({ db, events }: { db: Database; events: Events }) {
  const unusedSlug = async (tx: Db, wish: string) => {
    const taken = await repository.slugsLike(tx, wish)
    return freeSlug(wish, (slug) => taken.has(slug) || reservedOwnerSlugs.some((reserved) => reserved === slug))
  }
  const checkParent = async (tx: Db, parent: number | null, id?: number) => {
    if (parent === null) return
    if (!(await repository.findParent(tx, parent))) throw fieldProblem(ownerProblems.unknown_parent, '/owner_id', 'gone')
    if (id !== undefined && (await repository.isAbove(tx, id, parent))) throw fieldProblem(ownerProblems.parent_loop, '/owner_id', 'loop')
  }
  /** The saved record, told to those above and to the audit. */
  const save = async (tx: Db, by: Principal, before: Owner, version: number, draft: OwnerDraft) => {
    const after = await keeper.updated(tx, by, before, await repository.update(tx, before.id, version, draft, by.user_id))
    await events.emit(tx, 'owner.updated', { owner_id: before.id })
    return after
  }

  return {
    // open: everyone sees the owners they work for, superusers all
    list: (by: Principal, query: QueryOf<typeof ownerRoutes.list>) =>
      repository.list(db, query, visibleOwners(by, query.only_edit_privileges)),

    get: (by: Principal, id: number) => {
      mayReadOwner(by, id)
      return keeper.found(db, id)
    },

    create: (by: Principal, draft: NewOwnerDraft) => {
      mayAddOwners(by)
      const make = db.transaction().execute(async (tx) => {
        await repository.takeTurn(tx)
        await checkParent(tx, draft.owner_id)
        const wish = slugFrom(findText(draft.name, 'no')?.text ?? '') || slugWithoutName
        const { id } = await repository.insert(tx, { ...draft, slug: draft.slug ?? (await unusedSlug(tx, wish)) }, by.user_id)
        return keeper.created(tx, by, id)
      })
      return translateConstraint(make, constraints)
    },

    update: (by: Principal, id: number, { version, ...draft }: OwnerDraft & { version: number }) => {
      mayManageOwner(by, id)
      const change = db.transaction().execute(async (tx) => {
        await repository.takeTurn(tx)
        const before = await keeper.found(tx, id)
        keeper.checkVersion(before, version)
        await checkParent(tx, draft.owner_id, id)
        return save(tx, by, before, version, draft)
      })
      return translateConstraint(change, constraints)
    },

    /** What its own editors write: nothing of where it stands or what it is called in addresses. */
    updateLimited: (by: Principal, id: number, { version, ...draft }: OwnerLimitedDraft & { version: number }) => {
      mayEditOwner(by, id)
      return db.transaction().execute(async (tx) => {
        const before = await keeper.found(tx, id)
        keeper.checkVersion(before, version)
        return save(tx, by, before, version, { ...written(before), ...draft })
      })
    },

    remove: (by: Principal, id: number, how: QueryOf<typeof ownerRoutes.remove>) => {
      mayManageOwner(by, id)
      return db.transaction().execute(async (tx) => {
        await repository.takeTurn(tx)
        await keeper.remove(tx, by, id, how, {
          usersOf: repository.usersOf,
          leave: async (_, permanent) => {
            for (const child of await repository.leaveParent(tx, id, by.user_id))
              await keeper.record(tx, by, child.id, 'updated', { owner_id: [id, null] })
            await events.emit(tx, permanent ? 'owner.removed' : 'owner.deleted', { owner_id: id, user_id: by.user_id })
          },
        })
      })
    },

    /** A slug that was taken meanwhile gets a suffix, and the answer says so; a parent that is gone is let go. */
    undelete: (by: Principal, id: number) => {
      mayManageOwner(by, id)
      return db.transaction().execute(async (tx) => {
        await repository.takeTurn(tx)
        const { before, after } = await keeper.undelete(tx, by, id, async ({ slug, owner_id }) => {
          const hasParent = owner_id !== null && (await repository.findParent(tx, owner_id)) !== undefined
          return { slug: await unusedSlug(tx, slug), owner_id: hasParent ? owner_id : null }
        })
        await events.emit(tx, 'owner.updated', { owner_id: id })
        return withSlugBefore(before, after)
      })
    },
  }
}
export type Owners = ReturnType<typeof createOwners>
