import type { Db } from '#platform/database'
import './table.ts'

const entriesAtOnce = 1000

export type AuditEntry = {
  user_id: number | null
  record_kind: string
  record_id: number | string
  action: string
  changes?: Record<string, [before: unknown, after: unknown]>
}

/** The fields that differ, with both values. */
export function changedFields<T extends object>(before: Partial<T>, after: Partial<T>): Record<string, [unknown, unknown]> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof T & string>
  const changes: Record<string, [unknown, unknown]> = {}
  for (const name of names) {
    const [was, is] = [before[name] ?? null, after[name] ?? null]
    if (JSON.stringify(was) !== JSON.stringify(is)) changes[name] = [was, is]
  }
  return changes
}

/** The fields of a record that a shape names: what a person can write, to be compared before and after. */
export const pickFields = <T extends object>(record: T, shape: Record<string, unknown>): Partial<T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => Object.hasOwn(shape, name))) as Partial<T>

export const recordChange = (tx: Db, entry: AuditEntry): Promise<void> => recordChanges(tx, [entry])

/** Many at once, with no more queries than for one; a thousand a statement, for it has room for so many values. */
export async function recordChanges(tx: Db, entries: AuditEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += entriesAtOnce)
    await tx
      .insertInto('audit_entries')
      .values(
        entries.slice(start, start + entriesAtOnce).map(({ user_id, record_kind, record_id, action, changes = {} }) => ({
          user_id,
          record_kind,
          record_id: String(record_id),
          action,
          changes: JSON.stringify(changes),
        })),
      )
      .execute()
}
