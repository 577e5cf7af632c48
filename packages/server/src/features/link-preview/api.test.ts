import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type HostileServer, html, openHostileServer } from '../../platform/outside/testing.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const nothing = { img: null, title: null, description: null }
const page = '<title>Leia</title><meta name="description" content="Fire liv"><meta property="og:image" content="https://museum.no/a.jpg">'

let app: TestApp
let server: HostileServer
let path = 0
/** An address nobody asked for before: answers are kept. */
const fresh = (name = '') => `http://museum.test:${server.port}/${name}?${++path}`
const preview = (url: string) => `/api/link-preview?url=${encodeURIComponent(url)}`
const someone = async () => app.as(await app.make.user())

beforeAll(async () => {
  server = await openHostileServer(({ url = '' }, response) => {
    if (url.startsWith('/gone')) response.writeHead(404, { 'content-type': 'text/html' }).end(page)
    else if (url.startsWith('/inside')) response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    else if (url.startsWith('/picture')) html(response, page, 'image/png')
    else html(response, page)
  })
  app = await openTestApp(
    {},
    { outside: { resolve: async () => [{ address: '127.0.0.1', family: 4 }], mayReach: server.mayReach, limits: { totalMs: 2_000 } } },
  )
})
afterAll(async () => {
  await app.close()
  await server.close()
})
beforeEach(async () => {
  await app.reset()
  server.seen.length = 0
})

test('[EXT-04] anyone who is signed in reads what a page says of itself', async () => {
  const { status, json } = await (await someone()).get(preview(fresh()))
  expect([status, json]).toEqual([200, { domain: 'museum.test', title: 'Leia', description: 'Fire liv', img: 'https://museum.no/a.jpg' }])
})

test('[EXT-04] [V20] the page learns nothing of who asks, and the log nothing of what was asked', async () => {
  const { headers } = await someone()
  await (await someone()).get(preview(fresh('hemmelig')), { cookie: 'a=b', ...headers })
  expect(Object.keys(server.seen[0]?.headers ?? {}).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
  expect(server.seen[0]?.headers['user-agent']).toMatch(/^Vitrine\//)
  expect(app.logged.join('\n')).not.toContain('hemmelig')
})

describe('[EXT-04] [V3] [V19] what gives no preview answers alike, whatever the reason', () => {
  test.each([
    ['a page that is gone', () => fresh('gone')],
    ['a picture', () => fresh('picture')],
    ['a page that leads inside', () => fresh('inside')],
    ['another machine of ours', () => 'http://127.0.0.2/'],
    ['the metadata of a cloud', () => 'http://169.254.169.254/latest/meta-data/'],
    ['a port of ours', () => `http://museum.test:${server.port + 1}/`],
    ['a name and password', () => `http://a:b@museum.test:${server.port}/`],
  ])('%s', async (_what, url) => {
    const { status, json } = await (await someone()).get(preview(url()))
    expect([status, json]).toEqual([200, { domain: new URL(url()).hostname, ...nothing }])
  })
})

test.each(['ftp://museum.no/', 'file:///etc/passwd', 'javascript:alert(1)', 'museum', '', `https://museum.no/${'x'.repeat(2000)}`])(
  '[EXT-04] [V3] %.40j is no address of the web and is refused as input',
  async (url) => {
    const { status, json } = await (await someone()).get(preview(url))
    expect([status, json.errors[0].pointer]).toEqual([400, '/query/url'])
  },
)

test('[EXT-04] www. is enough', async () => {
  const { json } = await (await someone()).get(preview('www.museum.test'))
  expect(json).toEqual({ domain: 'museum.test', ...nothing })
})

test('[EXT-04] a page is read once for many, also for those who ask at the same time', async () => {
  const [one, other] = [await someone(), await someone()]
  const url = fresh()
  await Promise.all([one.get(preview(url)), one.get(preview(url)), other.get(preview(url))])
  await other.get(preview(url))
  expect(server.seen).toHaveLength(1)
})

test('[V22] one person cannot use the server to read the web at any speed', async () => {
  const busy = await someone()
  const answers: number[] = []
  for (let count = 0; count < 62; count += 1) answers.push((await busy.get(preview(`http://127.0.0.2/${++path}`))).status)
  expect([answers[0], answers.at(-1)]).toEqual([200, 429])
  expect((await (await someone()).get(preview(fresh()))).status).toBe(200)
})
