import { expect, inject, test } from 'vitest'
import { lost, saveUntilKilled } from './testing/kill-while-saving.ts'
import { makeScratchCluster } from './testing/scratch-cluster.ts'
import { makeTestFolder, openTestDatabaseUrl } from './testing.ts'

const rounds = 5
const roundsTimeoutMs = 600_000
const isEmbeddedRun = inject('testDatabaseUrl') === null

/** Each round is killed after another number of saves, from the first to well into a page split. */
const savesBeforeKill = (round: number) => 1 + ((round * 13) % 60)

async function killRounds(
  where: { databaseUrl: string | null; dataFolder: string },
  kill: Parameters<typeof saveUntilKilled>[2],
  between = async () => {},
) {
  const acknowledged = new Set<number>()
  for (let round = 0; round <= rounds; round += 1) {
    const life = await saveUntilKilled(where, savesBeforeKill(round), kill)
    expect(lost(acknowledged, life.found), `lost in round ${round}; ${life.errors}`).toEqual([])
    expect(life.saved.length, life.errors).toBeGreaterThanOrEqual(savesBeforeKill(round))
    for (const id of life.saved) acknowledged.add(id)
    await between()
  }
  return acknowledged.size
}

test.runIf(isEmbeddedRun)(
  'killed with -9 while saving, five times: the embedded database loses no acknowledged save',
  async () => {
    const { dataFolder, remove } = await makeTestFolder()
    const saves = await killRounds({ databaseUrl: null, dataFolder }, (child) => child.kill('SIGKILL'))
    expect(saves).toBeGreaterThan(rounds)
    remove()
  },
  roundsTimeoutMs,
)

test.runIf(!isEmbeddedRun)(
  'our process killed with -9 while saving, five times: PostgreSQL loses no acknowledged save',
  async () => {
    const { url, drop } = await openTestDatabaseUrl()
    const saves = await killRounds({ databaseUrl: url, dataFolder: '' }, (child) => child.kill('SIGKILL'))
    expect(saves).toBeGreaterThan(rounds)
    await drop()
  },
  roundsTimeoutMs,
)

test.runIf(!isEmbeddedRun)(
  'PostgreSQL itself killed with -9 while we save, five times: no acknowledged save is lost',
  async ({ skip }) => {
    const cluster = await makeScratchCluster()
    if (cluster === null) return skip('PostgreSQL’s own programs, or a user that may run them, are not on this machine')
    await cluster.start()
    const kills: Promise<void>[] = []
    // The server and our process with it; the saves that were under way end in neither case acknowledged.
    const kill = (child: { kill(signal: NodeJS.Signals): boolean }) => {
      kills.push(cluster.killHard())
      child.kill('SIGKILL')
    }
    const saves = await killRounds({ databaseUrl: cluster.url, dataFolder: '' }, kill, async () => {
      await Promise.all(kills)
      await cluster.start()
    })
    expect(saves).toBeGreaterThan(rounds)
    await cluster.remove()
  },
  roundsTimeoutMs,
)
