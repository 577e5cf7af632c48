import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from './testing.ts'

declare module './index.ts' {
  interface Tables {
    notes: { id: number; text: string }
  }
}

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  await sql`create table notes (id integer constraint notes_key primary key, text text not null constraint notes_text check (text <> ''))`.execute(
    database.db,
  )
})
beforeEach(() => database.truncate())
afterAll(() => database.close())

const notes = () => database.db.selectFrom('notes').selectAll().orderBy('id').execute()

describe('values', () => {
  const read = async (expression: string, values: unknown[] = []) =>
    (await database.hot<{ value: unknown }>(`read ${expression}`, `select ${expression} as value`, values))[0]?.value

  test.each([
    ['a count is a number', 'count(*)', 1],
    ['a large integer is a number', '9007199254740991::int8', 9007199254740991],
    ['an array of large integers is one of numbers', 'array[1, null, 3]::int8[]', [1, null, 3]],
    ['an instant is ISO 8601 in UTC, to the millisecond', "'2026-03-01 12:00:00.123456+02'::timestamptz", '2026-03-01T10:00:00.123Z'],
    ['a whole second has its three zeros', "'2026-03-01T12:00:00Z'::timestamptz", '2026-03-01T12:00:00.000Z'],
    ['an array of instants is one of their texts', "array['2026-03-01T12:00:00.5Z']::timestamptz[]", ['2026-03-01T12:00:00.500Z']],
    ['the end of time stays a word', "'infinity'::timestamptz", 'infinity'],
    ['a day is text', "'2026-03-01'::date", '2026-03-01'],
    ['an instant without a zone is text', "'2026-03-01 12:00:00'::timestamp", '2026-03-01 12:00:00'],
    ['a span of time is text', "'1 day 02:00:00'::interval", '1 day 02:00:00'],
    ['an exact number is text', '1.50::numeric', '1.50'],
    ['a float is a number', '1.5::float8', 1.5],
    ['a boolean is a boolean', 'true', true],
    ['JSON is parsed', `'{"no": ["Båt", null]}'::jsonb`, { no: ['Båt', null] }],
    ['nothing is null', 'null::text', null],
  ])('%s', async (_sentence, expression, expected) => {
    expect(await read(expression)).toEqual(expected)
  })

  test.each([
    ['JSON text for jsonb', '$1::jsonb', JSON.stringify([{ a: 1 }]), [{ a: 1 }]],
    ['an ISO instant', '$1::timestamptz', '2026-03-01T12:00:00.000Z', '2026-03-01T12:00:00.000Z'],
    ['a Date', '$1::timestamptz', new Date('2026-03-01T12:00:00Z'), '2026-03-01T12:00:00.000Z'],
    ['an array of texts', '$1::text[]', ['a', 'b"c', '{}'], ['a', 'b"c', '{}']],
    ['an array of integers', '$1::int[]', [3, 1], [3, 1]],
    ['a boolean', '$1::bool', false, false],
    ['text with every awkward letter', '$1::text', `'"\\ ø 🚢`, `'"\\ ø 🚢`],
  ])('%s is taken as a parameter', async (_what, expression, value, expected) => {
    expect(await read(expression, [value])).toEqual(expected)
  })
})

describe('failures', () => {
  test.each([
    ['a row that is there already', { id: 1, text: 'b' }, { code: '23505', constraint: 'notes_key' }],
    ['a row that a check refuses', { id: 2, text: '' }, { code: '23514', constraint: 'notes_text' }],
  ])('%s is told by code and constraint', async (_what, note, expected) => {
    await database.db.insertInto('notes').values({ id: 1, text: 'a' }).execute()
    await expect(database.db.insertInto('notes').values(note).execute()).rejects.toMatchObject(expected)
  })

  test('the detail of a failure comes along, and the stack leads to the caller', async () => {
    await database.db.insertInto('notes').values({ id: 1, text: 'a' }).execute()
    const error = await database.db
      .insertInto('notes')
      .values({ id: 1, text: 'a' })
      .execute()
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ detail: 'Key (id)=(1) already exists.', table: 'notes' })
    expect((error as Error).stack).toContain('conformance.test.ts')
  })

  test('a statement that cannot be read is a syntax error', async () => {
    await expect(sql`selekt 1`.execute(database.db)).rejects.toMatchObject({ code: '42601' })
  })
})

