import { Client } from 'pg'
import { ownWordInSql } from './words.ts'
import { hits, templates } from './world.ts'

const tables = [
  'documents',
  'document_contents',
  'document_revisions',
  'document_texts',
  'document_search',
  'document_words',
  'document_relations',
  'document_sources',
]

/**
 * Fills up to `count` documents by copying the templates: each copy has a word of its own in the place of its template's, in
 * the content and in every row that a save derives from it, and points at its own group. Set by set: a million take minutes.
 */
export async function fillDocuments(url: string, count: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`set work_mem = '256MB'; set maintenance_work_mem = '1GB'; set synchronous_commit = off`)
    const putBack = await withoutIndexes(client)
    for (const statement of statements(count)) await client.query(statement)
    for (const statement of putBack) await client.query(statement)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** What checks and finds each row costs more than the row: it is taken away for the filling and put back, and checked, in one go. */
async function withoutIndexes(client: Client): Promise<string[]> {
  const { rows: references } = await client.query<{ name: string; of: string; definition: string }>(
    `select conname as name, conrelid::regclass::text as of, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and conrelid = any ($1::regclass[])`,
    [tables],
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid = any ($1::regclass[]) and not i.indisunique`,
    [tables],
  )
  for (const { name, of } of references) await client.query(`alter table ${of} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  return [
    ...indexes.map(({ definition }) => definition),
    ...references.map(({ name, of, definition }) => `alter table ${of} add constraint ${name} ${definition}`),
  ]
}

/** A copy's row is its template's, joined as `c` (n: its id, t: the template's, word and own_word) with a row of the table as `r`. */
const worded = (column: string) => `replace(r.${column}, c.word, c.own_word)`
const wordedAs = (column: string, type: string) => `replace(r.${column}::text, c.word, c.own_word)::${type}`
const own = (target: string) => `case when ${target} > ${hits} then ${target} + c.n - c.t else ${target} end`

const statements = (count: number): string[] => [
  `create temporary table copies as
   select n, t, ${ownWordInSql.replaceAll('n::', 't::')} as word, ${ownWordInSql} as own_word
   from (select n, ${hits + 1} + (n - ${hits + 1}) % ${templates} as t from generate_series(${hits + templates + 1}, ${count}) as n) as numbers`,
  // Each points at one target of its group at most, and at one that is the same for all: two replacements are enough.
  `create temporary table contents as
   select c.n, case when target is null then worded else replace(worded, '"to_document_id":' || target || ',', '"to_document_id":' || target + c.n - c.t || ',') end as content
   from copies c join lateral (
     select ${wordedAs('content', 'text')} as worded,
       (select to_document_id from document_relations where document_id = c.t and to_document_id > ${hits}) as target
     from document_contents r where r.document_id = c.t) as r on true`,
  `create temporary table hashes as
   select n, substr(encode(sha256(convert_to(content, 'UTF8')), 'hex'), 1, 40) as hash from contents`,
  `create unique index on hashes (n); analyze hashes; analyze copies`,
  `insert into documents (id, schema_id, schema_version, application_instance_id, status, content_hash, "references", image_media_id, location,
     languages, published_at, version, created_at, created_by, updated_at, updated_by, deleted_at, deleted_by) overriding system value
   select c.n, r.schema_id, r.schema_version, r.application_instance_id, r.status, h.hash, r."references", r.image_media_id, r.location,
     r.languages, r.published_at, r.version, now() - c.n * interval '1 minute', people.one,
     now() - (c.n::bigint * 7919 % ${count}) * interval '1 minute', people.another,
     case when r.deleted_at is not null then now() - (c.n::bigint * 104729 % ${count}) * interval '1 minute' end,
     case when r.deleted_at is not null then people.one end
   from copies c join documents r on r.id = c.t join hashes h on h.n = c.n
   join lateral (select ids[1 + c.n % 20] as one, ids[1 + (c.n * 7 + 3) % 20] as another from (
     select array(select id from users where not is_admin order by id) as ids) as found) as people on true`,
  `insert into document_contents (document_id, hash, content) select n, hash, content::json from contents join hashes using (n)`,
  `insert into document_revisions (document_id, version, kind, status, schema_version, content_hash, "references", restored_from, saved_at, saved_by)
   select c.n, r.version, r.kind, r.status, r.schema_version, h.hash, r."references", r.restored_from, r.saved_at, r.saved_by
   from copies c join document_revisions r on r.document_id = c.t join hashes h on h.n = c.n`,
  `insert into document_texts (document_id, locale, application_instance_id, schema_id, status, is_deleted, title, internal_title, description,
     title_sort, internal_title_sort, description_sort, chips)
   select c.n, r.locale, r.application_instance_id, r.schema_id, r.status, r.is_deleted, ${worded('title')}, ${worded('internal_title')},
     r.description, ${worded('title_sort')}, ${worded('internal_title_sort')}, r.description_sort, r.chips
   from copies c join document_texts r on r.document_id = c.t`,
  `insert into document_search (document_id, locale, lexemes, fields, hit_fields)
   select c.n, r.locale, ${wordedAs('lexemes', 'tsvector')}, ${wordedAs('fields', 'jsonb')}, ${wordedAs('hit_fields', 'jsonb')}
   from copies c join document_search r on r.document_id = c.t`,
  `insert into document_words (locale, word) select locale, own_word from copies cross join (select distinct locale from document_words) as l`,
  `insert into document_relations (document_id, position, to_document_id, reference_key, pointer)
   select c.n, r.position, ${own('r.to_document_id')}, r.reference_key, r.pointer from copies c join document_relations r on r.document_id = c.t`,
  `insert into document_sources (document_id, sources) select c.n, r.sources from copies c join document_sources r on r.document_id = c.t`,
  `select setval(pg_get_serial_sequence('documents', 'id'), ${count})`,
]
