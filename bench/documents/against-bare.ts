import { freePort, startServer } from '../../e2e/fixtures/server.ts'
import { createLists } from '../../packages/server/src/features/documents/service/index.ts'
import { liveSession } from '../../packages/server/src/features/sign-in/index.ts'
import { issueSession } from '../../packages/server/src/features/sign-in/testing/index.ts'
import { hashToken } from '../../packages/server/src/platform/auth/index.ts'
import { printTable } from '../figures.ts'
import { load } from '../http/load.ts'
import { type Statement, statementsOf } from '../http/statements.ts'
import { inTurns, startBare, turnHead, turnRow } from '../http/turns.ts'
import type { Filled } from './growth.ts'
import { questions } from './questions.ts'

const poolSize = 10
const seconds = 2

/** Each answer that has an aim over HTTP (of each sort one direction) against a bare route that runs the same statements and nothing else. */
export async function printAgainstBare({ db, world }: Filled, url: string): Promise<void> {
  const port = await freePort()
  const needs = { db, config: { gateway: `http://localhost:${port}` } }
  const sessionOf = async (id: number) => (await issueSession(needs, { id })).authorization
  const tokens = { editor: await sessionOf(world.editor.user_id), superuser: await sessionOf(world.superuser.user_id) }
  const only = new RegExp(process.env.BENCH_ONLY ?? '')
  const asked = questions(world).filter(({ name, most }) => only.test(name) && most !== undefined && !name.endsWith(', up'))
  const named: Record<string, Statement[]> = {}
  for (const [index, { ask, by }] of asked.entries()) {
    const principal = { sql: liveSession.text, parameters: [hashToken(tokens[by].slice('Bearer '.length))] }
    named[`q${index}`] = [principal, ...(await statementsOf(url, (logged) => ask(createLists(logged))))]
  }
  const ours = await startServer('', { port, env: { DATABASE_URL: url, VITRINE_DEMO: 'off' } })
  const bare = await startBare({ url, poolSize, named })
  try {
    const turns = asked.map(({ name, path, by }, index) => [
      name,
      [
        () => load({ origin: ours.url, path: () => path, headers: { authorization: tokens[by] }, seconds }),
        () => load({ origin: bare.url, path: () => `/named/q${index}`, seconds }),
      ],
    ])
    printTable(turnHead, (await inTurns(Object.fromEntries(turns))).map(turnRow))
  } finally {
    await ours.stop()
    await bare.stop()
  }
}
