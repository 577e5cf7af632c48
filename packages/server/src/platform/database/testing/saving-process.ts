/**
 * A process that saves and says so, until it is killed. It tells what it found (`found [ids]`), then each row's id
 * after its save was acknowledged (`saved id`). Arguments: what openDatabase takes, as JSON.
 */
import fs from 'node:fs'
import { sql } from 'kysely'
import { openEngine } from '../open.ts'

const log = { info: () => undefined, warn: () => undefined }
const { db } = await openEngine<Record<string, never>>({ ...JSON.parse(String(process.argv[2])), log })
// Written at once, past the buffers of a stream: what was said is said even if the next thing is a kill.
const say = (line: string) => fs.writeSync(1, `${line}\n`)

await sql`create table if not exists saves (id integer generated always as identity primary key, text text not null)`.execute(db)
const { rows } = await sql<{ id: number }>`select id from saves order by id`.execute(db)
say(`found ${JSON.stringify(rows.map(({ id }) => id))}`)

const text = 'a line of some length, so that pages fill up and are split '.repeat(8)
for (;;) {
  const saved = await db
    .transaction()
    .execute((tx) => sql<{ id: number }>`insert into saves (text) values (${text}) returning id`.execute(tx))
  say(`saved ${saved.rows[0]?.id}`)
}
