import {
  commonProblems,
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
import { changedFields, pickFields, recordChange } from '#platform/audit'
import type { Principal } from '#platform/auth'
import type { Database, Db } from '#platform/database'
import type { Events } from '#platform/events'
import { fieldProblem, Problem, translateConstraint } from '#platform/problems'
import { mayAddOwners, mayEditOwner, mayManageOwner, mayReadOwner, visibleOwners } from './policy.ts'
import * as repository from './repository/index.ts'

const constraints = { owners_by_slug: { kind: ownerProblems.slug_taken, pointer: '/slug' } }
/** For a name that has no letter an address can show. */
const slugWithoutName = 'museum'

const written = (owner: Owner) => pickFields(owner, ownerDraft.shape) as OwnerDraft

export function createOwners({ db, events }: { db: Database; events: Events }) {
  const found = async (tx: Db, id: number) => {
    const owner = await repository.find(tx, id)
    if (!owner) throw new Problem(ownerProblems.not_found)
    return owner
  }
  const locked = async (tx: Db, id: number) => {
    await repository.takeTurn(tx)
    await repository.lock(tx, id)
    return found(tx, id)
  }
  const record = (tx: Db, by: Principal, id: number, action: string, changes: Record<string, [unknown, unknown]> = {}) =>
    recordChange(tx, { user_id: by.user_id, record_kind: 'owner', record_id: id, action, changes })

  const unusedSlug = async (tx: Db, wish: string) => {
    const taken = await repository.slugsLike(tx, wish)
    return freeSlug(wish, (slug) => taken.has(slug) || reservedOwnerSlugs.some((reserved) => reserved === slug))
  }
  const checkParent = async (tx: Db, parent: number | null, id?: number) => {
    if (parent === null) return
    if (!(await repository.findParent(tx, parent))) throw fieldProblem(ownerProblems.unknown_parent, '/owner_id')
    if (id !== undefined && (await repository.isAbove(tx, id, parent))) throw fieldProblem(ownerProblems.parent_loop, '/owner_id')
  }
  /** The saved record, told to those above and to the audit; a conflict when another version is stored. */
  const save = async (tx: Db, by: Principal, before: Owner, version: number, draft: OwnerDraft) => {
    if (!(await repository.update(tx, before.id, version, draft, by.user_id)))
      throw new Problem(commonProblems.conflict, undefined, { stored: await found(tx, before.id) })
    const after = await found(tx, before.id)
    await record(tx, by, before.id, 'updated', changedFields(written(before), written(after)))
    await events.emit(tx, 'owner.updated', { owner_id: before.id })
    return after
  }
  const notDeleted = (owner: Owner, version: number) => {
    if (owner.deleted_at) throw new Problem(commonProblems.is_deleted)
    if (owner.version !== version) throw new Problem(commonProblems.conflict, undefined, { stored: owner })
  }

  return {
    // open: everyone sees the owners they work for, superusers all
    list: (by: Principal, query: QueryOf<typeof ownerRoutes.list>) =>
      repository.list(db, query, visibleOwners(by, query.only_edit_privileges)),

    get: (by: Principal, id: number) => {
      mayReadOwner(by, id)
      return found(db, id)
    },

    create: (by: Principal, draft: NewOwnerDraft) => {
      mayAddOwners(by)
      const make = db.transaction().execute(async (tx) => {
        await repository.takeTurn(tx)
        await checkParent(tx, draft.owner_id)
        const wish = slugFrom(findText(draft.name, 'no')?.text ?? '') || slugWithoutName
        const { id } = await repository.insert(tx, { ...draft, slug: draft.slug ?? (await unusedSlug(tx, wish)) }, by.user_id)
        const made = await found(tx, id)
        await record(tx, by, id, 'created', changedFields({}, written(made)))
        return made
      })
      return translateConstraint(make, constraints)
    },

    update: (by: Principal, id: number, { version, ...draft }: OwnerDraft & { version: number }) => {
      mayManageOwner(by, id)
      const change = db.transaction().execute(async (tx) => {
        await repository.takeTurn(tx)
        const before = await found(tx, id)
        notDeleted(before, version)
        await checkParent(tx, draft.owner_id, id)
        return save(tx, by, before, version, draft)
      })
      return translateConstraint(change, constraints)
    },

    /** What its own editors write: nothing of where it stands or what it is called in addresses. */
    updateLimited: (by: Principal, id: number, { version, ...draft }: OwnerLimitedDraft & { version: number }) => {
      mayEditOwner(by, id)
      return db.transaction().execute(async (tx) => {
        const before = await found(tx, id)
        notDeleted(before, version)
        return save(tx, by, before, version, { ...written(before), ...draft })
      })
    },

    remove: (by: Principal, id: number, { permanent, force }: QueryOf<typeof ownerRoutes.remove>) => {
      mayManageOwner(by, id)
      return db.transaction().execute(async (tx) => {
        const before = await locked(tx, id)
        if (permanent && !before.deleted_at) throw new Problem(commonProblems.not_deleted)
        if (!permanent && before.deleted_at) return
        const usedBy = await repository.usersOf(tx, id, { deletedToo: permanent })
        if (usedBy.count > 0 && !force) throw new Problem(commonProblems.in_use, undefined, { usedBy })
        for (const child of await repository.leaveParent(tx, id, by.user_id))
          await record(tx, by, child.id, 'updated', { owner_id: [id, null] })
        await record(tx, by, id, permanent ? 'removed' : 'deleted', permanent ? changedFields(written(before), {}) : {})
        await events.emit(tx, permanent ? 'owner.removed' : 'owner.deleted', { owner_id: id, user_id: by.user_id })
        await (permanent ? repository.remove(tx, id) : repository.markDeleted(tx, id, by.user_id))
      })
    },

    /** A slug that was taken meanwhile gets a suffix, and the answer says so; a parent that is gone is let go. */
    undelete: (by: Principal, id: number) => {
      mayManageOwner(by, id)
      return db.transaction().execute(async (tx) => {
        const before = await locked(tx, id)
        if (!before.deleted_at) return { ...before, slug_before: null }
        const slug = await unusedSlug(tx, before.slug)
        const hasParent = before.owner_id !== null && (await repository.findParent(tx, before.owner_id)) !== undefined
        await repository.markRestored(tx, id, { slug, owner_id: hasParent ? before.owner_id : null }, by.user_id)
        const after = await found(tx, id)
        await record(tx, by, id, 'undeleted', changedFields(written(before), written(after)))
        await events.emit(tx, 'owner.updated', { owner_id: id })
        return { ...after, slug_before: slug === before.slug ? null : before.slug }
      })
    },
  }
}
export type Owners = ReturnType<typeof createOwners>
