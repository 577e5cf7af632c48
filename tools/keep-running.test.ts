import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const keepRunning = join(import.meta.dirname, 'keep-running.ts')

/** A parent that keeps these programs (given as source text) running, and tells its exit code as theirs. */
function start(...programs: string[]) {
  const commands = programs.map((program) => ({ args: ['--eval', program], cwd: '.' }))
  const parent = `import { keepRunning } from ${JSON.stringify(keepRunning)}\nprocess.exitCode = await keepRunning(${JSON.stringify(commands)})`
  return spawn(process.execPath, ['--input-type=module-typescript', '--eval', parent], { stdio: ['pipe', 'pipe', 'inherit'] })
}
const waits =
  "process.on('SIGTERM', () => process.exit(7)); process.on('SIGINT', () => process.exit(8)); setInterval(() => {}, 1000); console.log('ready')"

test.each([
  ['SIGTERM', 7],
  ['SIGINT', 8],
] as const)('%s reaches the server, and its exit code is ours', async (signal, code) => {
  const parent = start(waits)
  await once(parent.stdout, 'data')
  parent.kill(signal)
  expect((await once(parent, 'exit'))[0]).toBe(code)
})

test('when one of two ends, the other is told to, and the first one decides the exit code', async () => {
  const parent = start(waits, "process.stdin.on('data', () => process.exit(3))")
  await once(parent.stdout, 'data')
  parent.stdin.write('end')
  expect((await once(parent, 'exit'))[0]).toBe(3)
})
