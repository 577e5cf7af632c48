import { userRoutes, userSorts } from '@vitrine/contract'
import { list } from '../packages/server/src/features/users/repository/list.ts'
import { openDatabase } from '../packages/server/src/platform/database/index.ts'
import { median, ms, printTable } from './figures.ts'
import { migrationsFolder, silent } from './paths.ts'
import { fillPeople, withDatabase } from './postgres.ts'

const sizes = [1000, 1_000_000]
const rounds = 60
const hits = 50

const queries = [
  ...userSorts.flatMap((sort_by) =>
    [true, false].map((order_asc) => ({ name: `first page by ${sort_by}, ${order_asc ? 'up' : 'down'}`, sort_by, order_asc })),
  ),
  { name: `search with the same ${hits} hits`, search: 'haabet' },
  { name: 'search by two letters at the start of a word', search: 'ha' },
  { name: 'banned only', is_banned: true },
]

/** How a list slows down from a thousand rows to a million. */
export async function benchScale(): Promise<void> {
  const timings = new Map<string, number[]>()
  for (const size of sizes)
    await withDatabase(`vitrine_bench_scale_${size}`, async (url) => {
      const database = await openDatabase({ databaseUrl: url, dataFolder: '', migrationsFolder, log: silent })
      await fillPeople(url, size, { hits })
      for (const { name, ...asked } of queries) {
        const query = userRoutes.list.query.parse({ page_size: 25, ...asked })
        const took: number[] = []
        for (let round = 0; round < rounds; round += 1) {
          const began = performance.now()
          await list(database.db, query)
          took.push(performance.now() - began)
        }
        timings.set(name, [...(timings.get(name) ?? []), median(took.slice(10))])
      }
      await database.close()
    })
  printTable(
    ['list of 25', '1,000 rows, ms', '1,000,000 rows, ms', 'times slower'],
    [...timings].map(([name, [small = Number.NaN, large = Number.NaN]]) => [name, ms(small), ms(large), (large / small).toFixed(2)]),
  )
}
