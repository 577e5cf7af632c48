import type { Db } from '#platform/database'
import './table.ts'

type NewInstance = { application_id: number; owner_id: number; slug: string; name: string; expires_at: string | null; locale_ids: number[] }

export async function insert(db: Db, { locale_ids, ...instance }: NewInstance): Promise<{ id: number }> {
  const { id } = await db.insertInto('application_instances').values(instance).returning('id').executeTakeFirstOrThrow()
  const locales = locale_ids.map((locale_id, position) => ({ application_instance_id: id, locale_id, position }))
  if (locales.length > 0) await db.insertInto('application_instance_locales').values(locales).execute()
  return { id }
}

export const setRole = (db: Db, application_instance_id: number, user_id: number, role_id: number) =>
  db
    .insertInto('instance_users')
    .values({ application_instance_id, user_id, role_id })
    .onConflict((conflict) => conflict.columns(['application_instance_id', 'user_id']).doUpdateSet({ role_id }))
    .execute()
