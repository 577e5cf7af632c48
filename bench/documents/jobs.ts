import { setTimeout as wait } from 'node:timers/promises'
import { documentRoutes, schemaChangeRoutes } from '@vitrine/contract'
import { sql } from 'kysely'
import { freePort, startServer } from '../../e2e/fixtures/server.ts'
import { issueSession } from '../../packages/server/src/features/sign-in/testing/index.ts'
import type { Database } from '../../packages/server/src/platform/database/index.ts'
import { median, ms, percent, printTable } from '../figures.ts'
import { type Load, load } from '../http/load.ts'
import type { Filled } from './growth.ts'
import { articleSchema } from './world.ts'

const pollMs = 500
/** A job that takes longer is judged by so much of it. */
const watchedMs = Number(process.env.BENCH_JOB_SECONDS ?? 120) * 1000
const seconds = 4
const leastShare = 0.5
const mostImpactSeconds = 60
/** Of the two schemas the one that has about so many is taken. */
const documentsOfAJob = 100_000

type Progress = { id?: number; state: string; done: number; total: number }
type Job = {
  name: string
  start: () => Promise<Progress>
  look: (started: Progress) => Promise<Progress>
  /** Taken when it has been watched long enough. */
  cancel: (started: Progress) => Promise<Progress>
  mostSeconds?: number
  mostReads?: number
}

async function withAbout(db: Database, count: number): Promise<number> {
  const { rows } = await sql<{ schema_id: number }>`
    select schema_id from document_counts group by schema_id order by abs(sum(value) - ${count}) limit 1`.execute(db)
  return rows[0]?.schema_id ?? 0
}

const middle = (loads: Load[], of: keyof Load) => median(loads.map((one) => one[of]))

/** The jobs that walk all documents of one schema, in the running product, with ten people reading lists beside them. */
export async function printJobs({ db, world }: Filled, url: string): Promise<void> {
  const port = await freePort()
  const needs = { db, config: { gateway: `http://localhost:${port}` } }
  const { authorization } = await issueSession(needs, { id: world.superuser.user_id })
  const server = await startServer('', { port, env: { DATABASE_URL: url, VITRINE_DEMO: 'off' } })
  const schema_id = await withAbout(db, documentsOfAJob)
  const [instance = 0] = world.instances
  const call = async (method: string, path: string, body?: object): Promise<Progress> => {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Progress
  }
  const list = `/admin/api/documents?application_instance_id=${instance}&page_size=25&sort=title`
  const read = () => load({ origin: server.url, path: () => list, headers: { authorization }, seconds })
  const { internal_title: _gone, ...left } = articleSchema.properties
  const json_schema = JSON.stringify({ ...articleSchema, properties: { ...left, number: { type: 'string', maxLength: 4 } } })
  const impact = {
    start: () => call('POST', schemaChangeRoutes.startSchemaImpact.path, { schema_id, json_schema }),
    look: ({ id }: Progress) => call('GET', `${schemaChangeRoutes.startSchemaImpact.path}/${id}`),
    cancel: ({ id }: Progress) => call('POST', `${schemaChangeRoutes.startSchemaImpact.path}/${id}/cancel`),
    mostSeconds: mostImpactSeconds,
  }
  const jobs: Job[] = [
    { name: 'schema impact', ...impact, mostReads: 0 },
    { name: 'schema impact, ten readers all the time', ...impact },
    {
      name: 'reindex, ten readers for half a minute',
      start: () => call('POST', `${documentRoutes.reindex.path}?schema_id=${schema_id}`),
      look: () => call('GET', `${documentRoutes.reindexProgress.path}?schema_id=${schema_id}`),
      cancel: () => call('POST', `${documentRoutes.cancelReindex.path}?schema_id=${schema_id}`),
      mostReads: 6,
    },
  ]
  try {
    await read()
    const alone = [await read(), await read(), await read()]
    const rows: Array<Array<string | number>> = []
    const reads: Array<Array<string | number>> = [
      ['alone', Math.round(middle(alone, 'perSecond')), ms(middle(alone, 'p50')), ms(middle(alone, 'p99')), '', ''],
    ]
    const only = new RegExp(process.env.BENCH_ONLY ?? '')
    for (const job of jobs.filter(({ name }) => only.test(name))) {
      const { total, done, tookMs, beside, whileRead } = await run(job, read)
      const most = job.mostSeconds
      const wholeMs = (tookMs / done) * total
      const verdict = most === undefined ? '' : wholeMs < most * 1000 ? `< ${most} s` : `**≥ ${most} s**`
      const took =
        done === total ? (tookMs / 1000).toFixed(0) : `(${(wholeMs / 1000).toFixed(0)}, by the first ${done.toLocaleString('en')})`
      rows.push([job.name, total.toLocaleString('en'), took, Math.round((done / tookMs) * 1000), whileRead, verdict])
      if (beside.length === 0) continue
      // Before and after: what else the machine does becomes another meanwhile.
      const without = [...alone, await read(), await read(), await read()]
      const share = middle(beside, 'perSecond') / middle(without, 'perSecond')
      const isEnough = share >= leastShare ? `≥ ${percent(leastShare)}` : `**< ${percent(leastShare)}**`
      const figures = [Math.round(middle(beside, 'perSecond')), ms(middle(beside, 'p50')), ms(middle(beside, 'p99'))]
      reads.push([`beside: ${job.name.split(',')[0]}`, ...figures, percent(share), isEnough])
      alone.splice(0, alone.length, ...without.slice(-3))
    }
    printTable(['job', 'documents', 's', 'documents/s', 'documents/s while lists are read', 'aim'], rows)
    console.log('')
    printTable(['a list of 25, ten readers', 'requests/s', 'p50 ms', 'p99 ms', 'of alone', 'aim'], reads)
  } finally {
    await server.stop()
  }
}

async function run({ start, look, cancel, mostReads = Number.POSITIVE_INFINITY }: Job, read: () => Promise<Load>) {
  const started = await start()
  while ((await look(started)).state === 'waiting') await wait(50)
  const began = performance.now()
  const beside: Load[] = []
  let [readingMs, doneWhileRead] = [0, 0]
  let now = await look(started)
  while (now.state === 'running' && performance.now() - began < watchedMs) {
    if (beside.length < mostReads) {
      const [before, from] = [now.done, performance.now()]
      beside.push(await read())
      now = await look(started)
      // The last one goes on reading after the job has ended, and is no reading beside it.
      if (now.state !== 'running' && beside.length > 1) beside.pop()
      else {
        readingMs += performance.now() - from
        doneWhileRead += now.done - before
      }
    } else {
      await wait(pollMs)
      now = await look(started)
    }
  }
  const tookMs = performance.now() - began
  if (now.state === 'running') now = await cancel(started)
  const { state, done } = now
  if (state !== 'cancelled' && (state !== 'done' || done !== started.total)) throw new Error(`a job ended as ${JSON.stringify(now)}`)
  const whileRead = readingMs === 0 ? '' : Math.round((doneWhileRead / readingMs) * 1000)
  return { total: started.total, done, tookMs, beside, whileRead }
}
