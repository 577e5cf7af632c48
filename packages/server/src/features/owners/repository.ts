import type { LocalisedText } from '@vitrine/contract'
import type { Db } from '#platform/database'
import './table.ts'

export const insert = (db: Db, { slug, name, description }: { slug: string; name: LocalisedText; description: LocalisedText }) =>
  db
    .insertInto('owners')
    .values({ slug, name: JSON.stringify(name), description: JSON.stringify(description) })
    .returning('id')
    .executeTakeFirstOrThrow()
