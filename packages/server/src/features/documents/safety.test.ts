import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { isWhole, type Outcome, runSchedule } from './testing/two-editors.ts'
import { openMuseum } from './testing.ts'

const schedules = 20

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('[DOC-05] two editors whose calls and answers get lost: every acknowledged word is in the document, a revision or a conflict that was shown', async () => {
  const { instance, schema, as } = await openMuseum(app)
  const callers = [as.editor, as.admin]
  const outcomes: Outcome[] = []
  for (let seed = 1; seed <= schedules; seed += 1)
    outcomes.push(
      await runSchedule(
        seed,
        { schema_id: schema.id, application_instance_id: instance.id },
        async (who, { method, path, body }, { isLost }) => {
          const answer = await callers[who]?.send(method, path, body)
          return isLost || !answer ? null : answer
        },
      ),
    )
  expect(outcomes.filter((outcome) => !isWhole(outcome))).toEqual([])
  // Schedules in which nothing went wrong would prove nothing.
  const sum = (of: keyof Outcome) => outcomes.reduce((total, outcome) => total + Number(outcome[of]), 0)
  expect(sum('conflicts')).toBeGreaterThan(schedules / 2)
  expect(sum('unanswered')).toBeGreaterThan(schedules)
  expect(sum('acknowledged')).toBeGreaterThan(schedules * 2)
})