describe('transactions', () => {
  test('what is committed is there, what is undone is not', async () => {
    await database.db.transaction().execute((tx) => tx.insertInto('notes').values({ id: 1, text: 'kept' }).execute())
    const undone = database.db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ id: 2, text: 'undone' }).execute()
      throw new Error('changed our mind')
    })
    await expect(undone).rejects.toThrow('changed our mind')
    expect(await notes()).toEqual([{ id: 1, text: 'kept' }])
  })

  test('after a failed statement nothing of the transaction is kept, even if the failure is caught', async () => {
    const commit = database.db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ id: 1, text: 'a' }).execute()
      await tx
        .insertInto('notes')
        .values({ id: 1, text: 'a' })
        .execute()
        .catch(() => undefined)
    })
    await expect(commit).rejects.toThrow('rolled back instead of committed')
    expect(await notes()).toEqual([])
  })

  test('many at a time, and queries beside them, each see only what is committed', async () => {
    await database.db.insertInto('notes').values({ id: 0, text: '0' }).execute()
    const increments = Array.from({ length: 20 }, () =>
      database.db.transaction().execute(async (tx) => {
        const { text } = await tx.selectFrom('notes').select('text').where('id', '=', 0).forUpdate().executeTakeFirstOrThrow()
        await tx.updateTable('notes').set({ text: 'half done' }).where('id', '=', 0).execute()
        await tx
          .updateTable('notes')
          .set({ text: String(Number(text) + 1) })
          .where('id', '=', 0)
          .execute()
      }),
    )
    const reads = Array.from({ length: 20 }, () => notes())
    await Promise.all(increments)
    for (const [note] of await Promise.all(reads)) expect(note?.text).toMatch(/^\d+$/)
    expect(await notes()).toEqual([{ id: 0, text: '20' }])
  })

  test('a savepoint that is gone back to heals the transaction', async () => {
    const tx = await database.db.startTransaction().execute()
    await tx.insertInto('notes').values({ id: 1, text: 'a' }).execute()
    const afterFirst = await tx.savepoint('first').execute()
    await expect(afterFirst.insertInto('notes').values({ id: 1, text: 'a' }).execute()).rejects.toMatchObject({ code: '23505' })
    await afterFirst.rollbackToSavepoint('first').execute()
    await tx.commit().execute()
    expect(await notes()).toEqual([{ id: 1, text: 'a' }])
  })

  test('a read-only transaction cannot write', async () => {
    const writing = database.db
      .transaction()
      .setAccessMode('read only')
      .execute((tx) => tx.insertInto('notes').values({ id: 1, text: 'a' }).execute())
    await expect(writing).rejects.toMatchObject({ code: '25006' })
  })
})

describe('a query on the database inside a transaction of the same caller', () => {
  const refusal = 'use the transaction (tx) instead of db'

  test('is refused instead of waiting for itself for ever', async () => {
    const outer = database.db.transaction().execute(() => notes())
    await expect(outer).rejects.toThrow(refusal)
  })

  test('is refused as a hot read and as a second transaction too', async () => {
    await expect(database.db.transaction().execute(() => database.hot('one', 'select 1', []))).rejects.toThrow(refusal)
    await expect(
      database.db.transaction().execute(() => database.db.transaction().execute((tx) => sql`select 1`.execute(tx))),
    ).rejects.toThrow(refusal)
  })

  test('does not trouble other callers, nor the same one afterwards', async () => {
    const inside = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const transaction = database.db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ id: 1, text: 'a' }).execute()
      inside.resolve()
      await mayEnd.promise
    })
    await inside.promise
    const beside = notes()
    mayEnd.resolve()
    await transaction
    await beside
    expect(await notes()).toHaveLength(1)
  })
})

test('a hot read answers rows by name, again and again', async () => {
  for (const id of [1, 2, 3]) expect(await database.hot('by id', 'select $1::int as id', [id])).toEqual([{ id }])
})

test('a heavy query does not hold up the event loop', async () => {
  let turns = 0
  let isDone = false
  const heavy = sql`select count(*) from generate_series(1, 1000000) a`.execute(database.db).finally(() => {
    isDone = true
  })
  while (!isDone) {
    turns += 1
    await new Promise((resolve) => setImmediate(resolve))
  }
  await heavy
  // On the same thread the loop would turn but a handful of times before the answer is there.
  expect(turns).toBeGreaterThan(100)
})

test('emptying leaves the roles, and starts ids and totals afresh', async () => {
  const addUser = () =>
    sql<{ id: number }>`insert into users (username, name, name_sort, search_text) values ('a@b.no', 'A', 'a', 'a') returning id`.execute(
      database.db,
    )
  await addUser()
  await database.truncate()
  expect((await addUser()).rows).toEqual([{ id: 1 }])
  const { rows } =
    await sql`select (select count(*) from roles) as roles, (select value from record_counts where name = 'users') as users`.execute(
      database.db,
    )
  expect(rows).toEqual([{ roles: 3, users: 1 }])
})

test('maintaining and pinging go through on both engines', async () => {
  await database.ping()
  await database.maintain()
  await database.ping()
})
