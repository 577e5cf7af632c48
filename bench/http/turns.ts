import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type RunningServer, startServer } from '../../e2e/fixtures/server.ts'
import { median, ms, percent } from '../figures.ts'
import type { Load } from './load.ts'

const rounds = 3

type Turns = Record<string, [ours: () => Promise<Load>, bare: () => Promise<Load>]>
type Turn = { name: string; ours: Load; bare: Load }

export const turnHead = ['GET', 'ours, requests/s', 'bare, requests/s', 'ours of bare', 'p50 ms', 'p99 ms', 'p99 / p50']
export const turnRow = ({ name, ours, bare }: Turn): Array<string | number> => [
  name,
  Math.round(ours.perSecond),
  Math.round(bare.perSecond),
  percent(ours.perSecond / bare.perSecond),
  ms(ours.p50),
  ms(ours.p99),
  (ours.p99 / ours.p50).toFixed(1),
]

/** Both in turns, several times: what the machine does besides meets them alike. */
export async function inTurns(turns: Turns): Promise<Turn[]> {
  const results: Turn[] = []
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

export async function startBare(statements: object): Promise<RunningServer> {
  const port = await freePort()
  const main = join(import.meta.dirname, 'bare.ts')
  // In a file: the environment has room for no more than some of them.
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const file = join(folder, 'statements.json')
  writeFileSync(file, JSON.stringify(statements))
  try {
    return await startServer('', { port, main, env: { BENCH_STATEMENTS: file } })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
