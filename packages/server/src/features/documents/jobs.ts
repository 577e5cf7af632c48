import type { Database } from '#platform/database'
import type { Jobs } from '#platform/jobs'
import * as repository from './repository/index.ts'
import {
  createCarryRun,
  createImpactRun,
  createLanguageRun,
  createReindexRun,
  createReleaseRun,
  createUndoRun,
  type Releasing,
  type Saving,
} from './service/index.ts'

declare module '#platform/jobs' {
  interface JobMap {
    'documents.reindex': { schema_id: number; run: number }
    'documents.derive-languages': { application_instance_id: number; run: number }
    'documents.weigh-schema': { impact_id: number }
    'documents.carry-over': { carry_id: number }
    'documents.undo-carry-over': { carry_id: number; user_id: number }
    'documents.release': Releasing
    'documents.release-and-remove': Releasing
    'documents.thin-autosaves': NoIds
    'documents.forget-impacts': NoIds
  }
}

const everyNight = '15 3 * * *'
const oneDayMs = 24 * 3600 * 1000
const keepAutosaves = { wholeForMs: oneDayMs, keepForMs: 90 * oneDayMs }
const keepImpactsMs = oneDayMs

/** For jobs that walk over all documents: they keep their place, and the longest takes hours. */
const long = { expireInSeconds: 6 * 3600, retryDelaySeconds: 5 }

export function defineDocumentJobs({ db, jobs, saving }: { db: Database; jobs: Jobs; saving: Saving }): void {
  jobs.define('documents.reindex', { ...long, handle: createReindexRun({ db }) })
  jobs.define('documents.derive-languages', { ...long, handle: createLanguageRun({ db }) })
  jobs.define('documents.weigh-schema', { ...long, handle: createImpactRun({ db, schemas: saving.schemas }) })
  jobs.define('documents.carry-over', { ...long, handle: createCarryRun({ db, saving }) })
  jobs.define('documents.undo-carry-over', { ...long, handle: createUndoRun({ db, saving }) })
  jobs.define('documents.release', { ...long, handle: createReleaseRun({ db, saving, removes: false }) })
  jobs.define('documents.release-and-remove', { ...long, handle: createReleaseRun({ db, saving, removes: true }) })
  jobs.define('documents.thin-autosaves', {
    schedule: everyNight,
    handle: async () => ((await repository.thinAutosaves(db, keepAutosaves)) > 0 ? 'done' : 'skipped'),
  })
  jobs.define('documents.forget-impacts', {
    schedule: everyNight,
    handle: async () => ((await repository.forgetImpacts(db, keepImpactsMs)) > 0 ? 'done' : 'skipped'),
  })
}
