import { instanceRoutes, instanceSorts, ownerRoutes, ownerSorts, userRoutes, userSorts } from '@vitrine/contract'
import { freePort, startServer } from '../../e2e/fixtures/server.ts'
import { insertApplication } from '../../packages/server/src/features/applications/index.ts'
import { insertInstance } from '../../packages/server/src/features/instances/index.ts'
import * as instances from '../../packages/server/src/features/instances/repository/index.ts'
import { insertOwner } from '../../packages/server/src/features/owners/index.ts'
import * as owners from '../../packages/server/src/features/owners/repository/index.ts'
import * as users from '../../packages/server/src/features/users/repository/index.ts'
import { type Database, openDatabase } from '../../packages/server/src/platform/database/index.ts'
import { printTable } from '../figures.ts'
import { migrationsFolder, silent } from '../paths.ts'
import { fillPeople, withDatabase } from '../postgres.ts'
import { load } from './load.ts'
import { openSession } from './session.ts'
import { type Statement, statementsOf } from './statements.ts'
import { inTurns, startBare, turnHead, turnRow } from './turns.ts'

const sizes = { owners: 1_000, instances: 5_000, users: 50_000 }
const poolSize = 10
const seconds = 2
const pageSize = 25

type Asked = { name: string; path: string; ask: (db: Database) => Promise<unknown> }

/** Names that look like names; fifty of each kind carry the word that is searched for. */
const nameOf = (kind: string, number: number) => (number <= 50 ? `Haabet ${kind} ${number}` : `${kind} ${(number * 7919) % 10_007}`)

async function fill(db: Database): Promise<void> {
  const application = await insertApplication(db, { slug: 'guide', name: 'Guide' })
  const ownerIds: number[] = []
  for (let number = 1; number <= sizes.owners; number += 1) {
    const { id } = await insertOwner(db, {
      slug: `museum-${number}`,
      name: { no: nameOf('Museum', number) },
      description: { no: 'Ved sjøen' },
    })
    ownerIds.push(id)
  }
  for (let number = 1; number <= sizes.instances; number += 1)
    await insertInstance(db, {
      owner_id: ownerIds[number % ownerIds.length] ?? 1,
      application_id: application.id,
      slug: `guide-${number}`,
      name: nameOf('Guide', number),
      expires_at: null,
      locale_ids: [],
    })
}

function questions(): Asked[] {
  const lists = [
    {
      kind: 'owners',
      sorts: ownerSorts,
      list: (db: Database, query: object) => owners.list(db, ownerRoutes.list.query.parse(query), 'all'),
      one: (db: Database) => owners.find(db, 500),
    },
    {
      kind: 'instances',
      sorts: instanceSorts,
      list: (db: Database, query: object) => instances.list(db, instanceRoutes.list.query.parse(query), 'all'),
      one: (db: Database) => instances.find(db, 500),
    },
    {
      kind: 'users',
      sorts: userSorts,
      list: (db: Database, query: object) => users.list(db, userRoutes.list.query.parse(query)),
      one: (db: Database) => users.find(db, 500),
    },
  ]
  return lists.flatMap(({ kind, sorts, list, one }): Asked[] => {
    const asked = (name: string, more: Record<string, string>): Asked => {
      const query = { page_size: String(pageSize), ...more }
      return {
        name: `${kind}, ${name}`,
        path: `/admin/api/${kind}?${new URLSearchParams(query)}`,
        ask: (db) => list(db, query),
      }
    }
    return [
      { name: `${kind}, one record`, path: `/admin/api/${kind}/500`, ask: one },
      ...sorts.map((sort_by) => asked(`first page by ${sort_by}`, { sort_by })),
      asked('search with 50 hits', { search: 'haabet' }),
    ]
  })
}

/** The lists of the admin area with a museum world in them, each against the same statements without the product around them. */
export async function benchLists(): Promise<void> {
  await withDatabase('vitrine_bench_lists', async (url) => {
    const database = await openDatabase({ databaseUrl: url, dataFolder: '', migrationsFolder, log: silent })
    await fill(database.db)
    await fillPeople(url, sizes.users, { hits: 50 })
    const port = await freePort()
    const { authorization, principal } = await openSession(database, `http://localhost:${port}`)
    const asked = questions()
    const named: Record<string, Statement[]> = {}
    for (const [index, { ask }] of asked.entries()) named[`q${index}`] = [principal, ...(await statementsOf(url, ask))]
    const ours = await startServer('', { port, env: { DATABASE_URL: url, VITRINE_DEMO: 'off' } })
    const bare = await startBare({ url, poolSize, named })
    try {
      const turns = asked.map(({ name, path }, index) => [
        name,
        [
          () => load({ origin: ours.url, path: () => path, headers: { authorization }, seconds }),
          () => load({ origin: bare.url, path: () => `/named/q${index}`, seconds }),
        ],
      ])
      printTable(turnHead, (await inTurns(Object.fromEntries(turns))).map(turnRow))
    } finally {
      await ours.stop()
      await bare.stop()
      await database.close()
    }
  })
}
