export type Layer = {
  name: string
  runner: 'vitest' | 'playwright'
  config: string
  env?: Record<string, string>
  /** Needs Chromium. */
  browser?: boolean
  /** Needs the built product. */
  built?: boolean
}

/** What `npm test` runs, the quickest answers first; `quick` leaves out browsers, journeys and the second database. */
export function chooseLayers({ quick, databaseUrl }: { quick: boolean; databaseUrl: string | undefined }): {
  run: Layer[]
  notRun: string[]
} {
  const server = { runner: 'vitest', config: 'packages/server/vitest.config.ts' } as const
  const always: Layer[] = [
    { name: 'contract and tools', runner: 'vitest', config: 'vitest.config.ts' },
    { ...server, name: 'server, embedded database', env: { VITRINE_TEST_ENGINE: 'embedded' } },
  ]
  if (quick) return { run: always, notRun: ['browser tests, journeys and PostgreSQL: left out by --quick'] }
  const onPostgres: Layer = { ...server, name: 'server, PostgreSQL', env: { VITRINE_TEST_ENGINE: 'postgres' } }
  return {
    run: [
      ...always,
      ...(databaseUrl ? [onPostgres] : []),
      { name: 'forms', runner: 'vitest', config: 'packages/forms/vitest.config.ts', browser: true },
      { name: 'admin', runner: 'vitest', config: 'packages/admin/vitest.config.ts', browser: true },
      { name: 'journeys', runner: 'playwright', config: 'e2e/playwright.config.ts', browser: true, built: true },
    ],
    notRun: databaseUrl ? [] : ['API tests on PostgreSQL: not run (TEST_DATABASE_URL is not set)'],
  }
}

/** What can run beside each other, about as long each. The journeys want the machine to themselves and are in neither. */
export function inLanes(layers: readonly Layer[]): Layer[][] {
  const beside = layers.filter(({ built }) => !built)
  const first = beside.filter(({ name, browser, env }) => name === 'admin' || (!browser && env?.VITRINE_TEST_ENGINE !== 'postgres'))
  return [first, beside.filter((layer) => !first.includes(layer))]
}
