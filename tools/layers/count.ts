/** How many tests a layer ran, from the report its runner wrote. */
export type Count = { passed: number; failed: number; skipped: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests?: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number }; errors?: unknown[] }

/** A file that failed though none of its tests did (it could not be loaded, or its set-up broke) is one failure. */
export const countVitest = (report: VitestReport): Count => {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

/** A flaky test failed once: it counts as failed, or nobody would ever mend it. */
export const countPlaywright = ({ stats, errors = [] }: PlaywrightReport): Count => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
})

/** What a layer counts for, whatever its runner said: one that ended badly or ran nothing has failed. */
export function judge(count: Count | undefined, exitCode: number): Count {
  const { passed, failed, skipped } = count ?? { passed: 0, failed: 0, skipped: 0 }
  const silentFailure = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: silentFailure ? 1 : failed, skipped }
}

export const sum = (counts: Count[]): Count =>
  counts.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed, skipped: all.skipped + one.skipped }), {
    passed: 0,
    failed: 0,
    skipped: 0,
  })

export const say = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
