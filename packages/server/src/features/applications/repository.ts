import type { Db } from '#platform/database'
import './table.ts'

export const insert = (db: Db, { slug, name, description }: { slug: string; name: string; description: string }) =>
  db.insertInto('applications').values({ slug, name, description }).returning('id').executeTakeFirstOrThrow()
