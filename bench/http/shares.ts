import { userRoutes } from '@vitrine/contract'
import { list } from '../../packages/server/src/features/users/repository/list.ts'
import { selectUsers } from '../../packages/server/src/features/users/repository/read.ts'
import { hashToken } from '../../packages/server/src/platform/auth/index.ts'
import type { OpenedDatabase } from '../../packages/server/src/platform/database/index.ts'
import { median, printTable } from '../figures.ts'
import type { Statement } from './statements.ts'

const rounds = 400

async function microseconds(work: () => unknown): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await work()
    took.push((performance.now() - began) * 1000)
  }
  return median(took.slice(rounds / 4))
}

/** What each part of one request costs, one at a time on a quiet process: so that we know what we pay for. */
export async function printShares(database: OpenedDatabase, authorization: string, principal: Statement): Promise<void> {
  const { db, hot } = database
  const query = userRoutes.list.query.parse({ page_size: 25 })
  const found = await list(db, query)
  const page = { ...found, count: found.items.length, page: 0, page_size: 25 }
  const oneById = () => selectUsers(db).where('u.id', '=', 4242)
  const compiled = oneById().compile()
  const parts: Array<[string, () => unknown]> = [
    ['token: hash and remembered verdict', () => hashToken(authorization)],
    ['principal: one prepared statement', () => hot('bench.principal', principal.sql, [...principal.parameters])],
    ['query builder: one record', () => oneById().compile()],
    ['one record: built and run', () => oneById().executeTakeFirst()],
    ['one record: the same SQL, prepared', () => hot('bench.record', compiled.sql, [...compiled.parameters])],
    ['list: built and run (total and page)', () => list(db, query)],
    ['answer check: one record', () => JSON.stringify(userRoutes.get.answer.parse(found.items[0]))],
    ['answer check: list of 25', () => JSON.stringify(userRoutes.list.answer.parse(page))],
    ['without the check: list of 25', () => JSON.stringify(page)],
  ]
  const rows: Array<[string, string]> = []
  for (const [name, work] of parts) rows.push([name, (await microseconds(work)).toFixed(0)])
  printTable(['part', 'µs, median'], rows)
}
