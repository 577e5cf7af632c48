/** How many tests a layer ran, from the report its runner wrote. */
export type Count = {
  passed: number
  failed: number
  skipped: number
  /** Titles of tests that passed only when tried again. */
  again?: string[]
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests?: number
  testResults: { status: string; assertionResults: { status: string; title?: string; failureMessages?: string[] }[] }[]
}
type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: { title: string; tests: { status: string }[] }[] }
type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors?: unknown[]
}

/** A file that failed though none of its tests did (it could not be loaded, or its set-up broke) is one failure. */
export const countVitest = (report: VitestReport): Count => {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    again: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ title = '' }) => title),
  }
}

const flakyTitles = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(flakyTitles),
]

/** A landing gives a browser test a second try: one that needed it has passed, and is named so that somebody mends it. */
export const countPlaywright = (report: PlaywrightReport): Count => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected + (report.errors ?? []).length,
  skipped: report.stats.skipped,
  again: flakyTitles(report),
})

/** What a layer counts for, whatever its runner said: one that ended badly or ran nothing has failed. */
export function judge(count: Count | undefined, exitCode: number): Count {
  const told = count ?? { passed: 0, failed: 0, skipped: 0 }
  const silentFailure = told.failed === 0 && (exitCode !== 0 || told.passed === 0)
  return { ...told, failed: silentFailure ? 1 : told.failed }
}

export const sum = (counts: Count[]): Count =>
  counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed, skipped: all.skipped + one.skipped }), {
    passed: 0,
    failed: 0,
    skipped: 0,
  })

export const say = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
