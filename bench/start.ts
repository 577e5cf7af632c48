import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../e2e/fixtures/server.ts'
import { printTable } from './figures.ts'
import { root } from './paths.ts'

const restMs = 10_000
const patienceMs = 300_000

/** `npm ci` is not counted: from `npm start` to the first page, then again, and the memory at rest. */
export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-start-'))
  try {
    execFileSync('git', ['clone', '--quiet', root, folder])
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
    const first = await startOnce(folder)
    const second = await startOnce(folder)
    printTable(
      ['npm start', 'to the first page, s', 'memory at rest, MB'],
      [
        ['on a fresh clone (builds the admin, makes the database)', (first.tookMs / 1000).toFixed(1), first.restMb],
        ['the second time', (second.tookMs / 1000).toFixed(1), second.restMb],
      ],
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startOnce(cwd: string): Promise<{ tookMs: number; restMb: number }> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn('npm', ['start'], { cwd, env: { ...process.env, PORT: String(port) }, stdio: 'ignore', detached: true })
  await firstPage(`http://localhost:${port}/`)
  const tookMs = performance.now() - began
  await wait(restMs)
  const restMb = memoryOf(child)
  process.kill(-(child.pid ?? 0), 'SIGTERM')
  await new Promise((ended) => child.once('exit', ended))
  return { tookMs, restMb }
}

async function firstPage(url: string): Promise<void> {
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    const page = await fetch(url).catch(() => undefined)
    if (page?.ok) return
    await wait(50)
  }
  throw new Error('the first page did not come')
}

/** The resident memory of the process and all it started. */
function memoryOf(child: ChildProcess): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8')
        const field = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
        return [{ pid: Number(name), parent: field('PPid'), kb: field('VmRSS') }]
      } catch {
        // A process may end between the listing and the reading.
        return []
      }
    })
  const familyOf = (pid: number): number[] => [
    pid,
    ...processes.filter(({ parent }) => parent === pid).flatMap(({ pid: own }) => familyOf(own)),
  ]
  const family = new Set(familyOf(child.pid ?? 0))
  return Math.round(processes.filter(({ pid }) => family.has(pid)).reduce((sum, { kb }) => sum + kb, 0) / 1024)
}
