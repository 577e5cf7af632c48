import { join } from 'node:path'
import { userRoutes } from '@vitrine/contract'
import { freePort, type RunningServer, startServer } from '../../e2e/fixtures/server.ts'
import { list } from '../../packages/server/src/features/users/repository/list.ts'
import { selectUsers } from '../../packages/server/src/features/users/repository/read.ts'
import { openDatabase } from '../../packages/server/src/platform/database/index.ts'
import { median, ms, percent, printTable } from '../figures.ts'
import { migrationsFolder, silent } from '../paths.ts'
import { fillPeople, withDatabase } from '../postgres.ts'
import { type Load, load } from './load.ts'
import { openSession } from './session.ts'
import { printShares } from './shares.ts'
import { statementsOf } from './statements.ts'

const people = 100_000
const poolSize = 10
const rounds = 3

/** The whole stack against a bare Fastify route that runs the same statements, turn by turn in one run. */
export async function benchHttp(): Promise<void> {
  await withDatabase('vitrine_bench_http', async (url) => {
    const database = await openDatabase({ databaseUrl: url, dataFolder: '', migrationsFolder, log: silent })
    await fillPeople(url, people, { hits: 50 })
    const port = await freePort()
    const { authorization, principal } = await openSession(database, `http://localhost:${port}`)
    const query = userRoutes.list.query.parse({ page_size: 25 })
    const one = [principal, ...(await statementsOf(url, (db) => selectUsers(db).where('u.id', '=', 1).executeTakeFirst()))]
    const page = [principal, ...(await statementsOf(url, (db) => list(db, query)))]

    const ours = await startServer('', { port, env: { DATABASE_URL: url, VITRINE_DEMO: 'off' } })
    const bare = await startBare({ url, poolSize, one, list: page })
    try {
      const id = () => 1 + Math.floor(Math.random() * people)
      const measured = await inTurns({
        'one record': [
          () => load({ origin: ours.url, path: () => `/admin/api/users/${id()}`, headers: { authorization } }),
          () => load({ origin: bare.url, path: () => `/one/${id()}` }),
        ],
        'a list of 25': [
          () => load({ origin: ours.url, path: () => '/admin/api/users?page_size=25', headers: { authorization } }),
          () => load({ origin: bare.url, path: () => '/list' }),
        ],
      })
      printTable(
        ['GET', 'ours, requests/s', 'bare, requests/s', 'ours of bare', 'p50 ms', 'p99 ms', 'p99 / p50'],
        measured.map(({ name, ours: own, bare: reference }) => [
          name,
          Math.round(own.perSecond),
          Math.round(reference.perSecond),
          percent(own.perSecond / reference.perSecond),
          ms(own.p50),
          ms(own.p99),
          (own.p99 / own.p50).toFixed(1),
        ]),
      )
      console.log('')
      await printShares(database, authorization, principal)
    } finally {
      await ours.stop()
      await bare.stop()
      await database.close()
    }
  })
}

type Turns = Record<string, [ours: () => Promise<Load>, bare: () => Promise<Load>]>

async function inTurns(turns: Turns) {
  const results: Array<{ name: string; ours: Load; bare: Load }> = []
  for (const [name, [runOurs, runBare]] of Object.entries(turns)) {
    await runOurs()
    await runBare()
    const [ours, bare]: [Load[], Load[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await runOurs())
      bare.push(await runBare())
    }
    results.push({ name, ours: middle(ours), bare: middle(bare) })
  }
  return results
}

const middle = (loads: Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p50: median(loads.map(({ p50 }) => p50)),
  p99: median(loads.map(({ p99 }) => p99)),
})

async function startBare(statements: object): Promise<RunningServer> {
  const port = await freePort()
  const main = join(import.meta.dirname, 'bare.ts')
  return startServer('', { port, main, env: { BENCH_STATEMENTS: JSON.stringify(statements) } })
}
