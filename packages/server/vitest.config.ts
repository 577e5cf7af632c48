import { defineConfig } from 'vitest/config'

// biome-ignore lint/style/noProcessEnv: the runner's own settings, read where the runner is set up
const { VITRINE_TEST_ENGINE: engine = 'embedded', TEST_DATABASE_URL: url } = process.env
if (engine !== 'embedded' && engine !== 'postgres') throw new Error(`VITRINE_TEST_ENGINE is ${engine}; it can be embedded or postgres.`)
if (engine === 'postgres' && !url)
  throw new Error('VITRINE_TEST_ENGINE=postgres needs TEST_DATABASE_URL, a PostgreSQL where databases can be made.')

/** What knows no database answers the same on both: once is enough. */
const withoutDatabase = ['src/platform/{config,html,outside,throttle}/**', 'src/platform/http/limits.test.ts']
/**
 * Two thousand calls that each prove one answer of a policy, and policies are pure; each feature's own tests ask them on both.
 * PostgreSQL answers them three times as fast: where there is one they run there, and without one here.
 */
const onFastest = [
  'src/testing/access-matrix.test.ts',
  'src/testing/threats.test.ts',
  // Hundreds of documents each; what they ask of the database, the shorter tests beside them ask of both.
  'src/features/documents/{carry-over,many,release,safety,schema-impact}.test.ts',
]
const elsewhere = engine === 'postgres' ? withoutDatabase : url ? onFastest : []

/** The whole suite on the embedded database, or with VITRINE_TEST_ENGINE=postgres the same on PostgreSQL. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: `server on ${engine}`,
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.crash.test.ts', ...elsewhere],
          // Nothing is held by a module (the fourth sentence of the house), so that files may share one process: loading all anew for each took half the time.
          isolate: false,
        },
      },
      {
        extends: true,
        // They kill processes and restart servers: one file at a time, so that none is slowed into a timeout by another.
        test: { name: `server crashes on ${engine}`, include: ['src/**/*.crash.test.ts'], fileParallelism: false, testTimeout: 180_000 },
      },
    ],
    testTimeout: 60_000,
    // The first file after a fresh clone makes the template database.
    hookTimeout: 180_000,
    provide: { testDatabaseUrl: engine === 'postgres' ? (url ?? null) : null },
  },
})
