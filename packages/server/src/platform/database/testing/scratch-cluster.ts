import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export type ScratchCluster = {
  url: string
  start(): Promise<void>
  killHard(): Promise<void>
  stopFast(): Promise<void>
  remove(): Promise<void>
}

const pauseBetweenAttemptsMs = 100

/** The folder of PostgreSQL's programs on this machine, as Debian lays them out or on the PATH; null where there are none. */
function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const [newest] = versions.map((version) => join(debian, version, 'bin')).filter((bin) => fs.existsSync(join(bin, 'initdb')))
  if (newest) return newest
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

/** PostgreSQL refuses to run as root; Debian makes it a user of its own. */
function findUser(): { uid?: number; gid?: number } | null {
  if (process.getuid?.() !== 0) return {}
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined ? null : { uid: Number(uid), gid: Number(gid) }
}

/** A PostgreSQL of the test's own, reached by a socket in its folder; null where the machine cannot have one. */
export async function makeScratchCluster(): Promise<ScratchCluster | null> {
  const bin = findPrograms()
  const user = findUser()
  if (bin === null || user === null) return null
  const folder = fs.mkdtempSync(join(tmpdir(), 'vitrine-pg-'))
  if (user.uid !== undefined && user.gid !== undefined) fs.chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'vitrine', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const url = `postgres://vitrine@localhost/postgres?host=${encodeURIComponent(folder)}`
  let server: ChildProcess | null = null

  async function start(): Promise<void> {
    for (;;) {
      const started = spawn(join(bin ?? '', 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      })
      if (await answers(started, url)) {
        server = started
        return
      }
      // The backends of a killed server take a moment to notice; until then a new one is refused.
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!server?.pid) return
    const ended = once(server, 'exit')
    const backends = signal === 'SIGKILL' ? childrenOf(server.pid) : []
    for (const pid of [server.pid, ...backends]) process.kill(pid, signal)
    await ended
    server = null
  }

  return {
    url,
    start,
    killHard: () => end('SIGKILL'),
    // What SIGINT means to PostgreSQL: throw everyone out, then stop in order.
    stopFast: () => end('SIGINT'),
    remove: async () => {
      await end('SIGINT')
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

function childrenOf(pid: number): number[] {
  return fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

/** Waits until the server takes connections; false when it gave up instead. */
async function answers(server: ChildProcess, url: string): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseBetweenAttemptsMs))
    }
  }
  return false
}
