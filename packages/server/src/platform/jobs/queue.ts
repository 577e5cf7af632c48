import type { Kysely, Transaction } from 'kysely'
import { fromKysely, fromPglite, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { JobStore } from '#platform/database'
import type { Log } from '#platform/log'

/** `skipped`: there was nothing to do, since the record is gone or another run did it. */
export type JobOutcome = 'done' | 'skipped'

export type JobDefinition<Ids> = {
  handle(ids: Ids): Promise<JobOutcome>
  /** A cron expression in UTC: the job is also sent by the clock, without ids. */
  schedule?: string
  /** How many run at a time in this process. */
  concurrency?: number
  retries?: number
  /** Before the first retry; each later one waits twice as long. */
  retryDelaySeconds?: number
  /** After this the run is given up and the job is retried, also while its process lives. */
  expireInSeconds?: number
}

export type QueueOptions = {
  database: { jobStore: JobStore }
  log: Pick<Log, 'info' | 'warn' | 'error'>
  /** How long a job may wait whose notification was missed, or whose time to be retried has come. */
  pollSeconds?: number
}

const jobsAtATime = 10
const stopTimeoutMs = 30_000
/** A process that shares its database tells so often that its jobs are under way; twice in this time. */
const heartbeatSeconds = 60
const noJob = '00000000-0000-0000-0000-000000000000'

/** pg-boss looks after its tables; on the embedded engine each look holds up everyone, so there it is rare. */
const lightMaintenance = {
  superviseIntervalSeconds: 300,
  monitorIntervalSeconds: 300,
  queueCacheIntervalSeconds: 600,
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
  flowIntervalSeconds: 3600,
  bamIntervalSeconds: 3600,
  reindex: false,
  monitorVacuum: false,
}

function openBoss(store: JobStore): PgBoss {
  const options = { useListenNotify: true, persistWarnings: false }
  return store.engine === 'postgres'
    ? new PgBoss({ ...options, connectionString: store.connectionString, application_name: 'vitrine jobs', max: 4 })
    : new PgBoss({ ...options, ...lightMaintenance, backend: 'pglite', db: fromPglite(store.session) })
}

export function createQueue<Map>({ database, log, pollSeconds = 10 }: QueueOptions) {
  type Name = keyof Map & string
  const boss = openBoss(database.jobStore)
  const definitions = new globalThis.Map<string, JobDefinition<never>>()
  let isRunning = false
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'))
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'))

  async function run(name: string, { handle }: JobDefinition<never>, job: Job<never>): Promise<JobResult> {
    try {
      const outcome = await handle(job.data)
      log.info({ job: name, job_id: job.id, outcome }, 'a job ended')
      return { id: job.id, status: 'completed', output: { outcome } }
    } catch (error) {
      log.error({ err: error, job: name, job_id: job.id }, 'a job failed and is tried again while it has tries left')
      return { id: job.id, status: 'failed', output: { message: String(error) } }
    }
  }

  async function prepare(name: string, definition: JobDefinition<never>): Promise<void> {
    const queue = {
      notify: true,
      retryLimit: definition.retries ?? 5,
      retryDelay: definition.retryDelaySeconds ?? 10,
      retryBackoff: true,
      expireInSeconds: definition.expireInSeconds ?? 900,
      ...(database.jobStore.engine === 'postgres' ? { heartbeatSeconds } : {}),
    }
    await boss.createQueue(name, queue)
    await boss.updateQueue(name, queue)
    // Sending asks the database about a queue it has not met, which inside a transaction would wait for itself.
    await boss.findJobs(name, { id: noJob })
    if (definition.schedule) await boss.schedule(name, definition.schedule, {}, { missed: 'once' })
    else await boss.unschedule(name)
  }

  /** What a process that was killed had under way is tried again soon, and not when its time is up. */
  async function takeUpLost({ jobStore }: QueueOptions['database']): Promise<void> {
    if (jobStore.engine === 'postgres') return boss.supervise()
    // One process at a time opens this one: whoever had them is no more.
    const { rows } = await jobStore.session.query<{ name: string; id: string }>(`select name, id from pgboss.job where state = 'active'`)
    for (const { name, id } of rows) await boss.fail(name, id, { message: 'the process that had it is no more' })
  }

  async function work(name: string, definition: JobDefinition<never>): Promise<void> {
    const options = {
      batchSize: jobsAtATime,
      burstWhenBatchFull: true,
      localConcurrency: definition.concurrency ?? 1,
      pollingIntervalSeconds: Math.min(pollSeconds, 2),
      notifyPollingIntervalSeconds: pollSeconds,
      perJobResults: true,
    } as const
    await boss.work<never>(name, options, async (jobs) => {
      const results: JobResult[] = []
      for (const job of jobs) results.push(await run(name, definition, job))
      return results
    })
  }

  return {
    /** Before `start`. */
    define<N extends Name>(name: N, definition: JobDefinition<Map[N]>): void {
      definitions.set(name, definition as JobDefinition<never>)
    },

    async start(): Promise<void> {
      await boss.start()
      for (const [name, definition] of definitions) await prepare(name, definition)
      await takeUpLost(database)
      for (const [name, definition] of definitions) await work(name, definition)
      isRunning = true
    },

    /** Sent when the caller's transaction is committed; never, when it is not. */
    async enqueue<N extends Name, Tables>(tx: Kysely<Tables> | Transaction<Tables>, name: N, ids: Map[N]): Promise<void> {
      await boss.send(name, ids as object, { db: fromKysely(tx as Parameters<typeof fromKysely>[0]) })
    },

    async ping(): Promise<void> {
      if (!isRunning) throw new Error('The job queue is not running.')
      await boss.schemaVersion()
    },

    /** Takes no new jobs, and waits for those that run. */
    async stop(): Promise<void> {
      isRunning = false
      await boss.stop({ graceful: true, timeout: stopTimeoutMs })
    },
  }
}
