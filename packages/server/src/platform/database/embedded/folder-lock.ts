import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import { basename, dirname, join } from 'node:path'
import { DatabaseRefused } from '../failures.ts'

/** Room in a socket's address, the closing zero byte apart: 108 bytes on Linux, 104 on macOS. */
const longestAddress = 103
const pauseBeforeSecondLookMs = 100
const answerWithinMs = 5_000

/**
 * Two processes on one folder corrupt the embedded database without a word. The lock is a listening socket beside the
 * folder: it dies with the process however that ends, and other containers on the same disk see it too.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const { address, forget } = addressOf(`${folder}.lock`)
  try {
    for (;;) {
      const server = await listen(address)
      if (server) {
        // Not closed when it is lost: closing removes the file, which is the other's by now.
        if (!(await isStillOurs(address, server.token))) throw inUse(folder)
        return () => server.close().finally(forget)
      }
      const before = inodeOf(address)
      if ((await answerOf(address)) !== null) throw inUse(folder)
      // The socket of a process that was killed. If someone took the lock meanwhile, look again instead.
      if (inodeOf(address) === before) fs.rmSync(address, { force: true })
    }
  } catch (error) {
    forget()
    if (error instanceof DatabaseRefused) throw error
    throw new DatabaseRefused(`The data folder ${folder} cannot be locked: ${(error as Error).message}`, { cause: error })
  }
}

const inUse = (folder: string) =>
  new DatabaseRefused(
    `The data folder ${folder} is in use by another Vitrine server. Stop that one first, or set VITRINE_DATA to another folder.`,
  )

function addressOf(path: string): { address: string; forget: () => void } {
  const digest = createHash('sha256').update(path).digest('hex').slice(0, 32)
  if (process.platform === 'win32') return { address: `\\\\.\\pipe\\vitrine-${digest}`, forget: () => undefined }
  if (Buffer.byteLength(path) <= longestAddress) return { address: path, forget: () => undefined }
  if (process.platform !== 'linux') return { address: `/tmp/vitrine-${digest}.lock`, forget: () => undefined }
  // Linux lets an open folder be named in a few bytes, so the socket lies where it should however deep that is.
  const parent = fs.openSync(dirname(path), 'r')
  return { address: join('/proc/self/fd', String(parent), basename(path).slice(-60)), forget: () => fs.closeSync(parent) }
}

async function listen(address: string): Promise<{ token: string; close(): Promise<void> } | null> {
  const token = randomUUID()
  const server = net.createServer((caller) => caller.on('error', () => undefined).end(token))
  const isListening = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen(address, () => resolve(true))
  })
  if (!isListening) return null
  server.unref()
  return { token, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

/**
 * Another starter may have taken our fresh socket for the stale one it had looked at, and removed it. Whoever answers at
 * the address now has the lock; its inode would not tell, for a new file often gets the number of the one just removed.
 */
async function isStillOurs(address: string, token: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, pauseBeforeSecondLookMs))
  return (await answerOf(address)) === token
}

function inodeOf(address: string): number | null {
  return process.platform === 'win32' ? null : (fs.statSync(address, { throwIfNoEntry: false })?.ino ?? null)
}

/** What the holder of the lock says; null when nobody is there. */
function answerOf(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = net.connect(address)
    let said = ''
    let isConnected = false
    socket.once('connect', () => {
      isConnected = true
    })
    socket.setEncoding('utf8').on('data', (part: string) => {
      said += part
    })
    // One that connects and then says nothing is still a holder: an older version, or one that is very busy.
    socket.setTimeout(answerWithinMs, () => socket.destroy())
    socket.once('error', () => undefined)
    socket.once('close', () => resolve(isConnected ? said : null))
  })
}
