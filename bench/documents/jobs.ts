import { type ReindexProgress, documentRoutes } from '@vitrine/contract'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, startServer } from '../../e2e/fixtures/server.ts'
import { issueSession } from '../../packages/server/src/features/sign-in/testing/index.ts'
import { median, ms, percent, printTable } from '../figures.ts'
import { type Load, load } from '../http/load.ts'
import type { Filled } from './growth.ts'

const pollMs = 500
const seconds = 4
const leastShare = 0.5

const middle = (loads: Load[], of: keyof Load) => median(loads.map((one) => one[of]))

/** All documents of one schema derived anew by the running product, with people reading lists beside it. */
export async function printReindex({ db, world }: Filled, url: string): Promise<void> {
  const port = await freePort()
  const needs = { db, config: { gateway: `http://localhost:${port}` } }
  const { authorization } = await issueSession(needs, { id: world.superuser.user_id })
  const server = await startServer('', { port, env: { DATABASE_URL: url, VITRINE_DEMO: 'off' } })
  const [, schema_id = 0] = world.schemas
  const [instance = 0] = world.instances
  const call = async (method: string, path: string): Promise<ReindexProgress> => {
    const answer = await fetch(`${server.url}${path}?schema_id=${schema_id}`, { method, headers: { authorization } })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
    return (await answer.json()) as ReindexProgress
  }
  const progress = () => call('GET', documentRoutes.reindexProgress.path)
  const read = () =>
    load({
      origin: server.url,
      path: () => `/admin/api/documents?application_instance_id=${instance}&page_size=25&sort=title`,
      headers: { authorization },
      seconds,
    })
  try {
    await read()
    const alone = [await read(), await read(), await read()]
    const { total } = await call('POST', documentRoutes.reindex.path)
    const began = performance.now()
    const beside: Load[] = []
    while ((await progress()).state === 'waiting') await wait(50)
    // People read for a third of the time, so that the rest tells how fast the job is by itself.
    let state = await progress()
    let [readingMs, doneWhileReading] = [0, 0]
    while (state.state === 'running') {
      if (beside.length < 6) {
        const before = state.done
        const from = performance.now()
        beside.push(await read())
        readingMs += performance.now() - from
        doneWhileReading += (await progress()).done - before
      } else await wait(pollMs)
      state = await progress()
    }
    const tookMs = performance.now() - began
    if (state.state !== 'done' || state.done !== total) throw new Error(`the reindex ended as ${JSON.stringify(state)}`)
    const share = middle(beside, 'perSecond') / middle(alone, 'perSecond')
    printTable(
      ['reindex', 'documents', 's', 'documents/s', 'documents/s while lists are read'],
      [
        [
          'one schema',
          total.toLocaleString('en'),
          (tookMs / 1000).toFixed(0),
          Math.round(((total - doneWhileReading) / (tookMs - readingMs)) * 1000),
          Math.round((doneWhileReading / readingMs) * 1000),
        ],
      ],
    )
    console.log('')
    printTable(
      ['a list of 25, ten readers', 'requests/s', 'p50 ms', 'p99 ms', 'of alone', 'aim'],
      [
        ['alone', Math.round(middle(alone, 'perSecond')), ms(middle(alone, 'p50')), ms(middle(alone, 'p99')), '', ''],
        [
          'beside the reindex',
          Math.round(middle(beside, 'perSecond')),
          ms(middle(beside, 'p50')),
          ms(middle(beside, 'p99')),
          percent(share),
          share >= leastShare ? `≥ ${percent(leastShare)}` : `**< ${percent(leastShare)}**`,
        ],
      ],
    )
  } finally {
    await server.stop()
  }
}
