import type { Db } from '#platform/database'
import './table.ts'

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

export async function recordChange(tx: Db, { user_id, record_kind, record_id, action, changes = {} }: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({ user_id, record_kind, record_id: String(record_id), action, changes: JSON.stringify(changes) })
    .execute()
}
