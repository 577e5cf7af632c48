import { type InstanceDraft, type Share, searchText, sortKey } from '@vitrine/contract'
import { sql } from 'kysely'
import { type Db, takeTurn as takeTurnAt } from '#platform/database'
import '../table.ts'

type Fields = Omit<InstanceDraft, 'available_locales' | 'shared_with'>
type NewInstance = Pick<Fields, 'name' | 'slug' | 'application_id' | 'owner_id'> &
  Partial<Fields> & { locale_ids: number[]; shares?: Share[] }

const ownWords = (name: string, slug: string) => ({ name_sort: sortKey(name), own_text: ` ${searchText(name, slug)}` })

/** Who gives out slugs does so one at a time. */
export const takeTurn = (tx: Db) => takeTurnAt(tx, 'instances')

/** The owner and the application, if they are there; held, so that neither is deleted before the caller is done. */
export async function lockParents(db: Db, { owner_id, application_id }: Pick<Fields, 'owner_id' | 'application_id'>) {
  const owner = await db
    .selectFrom('owners')
    .select('id')
    .where('id', '=', owner_id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  const application = await db
    .selectFrom('applications')
    .select(['id', 'name', 'slug'])
    .where('id', '=', application_id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return { owner, application }
}

export type Parent = { owner_id: number } | { application_id: number }

/**
 * The instances of an owner or an application, all held from here on and always in this order: two who change several
 * of them at once wait for each other instead of locking each other out.
 */
export const lockOfParent = (db: Db, parent: Parent, { deletedToo }: { deletedToo: boolean }) => {
  const rows = db.selectFrom('application_instances').select('id').orderBy('id').forUpdate()
  const ofParent =
    'owner_id' in parent ? rows.where('owner_id', '=', parent.owner_id) : rows.where('application_id', '=', parent.application_id)
  return (deletedToo ? ofParent : ofParent.where('deleted_at', 'is', null)).execute()
}

/** The owner's words are already made for searching. */
export async function copyOwnerText(db: Db, owner_id: number): Promise<void> {
  const { search_text } = await db.selectFrom('owners').select('search_text').where('id', '=', owner_id).executeTakeFirstOrThrow()
  await lockOfParent(db, { owner_id }, { deletedToo: true })
  await db.updateTable('application_instances').set({ owner_text: search_text }).where('owner_id', '=', owner_id).execute()
}

export async function copyApplicationText(db: Db, application_id: number): Promise<void> {
  const { name, slug } = await db
    .selectFrom('applications')
    .select(['name', 'slug'])
    .where('id', '=', application_id)
    .executeTakeFirstOrThrow()
  const application_text = ` ${searchText(name, slug)}`
  await lockOfParent(db, { application_id }, { deletedToo: true })
  await db.updateTable('application_instances').set({ application_text }).where('application_id', '=', application_id).execute()
}

const parentsWords = async (db: Db, { owner_id, application_id }: Pick<Fields, 'owner_id' | 'application_id'>) => {
  const owner = await db.selectFrom('owners').select('search_text').where('id', '=', owner_id).executeTakeFirstOrThrow()
  const { name, slug } = await db
    .selectFrom('applications')
    .select(['name', 'slug'])
    .where('id', '=', application_id)
    .executeTakeFirstOrThrow()
  return { owner_text: owner.search_text, application_text: ` ${searchText(name, slug)}` }
}

/** The languages in their order, and whom it gives to. */
export async function setLists(db: Db, id: number, locale_ids: number[], shares: Share[]): Promise<void> {
  await db.deleteFrom('application_instance_locales').where('application_instance_id', '=', id).execute()
  const locales = locale_ids.map((locale_id, position) => ({ application_instance_id: id, locale_id, position }))
  if (locales.length > 0) await db.insertInto('application_instance_locales').values(locales).execute()
  // A share with an instance that is deleted is not seen by whoever writes the list; it waits until that one is restored.
  await db
    .deleteFrom('application_instance_shares')
    .where('application_instance_id', '=', id)
    .where('to_application_instance_id', 'not in', db.selectFrom('application_instances').select('id').where('deleted_at', 'is not', null))
    .execute()
  const given = shares.map(({ to_application_instance_id, type }) => ({ application_instance_id: id, to_application_instance_id, type }))
  if (given.length > 0) await db.insertInto('application_instance_shares').values(given).execute()
}

export async function insert(db: Db, { locale_ids, shares = [], ...instance }: NewInstance, user_id: number | null = null) {
  const { id } = await db
    .insertInto('application_instances')
    .values({
      ...instance,
      ...ownWords(instance.name, instance.slug),
      ...(await parentsWords(db, instance)),
      created_by: user_id,
      updated_by: user_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setLists(db, id, locale_ids, shares)
  return { id }
}

/** Nothing is changed when another version is stored meanwhile. */
export const update = async (db: Db, id: number, version: number, instance: Fields, user_id: number) =>
  db
    .updateTable('application_instances')
    .set({
      ...instance,
      ...ownWords(instance.name, instance.slug),
      ...(await parentsWords(db, instance)),
      version: version + 1,
      updated_at: sql`now()`,
      updated_by: user_id,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()

/** Held until the transaction ends: who counts its people counts alone. */
export const lock = (db: Db, id: number) =>
  db.selectFrom('application_instances').select(['id', 'max_users', 'deleted_at']).where('id', '=', id).forUpdate().executeTakeFirst()

export const markDeleted = (db: Db, id: number, user_id: number) =>
  db
    .updateTable('application_instances')
    .set({ deleted_at: sql`now()`, deleted_by: user_id, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

/** Its languages, shares and roles go with it. */
export const remove = (db: Db, id: number) => db.deleteFrom('application_instances').where('id', '=', id).execute()
