import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { preparedPool } from './prepared.ts'

const url = inject('testDatabaseUrl')

describe.skipIf(!url)('on PostgreSQL', () => {
  const open = () => {
    const pool = new pg.Pool({ connectionString: url ?? '', max: 1 })
    const db = new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) })
    onTestFinished(() => db.destroy())
    const names = async () =>
      (await pool.query<{ statement: string }>('select statement from pg_prepared_statements order by 1')).rows.map(
        ({ statement }) => statement,
      )
    return { db, names }
  }

  test('a read is prepared once and answers for other values', async () => {
    const { db, names } = open()
    const ask = async (value: number) => (await sql<{ answer: number }>`select ${value}::int + 1 as answer`.execute(db)).rows[0]?.answer
    for (const value of [1, 2, 3, 4, 5, 6, 7]) expect(await ask(value)).toBe(value + 1)
    expect(await names()).toEqual(['select $1::int + 1 as answer'])
  })

  test('what writes is not, nor a list of values of its own length, and there is an end to how many are kept', async () => {
    const { db, names } = open()
    await sql`create temporary table things (id int)`.execute(db)
    await sql`insert into things values (${1})`.execute(db)
    await sql`select id from things where id in (${sql.join(Array.from({ length: 50 }, (_unused, id) => id))})`.execute(db)
    expect(await names()).toEqual([])
    for (let number = 0; number < 450; number += 1) await sql`select ${sql.lit(number)}::int as number`.execute(db)
    expect(await names()).toHaveLength(400)
  })

  test('a read that fails is told, and the connection goes on', async () => {
    const { db } = open()
    await expect(sql`select nothing from nowhere`.execute(db)).rejects.toThrow('nowhere')
    await expect(sql`select 1 / ${0}::int`.execute(db)).rejects.toThrow('division by zero')
    expect((await sql<{ answer: number }>`select ${7}::int as answer`.execute(db)).rows).toEqual([{ answer: 7 }])
  })
})
