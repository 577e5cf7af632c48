import type { DocumentStatus, DocumentTexts } from '@vitrine/contract'
import { sortKey } from '@vitrine/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'

export type Standing = { application_instance_id: number; schema_id: number; status: DocumentStatus; is_deleted: boolean }
type Field = { jsonpath: string; text: string }

/** What lists and searches read of a document in one language. */
export type DerivedTexts = DocumentTexts & {
  locale: string
  chips: Record<string, string>
  fields: Field[]
  hit_fields: Field[]
  /** The searchable texts by their weight, A to D, as they stand and folded. */
  weighted: { plain: string[]; folded: string[] }
}

/** How each language is stemmed; the others, the Sami languages among them, are taken word by word. */
const configurations: Record<string, string> = {
  no: 'norwegian',
  nn: 'norwegian',
  sv: 'swedish',
  en: 'english',
  de: 'german',
  es: 'spanish',
  fr: 'french',
}
export const configurationOf = (locale: string): string =>
  Object.hasOwn(configurations, locale) ? (configurations[locale] ?? 'simple') : 'simple'

const weights = ['A', 'B', 'C', 'D'] as const

/** Rows of languages that the document no longer has go; the others are written anew. One statement per table. */
export async function keepTexts(db: Db, document_id: number, standing: Standing, texts: readonly DerivedTexts[]): Promise<void> {
  const { application_instance_id, schema_id, status, is_deleted } = standing
  const rows = texts.map(({ locale, title, internal_title, description, chips }) => ({
    document_id,
    locale,
    application_instance_id,
    schema_id,
    status,
    is_deleted,
    title,
    internal_title,
    description,
    title_sort: sortKey(title, locale),
    internal_title_sort: sortKey(internal_title, locale),
    description_sort: sortKey(description, locale),
    chips: JSON.stringify(chips),
  }))
  await db
    .insertInto('document_texts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['document_id', 'locale']).doUpdateSet((row) => ({
        status: row.ref('excluded.status'),
        is_deleted: row.ref('excluded.is_deleted'),
        title: row.ref('excluded.title'),
        internal_title: row.ref('excluded.internal_title'),
        description: row.ref('excluded.description'),
        title_sort: row.ref('excluded.title_sort'),
        internal_title_sort: row.ref('excluded.internal_title_sort'),
        description_sort: row.ref('excluded.description_sort'),
        chips: row.ref('excluded.chips'),
      })),
    )
    .execute()
}

/** Lexemes that nobody can type say where the document belongs. */
export const placeLexemes = ({ application_instance_id, schema_id }: Pick<Standing, 'application_instance_id' | 'schema_id'>) =>
  `'i:${application_instance_id}' 's:${schema_id}'`

export async function keepSearch(db: Db, document_id: number, standing: Standing, texts: readonly DerivedTexts[]): Promise<void> {
  const column = (side: 'plain' | 'folded', place: number) => sql`${texts.map(({ weighted }) => weighted[side][place] ?? '')}::text[]`
  const arrays = weights.flatMap((_weight, place) => [column('plain', place), column('folded', place)])
  const vectors = weights.map(
    (weight) => sql`setweight(to_tsvector(r.configuration::regconfig, r.${sql.raw(`plain_${weight}`)}), ${sql.lit(weight)})
      || setweight(to_tsvector('simple', r.${sql.raw(`folded_${weight}`)}), ${sql.lit(weight)})`,
  )
  await sql`
    insert into document_search (document_id, locale, lexemes, fields, hit_fields)
    select ${document_id}, r.locale, ${placeLexemes(standing)}::tsvector || ${sql.join(vectors, sql` || `)}, r.fields::jsonb, r.hit_fields::jsonb
    from unnest(
      ${texts.map(({ locale }) => locale)}::text[],
      ${texts.map(({ locale }) => configurationOf(locale))}::text[],
      ${texts.map(({ fields }) => JSON.stringify(fields))}::text[],
      ${texts.map(({ hit_fields }) => JSON.stringify(hit_fields))}::text[],
      ${sql.join(arrays)}
    ) as r (locale, configuration, fields, hit_fields, ${sql.raw(weights.flatMap((weight) => [`plain_${weight}`, `folded_${weight}`]).join(', '))})
    on conflict (document_id, locale) do update
      set lexemes = excluded.lexemes, fields = excluded.fields, hit_fields = excluded.hit_fields`.execute(db)
}

/** In one order for all writers: no deadlock. */
export async function keepWords(db: Db, words: { locale: string; word: string }[]): Promise<void> {
  if (words.length === 0) return
  await sql`
    insert into document_words (locale, word)
    select distinct locale, word from unnest(${words.map(({ locale }) => locale)}::text[], ${words.map(({ word }) => word)}::text[]) as w (locale, word)
    order by 1, 2 on conflict do nothing`.execute(db)
}
