import { searchText } from '@vitrine/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database'
import '../table.ts'
import { configurationOf } from './derived.ts'
import type { Found, Visible } from './list.ts'
import { isSeen } from './relations.ts'

const mostWords = 12
const longestWord = 60
/** A shorter word is as near to a hundred others. */
const shortestMisspelt = 4
const mostAlike = 5
/** Of so many hits the best are looked for. */
const mostRanked = 5_000

/** The words of a text as they are looked up: folded, letters and digits only. */
export const wordsOf = (text: string): string[] =>
  searchText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word.length <= longestWord)

/** Each asked-for word with what else it may have been meant as. */
export type Asked = { word: string; alike: string[] }[]
export const askedFor = (q: string): Asked =>
  wordsOf(q)
    .slice(0, mostWords)
    .map((word) => ({ word, alike: [] }))

const either = (parts: RawBuilder<unknown>[]) => sql`(${sql.join(parts, sql` || `)})`

/** The fields by their order in the schema: the first alone, the first two, the first three. */
const firstFields = ['A', 'AB', 'ABC'] as const

/** A word by its stem or its beginning, all of them together; in some of the fields only. Only letters and digits get here [V2]. */
export function queryOf(asked: Asked, locale: string, fields: '' | (typeof firstFields)[number] = ''): RawBuilder<unknown> {
  const configuration = configurationOf(locale)
  const inFields = fields && `:${fields}`
  const parts = asked.map(({ word, alike }) =>
    either([
      sql`to_tsquery(${configuration}::regconfig, ${word + inFields})`,
      sql`to_tsquery('simple', ${`${word}:*${fields}`})`,
      ...alike.map((other) => sql`to_tsquery('simple', ${other + inFields})`),
    ]),
  )
  return sql`(${sql.join(parts, sql` && `)})`
}

type Where = { locale: string; instances: number[] | 'all'; schemas: number[] | undefined }
const places = (kind: 'i' | 's', ids: number[]) => sql`${ids.map((id) => `'${kind}:${id}'`).join(' | ')}::tsquery`

/** The documents that have the words in one language, by one look into the index. */
export const foundIn = (asked: Asked, { locale, instances, schemas }: Where): RawBuilder<unknown> => sql`
  select s.document_id, s.lexemes, s.hit_fields from document_search s
  where s.locale = ${locale} and s.lexemes @@ (${queryOf(asked, locale)}
    ${instances === 'all' ? sql`` : sql`&& ${places('i', instances)}`}
    ${schemas === undefined ? sql`` : sql`&& ${places('s', schemas)}`})`

/**
 * How well a row called `f` fits: words as they were written before words that are like them, an earlier field before a later
 * one however often the later has them, and then by how often. Each question is made once, not for every row.
 */
function rankOf(asked: Asked, locale: string): RawBuilder<unknown> {
  const asWritten = asked.map(({ word }) => ({ word, alike: [] }))
  const steps = [...firstFields, '' as const].map(
    (fields, place) =>
      sql`when f.lexemes @@ (select ${queryOf(asWritten, locale, fields)}) then ${sql.lit(firstFields.length + 1 - place)}`,
  )
  return sql`(case ${sql.join(steps, sql` `)} else 0 end + ts_rank('{0.05, 0.2, 0.5, 1}', f.lexemes, (select ${queryOf(asked, locale)})))`
}

/** The same with what they are ranked by, for a list that sorts them. */
export const rankedIn = (asked: Asked, where: Where): Found => ({ rows: foundIn(asked, where), rank: rankOf(asked, where.locale) })

type Wanted = Where & { statuses: string[] | undefined; visible: Visible; page: number; page_size: number }
export type FoundHit = { document_id: number; hit_fields: { jsonpath: string; text: string }[] }

