import { afterAll, beforeAll, expect, test } from 'vitest'
import { productVersion } from '#platform/config'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createHealth } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

test('[PUB-01] health really asks the database and the queue', async () => {
  await app.jobs.start()
  for (const path of ['/health/check', '/health/ready']) {
    const answer = await app.anonymous.get(path)
    expect(answer.status).toBe(200)
    expect(answer.json).toEqual({ status: 'ok', version: productVersion, checks: { database: 'ok', queue: 'ok' } })
  }
  await app.jobs.stop()
  expect((await app.anonymous.get('/health/ready')).json).toMatchObject({ status: 'failed', checks: { database: 'ok', queue: 'failed' } })
})

test('[PUB-01] a check that fails or stays silent answers 503, liveness goes on', async () => {
  const health = createHealth({
    checks: { silent: () => new Promise(() => {}), broken: () => Promise.reject(new Error('gone')) },
    version: '1',
  })
  expect(await health.check()).toEqual({ status: 'failed', version: '1', checks: { silent: 'failed', broken: 'failed' } })
  expect((await app.anonymous.get('/health/ready')).status).toBe(503)
  expect((await app.anonymous.get('/health/live')).json).toMatchObject({ status: 'ok' })
})
