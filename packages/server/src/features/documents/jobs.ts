import type { Database } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import * as repository from './repository/index.ts'
import { createReindexRun } from './service/index.ts'

declare module '#platform/jobs' {
  interface JobMap {
    'documents.reindex': { schema_id: number; run: number }
    'documents.thin-autosaves': NoIds
  }
}

const everyNight = '15 3 * * *'
const keepAutosavesMs = 24 * 3600 * 1000
const reindexSeconds = 6 * 3600

export function defineDocumentJobs({ db, jobs }: { db: Database; jobs: Jobs }): void {
  jobs.define('documents.reindex', { handle: createReindexRun(db), expireInSeconds: reindexSeconds, retryDelaySeconds: 5 })
  jobs.define('documents.thin-autosaves', {
    schedule: everyNight,
    handle: async () => ((await repository.thinAutosaves(db, keepAutosavesMs)) > 0 ? 'done' : 'skipped'),
  })
}