/** The best first, then the newest. */
export async function ranked(db: Db, asked: Asked, wanted: Wanted) {
  const { locale, statuses, visible, page, page_size } = wanted
  const { rows } = await sql<FoundHit & { count: number }>`
    with taken as materialized (
      select f.document_id, f.hit_fields, ${rankOf(asked, locale)} as rank, d.updated_at from (${foundIn(asked, wanted)}) as f
      join documents d on d.id = f.document_id
      where d.deleted_at is null and ${isSeen({ visible })}
        and ${statuses === undefined ? sql`true` : sql`d.status = any (${statuses}::text[])`}
      limit ${mostRanked + 1})
    select document_id, hit_fields, (select count(*)::int from taken) as count from taken
    order by rank desc, updated_at desc, document_id
    limit ${page_size} offset ${page * page_size}`.execute(db)
  const count = rows[0]?.count ?? 0
  return { rows, total_count: Math.min(count, mostRanked), total_is_exact: count <= mostRanked }
}

/** The same in several languages: a document counts once, by the language that has the words in the earliest field, and of such by the first. */
export async function rankedInEvery(db: Db, askedIn: { locale: string; asked: Asked }[], wanted: Omit<Wanted, 'locale'>) {
  const { statuses, visible, page, page_size } = wanted
  const inEach = askedIn.map(
    ({ locale, asked }, place) => sql`
      (select f.document_id, f.hit_fields, ${place}::int as place, ${rankOf(asked, locale)} as rank
      from (${foundIn(asked, { ...wanted, locale })}) as f limit ${mostRanked + 1})`,
  )
  const { rows } = await sql<FoundHit & { count: number }>`
    with found as (
      select distinct on (document_id) document_id, hit_fields, place, rank from (${sql.join(inEach, sql` union all `)}) as each_language
      order by document_id, trunc(rank) desc, place),
    taken as materialized (
      select f.*, d.updated_at from found f
      join documents d on d.id = f.document_id
      where d.deleted_at is null and ${isSeen({ visible })}
        and ${statuses === undefined ? sql`true` : sql`d.status = any (${statuses}::text[])`}
      limit ${mostRanked + 1})
    select document_id, hit_fields, (select count(*)::int from taken) as count from taken
    order by trunc(rank) desc, place, rank desc, updated_at desc, document_id
    limit ${page_size} offset ${page * page_size}`.execute(db)
  const count = rows[0]?.count ?? 0
  return { rows, total_count: Math.min(count, mostRanked), total_is_exact: count <= mostRanked }
}

/** One letter too few or two that changed places: such a word shares too few letters in a row to be found by likeness. */
function slips(word: string): string[] {
  const letters = [...word]
  const without = letters.map((_letter, place) => letters.toSpliced(place, 1).join(''))
  const swapped = letters.slice(1).map((letter, place) => letters.toSpliced(place, 2, letter, letters[place] ?? '').join(''))
  return [...new Set([...without, ...swapped])]
}

/** How many letters must be put in, taken out, replaced or swapped. */
export function distance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]]
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_each, place) => place)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const at = (back: number, left: number) => (back === 0 ? row : rows[i - back])?.[j - left] ?? 0
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(2, 2) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + cost, swap))
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}

/** The words that documents have and that were perhaps meant. */
export async function withLikeWords(db: Db, asked: Asked, locale: string): Promise<Asked> {
  const long = asked.filter(({ word }) => word.length >= shortestMisspelt).map(({ word }) => word)
  if (long.length === 0) return asked
  const { rows } = await sql<{ asked: string; word: string }>`
    select a.asked, w.word from unnest(${long}::text[]) as a (asked)
    join lateral (
      (select word from document_words where locale = ${locale} and word % a.asked order by similarity(word, a.asked) desc limit 40)
      union (select word from document_words where locale = ${locale} and word = any (${long.flatMap(slips)}::text[]))
    ) as w on true`.execute(db)
  const mostSlips = (word: string) => (word.length < 6 ? 1 : 2)
  return asked.map(({ word }) => ({
    word,
    alike: rows
      .filter((row) => row.asked === word && row.word !== word)
      .map((row) => ({ word: row.word, far: distance(word, row.word) }))
      .filter(({ far }) => far <= mostSlips(word))
      .sort((one, other) => one.far - other.far)
      .slice(0, mostAlike)
      .map((row) => row.word),
  }))
}
