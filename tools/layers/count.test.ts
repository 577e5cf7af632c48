import { expect, test } from 'vitest'
import { countPlaywright, countVitest, judge, say, sum } from './count.ts'
import { chooseLayers } from './layers.ts'

test('a test file that cannot be loaded, or whose set-up broke, counts as one failure', () => {
  const file = (...statuses: string[]) => ({ status: 'failed', assertionResults: statuses.map((status) => ({ status })) })
  const testResults = [file(), file('skipped', 'skipped'), file('passed', 'failed')]
  expect(countVitest({ numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, testResults })).toEqual({
    passed: 3,
    failed: 3,
    skipped: 2,
    again: [],
  })
})

test('a browser test that passed only when tried again has passed, and is named', () => {
  const specs = [
    { title: 'a row is moved', tests: [{ status: 'flaky' }] },
    { title: 'a row is kept', tests: [{ status: 'expected' }] },
  ]
  const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 0 }
  expect(countPlaywright({ stats, suites: [{ suites: [{ specs }] }] })).toEqual({
    passed: 6,
    failed: 0,
    skipped: 0,
    again: ['a row is moved'],
  })
  const assertionResults = [
    { status: 'passed', title: 'it opens', failureMessages: ['too late'] },
    { status: 'passed', title: 'it closes', failureMessages: [] },
  ]
  const report = { numPassedTests: 2, numFailedTests: 0, numPendingTests: 0, testResults: [{ status: 'passed', assertionResults }] }
  expect(countVitest(report).again).toEqual(['it opens'])
})

test('a layer that ran no test, wrote no report or ended badly has failed', () => {
  expect(judge({ passed: 0, failed: 0, skipped: 4 }, 0).failed).toBe(1)
  expect(judge(undefined, 0).failed).toBe(1)
  expect(judge({ passed: 9, failed: 0, skipped: 0 }, 1).failed).toBe(1)
  expect(judge({ passed: 9, failed: 2, skipped: 0 }, 1).failed).toBe(2)
  expect(judge({ passed: 9, failed: 0, skipped: 0 }, 0)).toEqual({ passed: 9, failed: 0, skipped: 0 })
})

test('the last line sums up all layers, and names what was skipped only when something was', () => {
  expect(
    say(
      sum([
        { passed: 1, failed: 0, skipped: 0 },
        { passed: 2, failed: 1, skipped: 0 },
      ]),
    ),
  ).toBe('3 passed, 1 failed')
  expect(say({ passed: 3, failed: 0, skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped')
})

test('without a PostgreSQL the second run of the API tests is told as not run', () => {
  const { run, notRun } = chooseLayers({ quick: false, databaseUrl: undefined })
  expect(run.map(({ name }) => name)).not.toContain('server, PostgreSQL')
  expect(notRun).toEqual(['API tests on PostgreSQL: not run (TEST_DATABASE_URL is not set)'])
  expect(chooseLayers({ quick: false, databaseUrl: 'postgres://x' }).run.map(({ name }) => name)).toContain('server, PostgreSQL')
})

test('the quick run needs neither a browser nor the built product', () => {
  const { run } = chooseLayers({ quick: true, databaseUrl: 'postgres://x' })
  expect(run.some(({ browser, built }) => browser || built)).toBe(false)
})
