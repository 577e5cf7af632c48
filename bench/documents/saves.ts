import { Kysely, PostgresDialect } from 'kysely'
import { Client, Pool } from 'pg'
import { freePort, startServer } from '../../e2e/fixtures/server.ts'
import { createDocuments, createSchemaMemory } from '../../packages/server/src/features/documents/service/index.ts'
import { issueSession } from '../../packages/server/src/features/sign-in/testing/index.ts'
import type { Tables } from '../../packages/server/src/platform/database/index.ts'
import { createEvents } from '../../packages/server/src/platform/events/index.ts'
import { median, ms, percentile, printTable } from '../figures.ts'
import type { Statement } from '../http/statements.ts'
import type { Filled } from './growth.ts'
import { ownWord } from './words.ts'
import { article, noJobs } from './world.ts'

const rounds = 120
const warmUp = 20
const blocks = 50
const relations = 10
const mostTimes = 3

const isWrite = ({ sql }: Statement) => /^\s*(insert|update|delete)\b/i.test(sql)

/** The same statement about another document. */
const about = (one: number, other: number) => {
  const swapped = (value: unknown): unknown =>
    value === one ? other : value === String(one) ? String(other) : Array.isArray(value) ? value.map(swapped) : value
  return ({ sql, parameters }: Statement): Statement => ({ sql, parameters: parameters.map(swapped) })
}

/**
 * A save of a large document, beside a transaction that writes the same rows and does nothing else: what the service is
 * seen to write about one document is written bare about its twin.
 */
export async function printSaves({ db, world }: Filled, url: string): Promise<void> {
  const sent: Statement[] = []
  const pool = new Pool({ connectionString: url, max: 1 })
  const logged = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push({ sql: query.sql, parameters: query.parameters }),
  })
  const bare = new Client({ connectionString: url })
  await bare.connect()
  const saving = { events: createEvents(), schemas: createSchemaMemory() }
  const documents = createDocuments({ db, saving, jobs: noJobs })
  const toldOf = createDocuments({ db: logged, saving, jobs: noJobs })
  const [application_instance_id = 0] = world.instances
  const [schema_id = 0] = world.schemas
  const targets = Array.from({ length: relations }, (_each, place) => 251 + place * 10)
  const contentOf = (round: number) => article(round, { word: ownWord(9_000_000 + round), targets, blocks })
  const add = async () =>
    (
      await documents.create(world.editor, {
        schema_id,
        application_instance_id,
        status: 'published',
        content: contentOf(0),
        references: [],
      })
    ).id
  const [ours, told, twin, overHttp] = [await add(), await add(), await add(), await add()]

  const port = await freePort()
  const { authorization } = await issueSession({ db, config: { gateway: `http://localhost:${port}` } }, { id: world.editor.user_id })
  const server = await startServer('', { port, env: { DATABASE_URL: url, VITRINE_DEMO: 'off' } })
  const put = async (body: object) => {
    const answer = await fetch(`${server.url}/admin/api/documents/${overHttp}`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await answer.text()
    if (!answer.ok) throw new Error(`a save was answered ${answer.status}`)
  }
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now()
    await work()
    return performance.now() - began
  }
  const took = { service: [] as number[], http: [] as number[], bare: [] as number[] }
  let writes: Statement[] = []
  let statements = 0
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const draft = { content: contentOf(round), version: round }
      const service = await timed(() => documents.update(world.editor, ours, draft))
      sent.length = 0
      await toldOf.update(world.editor, told, draft)
      statements = sent.length
      writes = sent.filter(isWrite).map(about(told, twin))
      const alone = await timed(async () => {
        await bare.query('begin')
        for (const { sql, parameters } of writes) await bare.query(sql, [...parameters])
        await bare.query('commit')
      })
      const http = await timed(() => put(draft))
      if (round <= warmUp) continue
      took.service.push(service)
      took.bare.push(alone)
      took.http.push(http)
    }
  } finally {
    await server.stop()
    await logged.destroy()
    await bare.end()
  }
  const row = (name: string, times: number[], count: number | string) => {
    const share = median(times) / median(took.bare)
    const verdict = times === took.bare ? '' : share < mostTimes ? `< ${mostTimes}` : `**≥ ${mostTimes}**`
    return [name, count, ms(median(times)), ms(percentile(times, 0.95)), share.toFixed(2), verdict]
  }
  printTable(
    [`save of ${blocks} blocks with ${relations} relations`, 'statements', 'p50 ms', 'p95 ms', 'times the bare transaction', 'aim'],
    [
      row('the bare transaction that writes the same rows', took.bare, writes.length + 2),
      row('ours, as the service does it', took.service, statements),
      row('ours, over HTTP', took.http, ''),
    ],
  )
}
