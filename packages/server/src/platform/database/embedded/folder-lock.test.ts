import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { makeTestFolder, migrationsFolder } from '../testing.ts'
import { lockFolder } from './folder-lock.ts'
import { openEmbedded } from './open.ts'

const silent = { info: () => undefined, warn: () => undefined }
const script = join(import.meta.dirname, 'folder-lock.ts')
let parent: string

beforeEach(() => {
  parent = fs.mkdtempSync(join(tmpdir(), 'vitrine-lock-'))
})
afterEach(() => fs.rmSync(parent, { recursive: true, force: true }))

/** Another process that takes the lock and says so; it ends when it is killed. */
async function lockElsewhere(folder: string) {
  const program = `const { lockFolder } = await import(${JSON.stringify(script)});
    await lockFolder(${JSON.stringify(folder)}).then(() => console.log('locked'), (error) => console.log(error.message));
    process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    said: said.toString().trim(),
    kill: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

describe.each([
  ['a short path', 'database'],
  ['a path longer than a socket address', join('a-folder-with-a-long-name-'.repeat(4), 'another-'.repeat(8), 'database')],
])('%s', (_kind, name) => {
  test('is refused while another process has it, and free when that is killed with -9', async () => {
    const folder = join(parent, name)
    fs.mkdirSync(join(folder, '..'), { recursive: true })
    const other = await lockElsewhere(folder)
    expect(other.said).toBe('locked')

    await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use by another Vitrine server. Stop that one first`)
    await other.kill()

    const unlock = await lockFolder(folder)
    const third = await lockElsewhere(folder)
    expect(third.said).toContain('is in use by another Vitrine server')
    await third.kill()
    await unlock()
    await (await lockFolder(folder))()
  })
})

test('one whose fresh socket is removed by a slower starter, who listens there instead, does not take itself for the holder', async () => {
  const folder = join(parent, 'database')
  const first = lockFolder(folder)
  const address = `${folder}.lock`
  await expect.poll(() => fs.existsSync(address)).toBe(true)
  // As the slower one does; the new file may well get the inode of the old.
  fs.rmSync(address)
  const second = lockFolder(folder)
  await expect(first).rejects.toThrow('is in use by another Vitrine server')
  await (await second)()
})

test('of many who find the lock of a killed process, one gets it', async () => {
  const folder = join(parent, 'database')
  await (await lockElsewhere(folder)).kill()
  const attempts = await Promise.all([lockElsewhere(folder), lockElsewhere(folder), lockElsewhere(folder), lockElsewhere(folder)])
  expect(attempts.filter(({ said }) => said === 'locked')).toHaveLength(1)
  await Promise.all(attempts.map(({ kill }) => kill()))
})

test.runIf(inject('testDatabaseUrl') === null)(
  'a second server on the same data folder is refused in words, and the first is not disturbed',
  async () => {
    const { dataFolder, remove } = await makeTestFolder()
    const first = await openEmbedded({ dataFolder, migrationsFolder, log: silent })
    await expect(openEmbedded({ dataFolder, migrationsFolder, log: silent })).rejects.toMatchObject({
      name: 'DatabaseRefused',
      message: expect.stringContaining('in use by another Vitrine server'),
    })
    await first.ping()
    await first.close()
    const next = await openEmbedded({ dataFolder, migrationsFolder, log: silent })
    await next.close()
    remove()
  },
)
