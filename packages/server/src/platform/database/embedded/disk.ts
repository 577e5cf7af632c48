import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** What the thread and its owner both see of the disk, by place in a shared array of 32-bit integers. */
export const diskSlots = {
  /** How many times something was pressed to the disk. */
  syncs: 0,
  /** Set by a test: every write from now on fails with this errno; 0 is none. */
  failWith: 1,
  /** Set by a test: like failWith, but the write-ahead log is spared. */
  failDataWith: 2,
  /** Set by the thread: the errno of a write or sync that failed during the statement at hand. */
  failedWith: 3,
} as const
export const newDisk = () => new SharedArrayBuffer(Object.keys(diskSlots).length * Int32Array.BYTES_PER_ELEMENT)

/** Emscripten's numbers (WASI's), not Linux's. */
export const errno = { EDQUOT: 19, EIO: 29, ENOSPC: 51 } as const

type Stream = { nfd?: number; path?: string }
type StreamOps = {
  write(stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number
  setattr(stream: Stream, attributes: { size?: number }): void
  fsync?(stream: Stream): number
}
type EmscriptenModule = { NODEFS: { stream_ops: StreamOps }; FS: { ErrnoError: new (code: number) => Error & { errno: number } } }
type Init = NodeFS['init']

/**
 * The file system of the embedded database. PGlite's own has no fsync at all, so a commit would be only as durable as
 * the page cache. It reaches into PGlite: the version is pinned, and a test counts the syncs.
 *
 * A failed write to a data file is an error of that statement (53100) and PostgreSQL goes on. A failed write to the
 * write-ahead log, or a failed sync, is not survivable: PostgreSQL would PANIC, and PGlite swallows the exception with
 * which WebAssembly aborts. So the thread ends here and now; its owner tells the callers and opens the database again,
 * which replays the log. Nothing that was acknowledged is lost, since a commit is answered only after its sync.
 */
export class DurableFiles extends NodeFS {
  readonly #disk: Int32Array
  readonly #giveUp: () => void

  constructor(folder: string, disk: SharedArrayBuffer, giveUp: () => void) {
    super(folder)
    this.#disk = new Int32Array(disk)
    this.#giveUp = giveUp
  }

  override async init(pg: Parameters<Init>[0], options: Parameters<Init>[1]): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options)
    const makeDurable = (module: EmscriptenModule) => this.#makeDurable(module)
    // PGlite's types keep Emscripten's module to themselves.
    const preRun = [...(emscriptenOpts.preRun as unknown[]), makeDurable] as typeof emscriptenOpts.preRun
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }

  #makeDurable({ NODEFS: { stream_ops: operations }, FS: { ErrnoError } }: EmscriptenModule): void {
    const { write, setattr } = operations
    const attempt = <T>(stream: Stream, change: () => T): T => {
      try {
        const injected =
          Atomics.load(this.#disk, diskSlots.failWith) || (isLog(stream) ? 0 : Atomics.load(this.#disk, diskSlots.failDataWith))
        if (injected !== 0) throw new ErrnoError(injected)
        return change()
      } catch (error) {
        Atomics.store(this.#disk, diskSlots.failedWith, error instanceof ErrnoError ? error.errno : errno.EIO)
        if (isLog(stream)) this.#giveUp()
        throw error
      }
    }
    operations.write = (stream, buffer, offset, length, position) => attempt(stream, () => write(stream, buffer, offset, length, position))
    operations.setattr = (stream, attributes) =>
      attributes.size === undefined ? setattr(stream, attributes) : attempt(stream, () => setattr(stream, attributes))
    operations.fsync = (stream) => {
      if (stream.nfd === undefined) return 0
      Atomics.add(this.#disk, diskSlots.syncs, 1)
      try {
        fs.fdatasyncSync(stream.nfd)
        return 0
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code
        Atomics.store(this.#disk, diskSlots.failedWith, code === 'ENOSPC' || code === 'EDQUOT' ? errno[code] : errno.EIO)
        this.#giveUp()
        return errno.EIO
      }
    }
  }
}

const isLog = (stream: Stream) => stream.path?.includes('/pg_wal/') === true

/** Presses a folder that was just written to the disk, files first. */
export function syncFolder(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) syncFolder(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
}

function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
