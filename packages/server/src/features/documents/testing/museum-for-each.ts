import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type Museum, openMuseum } from '../testing.ts'

type Wishes = {
  /** `running`: its jobs are done by themselves. `waiting`: their queues are there, and the tests do the work when they choose. */
  jobs?: 'running' | 'waiting'
}

/** A product for the tests of a file, emptied before each of them and given a museum. */
export function museumForEach(onOpen: (opened: { app: TestApp; museum: Museum }) => void, { jobs }: Wishes = {}): void {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
    if (jobs) await app.jobs.start()
    if (jobs === 'waiting') await app.jobs.stop()
  })
  afterAll(async () => {
    if (jobs === 'running') await app.jobs.stop()
    await app.close()
  })
  beforeEach(async () => {
    await app.reset()
    onOpen({ app, museum: await openMuseum(app) })
  })
}
