import type { Instance } from '@vitrine/contract'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/database'
import { slugsLike as slugsLikeIn } from '#platform/records'
import '../table.ts'

/** The columns of an instance on the wire, of rows called `i`, with the menu that its first address is made of. */
export const selectInstances = (db: Db) =>
  db
    .selectFrom('application_instances as i')
    .innerJoin('owners as o', 'o.id', 'i.owner_id')
    .innerJoin('applications as a', 'a.id', 'i.application_id')
    .leftJoin('users as creator', 'creator.id', 'i.created_by')
    .leftJoin('users as editor', 'editor.id', 'i.updated_by')
    .leftJoin('users as deleter', 'deleter.id', 'i.deleted_by')
    .select([
      'i.id',
      'i.name',
      'i.slug',
      'i.application_id',
      'a.name as application_name',
      'a.menu',
      'a.qr_code_base_url',
      'i.owner_id',
      'o.name as owner_name',
      'o.slug as owner_slug',
      'i.max_users',
      'i.expires_at',
      'i.version',
      'i.created_at',
      'i.updated_at',
      'i.deleted_at',
      'creator.name as created_by',
      'editor.name as updated_by',
      'deleter.name as deleted_by',
    ])
    .select([
      sql<string>`'/' || o.slug || '/' || i.slug`.as('path'),
      sql<boolean>`coalesce(i.expires_at <= now(), false)`.as('expired'),
      sql<number>`(select count(*)::int from instance_users m where m.application_instance_id = i.id)`.as('number_of_users'),
      sql<Instance['available_locales']>`coalesce((
        select json_agg(json_build_object('id', l.id, 'language_code', l.language_code, 'name', l.name) order by al.position)
        from application_instance_locales al join locales l on l.id = al.locale_id
        where al.application_instance_id = i.id), '[]')`.as('available_locales'),
      sql<Instance['shared_with']>`coalesce((
        select json_agg(json_build_object(
          'to_application_instance_id', t.id, 'type', s.type, 'name', t.name, 'path', '/' || ot.slug || '/' || t.slug
        ) order by t.id, s.type)
        from application_instance_shares s
        join application_instances t on t.id = s.to_application_instance_id and t.deleted_at is null
        join owners ot on ot.id = t.owner_id
        where s.application_instance_id = i.id), '[]')`.as('shared_with'),
    ])

export const find = (db: Db, id: number) => selectInstances(db).where('i.id', '=', id).executeTakeFirst()

/** By the owner's slug and the instance's own; an id there still works, for links that carry one. */
export async function findBySlugs(db: Db, owner_slug: string, instance_slug: string) {
  const ofOwner = selectInstances(db).where('o.slug', '=', owner_slug).where('o.deleted_at', 'is', null).where('i.deleted_at', 'is', null)
  const bySlug = await ofOwner.where('i.slug', '=', instance_slug).executeTakeFirst()
  if (bySlug || !/^\d{1,9}$/.test(instance_slug)) return bySlug
  return ofOwner.where('i.id', '=', Number(instance_slug)).executeTakeFirst()
}

export const slugsLike = (db: Db, owner_id: number, wish: string) =>
  slugsLikeIn(db, 'application_instances', wish, sql<SqlBool>`owner_id = ${owner_id}`)

const missing = (wanted: number[], found: { id: number }[]): number[] => {
  const known = new Set(found.map(({ id }) => id))
  return wanted.filter((id) => !known.has(id))
}

export const missingLocales = async (db: Db, ids: number[]): Promise<number[]> =>
  missing(ids, await db.selectFrom('locales').select('id').where(sql<boolean>`id = any (${ids}::int[])`).execute())

export const missingReceivers = async (db: Db, ids: number[]): Promise<number[]> =>
  missing(
    ids,
    await db
      .selectFrom('application_instances')
      .select('id')
      .where('deleted_at', 'is', null)
      .where(sql<boolean>`id = any (${ids}::int[])`)
      .execute(),
  )
