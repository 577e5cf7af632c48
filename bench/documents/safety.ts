import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, startServer } from '../../e2e/fixtures/server.ts'
import { chance } from '../../packages/server/src/features/documents/testing/chance.ts'
import { type Connection, isWhole, type Outcome, runSchedule } from '../../packages/server/src/features/documents/testing/two-editors.ts'
import { issueSession } from '../../packages/server/src/features/sign-in/testing/index.ts'
import { openDatabase } from '../../packages/server/src/platform/database/index.ts'
import { printTable } from '../figures.ts'
import { migrationsFolder, silent } from '../paths.ts'
import { withDatabase } from '../postgres.ts'
import { makeMuseum } from './world.ts'

const schedules = Number(process.env.BENCH_SCHEDULES ?? 10_000)
const kills = Number(process.env.BENCH_KILLS ?? 50)
/** The same seed makes the same schedules; what the machine does between them is its own. */
const firstSeed = Number(process.env.BENCH_SEED ?? 1)
const atOnce = 8
const atOnceBesideAKill = 4
const longestLifeMs = 1_500
const impatienceMs = 12
const pauseMs = 150

const minutes = (sinceMs: number) => ((performance.now() - sinceMs) / 60_000).toFixed(1)

type Where = { databaseUrl: string | null; dataFolder: string }

/** A museum with two editors, and how they reach the product. */
async function open({ databaseUrl, dataFolder }: Where) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const database = await openDatabase({ databaseUrl, dataFolder, migrationsFolder, log: silent })
  const { instances, schemas, users } = await makeMuseum(database.db)
  const needs = { db: database.db, config: { gateway: origin } }
  const sessions: string[] = []
  for (const id of users.slice(0, 2)) sessions.push((await issueSession(needs, { id })).authorization)
  await database.close()
  const env: Record<string, string> = { VITRINE_DEMO: 'off', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
  const connect: Connection = async (who, { method, path, body }, { isLost }) => {
    // Who loses patience may have been heard, and may be heard later than what they send next.
    const signal = isLost ? AbortSignal.timeout(Math.floor(Math.random() * impatienceMs)) : null
    try {
      const answer = await fetch(`${origin}${path}`, {
        method,
        signal,
        headers: { authorization: sessions[who] ?? '', ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const json: unknown = await answer.json()
      // A server that is going down, or a gateway in front of it, is no answer to what was sent.
      return isLost || answer.status >= 500 ? null : { status: answer.status, json }
    } catch {
      // Whatever broke on the way: no answer came.
      return null
    }
  }
  return {
    connect,
    place: { schema_id: schemas[0] ?? 0, application_instance_id: instances[0] ?? 0 },
    start: () => startServer(dataFolder, { port, env }),
  }
}

/** So many at once, each as soon as there is room. */
async function inLanes<T>(lanes: number, seeds: number[], run: (seed: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  const left = seeds.values()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const seed of left) results.push(await run(seed))
    }),
  )
  return results
}

const seedsFrom = (first: number, count: number) => Array.from({ length: count }, (_each, place) => first + place)

async function withLosses(where: Where): Promise<Outcome[]> {
  const { connect, place, start } = await open(where)
  const server = await start()
  try {
    return await inLanes(atOnce, seedsFrom(firstSeed, schedules), (seed) => runSchedule(seed, place, connect, () => wait(pauseMs)))
  } finally {
    await server.stop()
  }
}

/** On the embedded database, which lives in the process that is killed; each round goes on where the last one left it. */
async function withKills(dataFolder: string): Promise<Outcome[]> {
  const { connect, place, start } = await open({ databaseUrl: null, dataFolder })
  const outcomes: Outcome[] = []
  let server = await start()
  for (let round = 0; round < kills; round += 1) {
    const first = firstSeed + 1_000_000 + round * atOnceBesideAKill
    const running = inLanes(atOnceBesideAKill, seedsFrom(first, atOnceBesideAKill), (seed) =>
      runSchedule(seed, place, connect, () => wait(pauseMs)),
    )
    await Promise.race([wait(longestLifeMs * chance(first)()), running])
    await server.kill()
    server = await start()
    outcomes.push(...(await running))
  }
  await server.stop()
  return outcomes
}

function row(name: string, outcomes: Outcome[]): Array<string | number> {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + of(one), 0).toLocaleString('en')
  return [
    name,
    outcomes.length.toLocaleString('en'),
    sum(({ saves }) => saves),
    sum(({ unanswered }) => unanswered),
    sum(({ conflicts }) => conflicts),
    sum(({ acknowledged }) => acknowledged),
    sum(({ lost }) => lost.length),
    sum(({ silent }) => silent.length),
    sum(({ documents }) => Math.max(0, documents - 1)),
  ]
}

/**
 * Two editors in one document, with calls and answers lost on the way and the server killed: every acknowledged word must be in
 * the document, in a revision, or in a conflict that someone was shown. BENCH_SEED, BENCH_SCHEDULES and BENCH_KILLS repeat a part.
 */
export async function benchSafety(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-safety-'))
  try {
    const began = performance.now()
    const lossy = process.env.TEST_DATABASE_URL
      ? await withDatabase('vitrine_bench_safety', (databaseUrl) => withLosses({ databaseUrl, dataFolder: '' }))
      : await withLosses({ databaseUrl: null, dataFolder: join(folder, 'losses') })
    const [lossyMinutes, beganKilling] = [minutes(began), performance.now()]
    const killed = await withKills(join(folder, 'kills'))
    console.log(
      `Took ${lossyMinutes} and ${minutes(beganKilling)} minutes. Seeds from ${firstSeed}; load of the machine: ${loadavg()[0]?.toFixed(1)}\n`,
    )
    printTable(
      [
        'two editors',
        'schedules',
        'saves sent',
        'unanswered',
        'conflicts shown',
        'words acknowledged',
        'lost',
        'gone unseen',
        'second documents',
      ],
      [
        row(`calls and answers lost (${process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'embedded'})`, lossy),
        row(`${kills} times kill -9 (embedded)`, killed),
      ],
    )
    const failed = [...lossy, ...killed].filter((outcome) => !isWhole(outcome))
    for (const { seed, ...outcome } of failed) console.log(`seed ${seed}: ${JSON.stringify(outcome)}`)
    if (failed.length > 0) throw new Error(`${failed.length} schedules lost something: BENCH_SEED=<seed> BENCH_SCHEDULES=1 repeats one`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
