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

/** What is derived of one of several documents. */
export type DerivedOf = { document_id: number; standing: Standing; texts: readonly DerivedTexts[] }

/** One statement for all; rows that come out as they are stay untouched, and so do their indexes. */
export async function keepTexts(db: Db, derived: readonly DerivedOf[]): Promise<void> {
  const rows = derived.flatMap(({ document_id, standing, texts }) => {
    const { application_instance_id, schema_id, status, is_deleted } = standing
    return texts.map(({ locale, title, internal_title, description, chips }) => ({
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
      chips,
    }))
  })
  await sql`
    insert into document_texts as t (document_id, locale, application_instance_id, schema_id, status, is_deleted, title, internal_title,
      description, title_sort, internal_title_sort, description_sort, chips)
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as r (document_id int, locale text, application_instance_id int,
      schema_id int, status text, is_deleted boolean, title text, internal_title text, description text, title_sort text,
      internal_title_sort text, description_sort text, chips jsonb)
    on conflict (document_id, locale) do update set status = excluded.status, is_deleted = excluded.is_deleted, title = excluded.title,
      internal_title = excluded.internal_title, description = excluded.description, title_sort = excluded.title_sort,
      internal_title_sort = excluded.internal_title_sort, description_sort = excluded.description_sort, chips = excluded.chips
    where (t.status, t.is_deleted, t.title, t.internal_title, t.description, t.title_sort, t.internal_title_sort, t.description_sort, t.chips)
      is distinct from (excluded.status, excluded.is_deleted, excluded.title, excluded.internal_title, excluded.description,
        excluded.title_sort, excluded.internal_title_sort, excluded.description_sort, excluded.chips)`.execute(db)
}

/** Lexemes that nobody can type say where the document belongs. */
export const placeLexemes = ({ application_instance_id, schema_id }: Pick<Standing, 'application_instance_id' | 'schema_id'>) =>
  `'i:${application_instance_id}' 's:${schema_id}'`

export async function keepSearch(db: Db, derived: readonly DerivedOf[]): Promise<void> {
  const rows = derived.flatMap(({ document_id, standing, texts }) =>
    texts.map(({ locale, fields, hit_fields, weighted }) => ({
      document_id,
      locale,
      place: placeLexemes(standing),
      configuration: configurationOf(locale),
      fields,
      hit_fields,
      ...weighted,
    })),
  )
  const vectors = weights.map(
    (weight, place) => sql`setweight(to_tsvector(r.configuration::regconfig, r.plain[${sql.lit(place + 1)}]), ${sql.lit(weight)})
      || setweight(to_tsvector('simple', r.folded[${sql.lit(place + 1)}]), ${sql.lit(weight)})`,
  )
  await sql`
    insert into document_search as s (document_id, locale, lexemes, fields, hit_fields)
    select r.document_id, r.locale, r.place::tsvector || ${sql.join(vectors, sql` || `)}, r.fields, r.hit_fields
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (document_id int, locale text, place text, configuration text,
      fields jsonb, hit_fields jsonb, plain text[], folded text[])
    on conflict (document_id, locale) do update
      set lexemes = excluded.lexemes, fields = excluded.fields, hit_fields = excluded.hit_fields
    where (s.lexemes, s.fields, s.hit_fields) is distinct from (excluded.lexemes, excluded.fields, excluded.hit_fields)`.execute(db)
}

/** In one order for all writers: no deadlock. */
export async function keepWords(db: Db, words: { locale: string; word: string }[]): Promise<void> {
  if (words.length === 0) return
  await sql`
    insert into document_words (locale, word)
    select distinct locale, word from unnest(${words.map(({ locale }) => locale)}::text[], ${words.map(({ word }) => word)}::text[]) as w (locale, word)
    order by 1, 2 on conflict do nothing`.execute(db)
}
