import { commonProblems, type ProblemKind } from '@vitrine/contract'
import { changedFields, recordChange } from '#platform/audit'
import type { Principal } from '#platform/auth'
import type { Db } from '#platform/database'
import { Problem, type UsersOfRecord } from '#platform/problems'
import { lockRow, markDeleted, markRestored, removeRow } from './rows.ts'

type Deletable = { id: number; version: number; deleted_at: string | null }
type How = { permanent: boolean; force?: boolean | undefined }

export type KindOfRecord<Stored extends Deletable> = {
  /** As the audit calls it. */
  name: string
  table: string
  find: (tx: Db, id: number) => Promise<Stored | undefined>
  notFound: ProblemKind
  /** What people write of it: what the audit compares. */
  written: (record: Stored) => object
}

type Removal = {
  /** Who stands in the way; the deleted ones too when it is to go for ever. */
  usersOf?: (tx: Db, id: number, which: { deletedToo: boolean }) => Promise<UsersOfRecord>
  /** It is sure to go: whatever belongs to it goes first. */
  leave: (tx: Db, permanent: boolean) => Promise<void>
}

/** The steps that every service takes with its records; which of them, and who may, the service decides. */
export function recordKeeper<Stored extends Deletable>({ name, table, find, notFound, written }: KindOfRecord<Stored>) {
  const found = async (tx: Db, id: number): Promise<Stored> => {
    const stored = await find(tx, id)
    if (!stored) throw new Problem(notFound)
    return stored
  }
  const held = async (tx: Db, id: number): Promise<Stored> => {
    await lockRow(tx, table, id)
    return found(tx, id)
  }
  const record = (tx: Db, by: Principal, id: number, action: string, changes: Record<string, [unknown, unknown]> = {}) =>
    recordChange(tx, { user_id: by.user_id, record_kind: name, record_id: id, action, changes })

  return {
    found,
    /** Nobody else changes it until the transaction ends. */
    held,
    record,

    /** Refuses to write over what is deleted, or over what someone else saved meanwhile. */
    checkVersion(stored: Stored, version: number): void {
      if (stored.deleted_at) throw new Problem(commonProblems.is_deleted)
      if (stored.version !== version) throw new Problem(commonProblems.conflict, undefined, { stored })
    },

    async created(tx: Db, by: Principal, id: number): Promise<Stored> {
      const made = await found(tx, id)
      await record(tx, by, id, 'created', changedFields({}, written(made)))
      return made
    },

    /** `row` is what the update answered: nothing when another version was stored meanwhile. */
    async updated(tx: Db, by: Principal, before: Stored, row: object | undefined): Promise<Stored> {
      const after = await found(tx, before.id)
      if (!row) throw new Problem(commonProblems.conflict, undefined, { stored: after })
      await record(tx, by, before.id, 'updated', changedFields(written(before), written(after)))
      return after
    },

    /** Marks it deleted; removes it for ever when it already is and that is asked for. */
    async remove(tx: Db, by: Principal, id: number, { permanent, force = false }: How, { usersOf, leave }: Removal): Promise<void> {
      const before = await held(tx, id)
      if (permanent && !before.deleted_at) throw new Problem(commonProblems.not_deleted)
      if (!permanent && before.deleted_at) return
      const usedBy = await usersOf?.(tx, id, { deletedToo: permanent })
      if (usedBy && usedBy.count > 0 && !force) throw new Problem(commonProblems.in_use, undefined, { usedBy })
      await record(tx, by, id, permanent ? 'removed' : 'deleted', permanent ? changedFields(written(before), {}) : {})
      await leave(tx, permanent)
      await (permanent ? removeRow(tx, table, id) : markDeleted(tx, table, id, by.user_id))
    },

    /** `again` tells what it is called and stands under now; nothing is done to what is not deleted. */
    async undelete(tx: Db, by: Principal, id: number, again: (before: Stored) => Promise<Record<string, unknown>>) {
      const before = await held(tx, id)
      if (!before.deleted_at) return { before, after: before }
      await markRestored(tx, table, id, await again(before), by.user_id)
      const after = await found(tx, id)
      await record(tx, by, id, 'undeleted', changedFields(written(before), written(after)))
      return { before, after }
    },
  }
}
export type RecordKeeper<Stored extends Deletable> = ReturnType<typeof recordKeeper<Stored>>

/** A restored record, with the slug it had when another one took it meanwhile. */
export const withSlugBefore = <Stored extends { slug: string }>(
  before: Stored,
  after: Stored,
): Stored & { slug_before: string | null } => ({
  ...after,
  slug_before: after.slug === before.slug ? null : before.slug,
})
