import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { makeTestFolder, migrationsFolder, openTestDatabaseUrl } from '../../platform/database/testing.ts'

type Told = Record<string, unknown>

/** One life of the server, from its start to its kill: what it told before. */
async function live(life: object): Promise<Told> {
  const script = join(import.meta.dirname, 'testing/dying-process.ts')
  const child = spawn(process.execPath, [script, JSON.stringify(life)], { stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { out: '', errors: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk))
  child.stderr.on('data', (chunk: Buffer) => (said.errors += chunk))
  const [, signal] = await once(child, 'close')
  expect(signal, said.errors).toBe('SIGKILL')
  return JSON.parse(said.out) as Told
}

test('[DOC-05] the server killed between a save and its answer: the retry makes no second document and no second save', async () => {
  const isEmbedded = inject('testDatabaseUrl') === null
  const folder = isEmbedded ? await makeTestFolder() : undefined
  const database = isEmbedded ? undefined : await openTestDatabaseUrl()
  const where = { databaseUrl: database?.url ?? null, dataFolder: folder?.dataFolder ?? '', migrationsFolder }

  const { place } = await live({ where, step: 'create' })
  expect(await live({ where, step: 'save', place })).toEqual({ created: 201, version: 1, total: 1 })
  expect(await live({ where, step: 'look', place })).toEqual({ saved: 200, version: 2, revisions: 2, total: 1 })

  folder?.remove()
  await database?.drop()
})
