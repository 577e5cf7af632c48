import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { migrationsFolder } from '../testing.ts'

type Where = { databaseUrl: string | null; dataFolder: string }

/** What one life of the saving process told before it ended. */
export type Life = { found: number[]; saved: number[]; errors: string }

/** Lets a process save until `killAfter` saves are acknowledged, then `kill`s (it, or the database under it). */
export async function saveUntilKilled(where: Where, killAfter: number, kill: (process: ChildProcess) => void): Promise<Life> {
  const script = join(import.meta.dirname, 'saving-process.ts')
  const child = spawn(process.execPath, [script, JSON.stringify({ ...where, migrationsFolder })], { stdio: ['ignore', 'pipe', 'pipe'] })
  const life: Life = { found: [], saved: [], errors: '' }
  child.stderr.on('data', (chunk: Buffer) => {
    life.errors += chunk.toString()
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    const [word, value] = line.split(' ')
    if (word === 'found') life.found = JSON.parse(String(value)) as number[]
    if (word === 'saved') life.saved.push(Number(value))
    if (word === 'saved' && life.saved.length === killAfter) kill(child)
  }
  await ended
  return life
}

/** Of what was acknowledged in earlier lives, what the next one did not find. */
export function lost(acknowledged: Iterable<number>, found: number[]): number[] {
  const there = new Set(found)
  return [...acknowledged].filter((id) => !there.has(id))
}
