import { userRoutes } from '@vitrine/contract'
import { freePort, startServer } from '../../e2e/fixtures/server.ts'
import { list } from '../../packages/server/src/features/users/repository/list.ts'
import { selectUsers } from '../../packages/server/src/features/users/repository/read.ts'
import { openDatabase } from '../../packages/server/src/platform/database/index.ts'
import { printTable } from '../figures.ts'
import { migrationsFolder, silent } from '../paths.ts'
import { fillPeople, withDatabase } from '../postgres.ts'
import { load } from './load.ts'
import { openSession } from './session.ts'
import { printShares } from './shares.ts'
import { statementsOf } from './statements.ts'
import { inTurns, startBare, turnHead, turnRow } from './turns.ts'

const people = 100_000
const poolSize = 10

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
      printTable(turnHead, measured.map(turnRow))
      console.log('')
      await printShares(database, authorization, principal)
    } finally {
      await ours.stop()
      await bare.stop()
      await database.close()
    }
  })
}
