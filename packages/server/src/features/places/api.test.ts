import { once } from 'node:events'
import { get } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type HostileServer, openHostileServer } from '../../platform/outside/testing.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

/** As Nominatim answers: numbers as text, names beside codes. */
const havnes = {
  place_id: 1,
  licence: 'Data made up for a test',
  osm_type: 'node',
  lat: '68.7512',
  lon: '15.4139',
  category: 'place',
  type: 'village',
  importance: 0.3,
  addresstype: 'village',
  name: 'Havnes',
  display_name: 'Havnes, Sortland, Nordland, Norge',
  address: {
    village: 'Havnes',
    municipality: 'Sortland',
    county: 'Nordland',
    'ISO3166-2-lvl4': 'NO-18',
    country: 'Norge',
    country_code: 'no',
  },
  boundingbox: ['68.7', '68.8', '15.3', '15.5'],
}
const broken = [null, 7, {}, { ...havnes, lat: 'north' }, { ...havnes, lat: '91' }, { ...havnes, name: '', display_name: null }]

let service: HostileServer
let app: TestApp
let answer: (url: URL) => { status?: number; type?: string; body: string | Buffer }
let open = 0
let mostAtOnce = 0
const someone = async () => app.as(await app.make.user())

beforeAll(async () => {
  service = await openHostileServer(({ url = '/' }, response) => {
    open += 1
    mostAtOnce = Math.max(mostAtOnce, open)
    const { status = 200, type = 'application/json', body } = answer(new URL(url, 'http://service'))
    response.on('finish', () => (open -= 1))
    setImmediate(() => response.writeHead(status, { 'content-type': type }).end(body))
  })
  app = await openTestApp({
    VITRINE_PLACES_URL: `${service.url}/nominatim`,
    VITRINE_TILES_URL: `${service.url}/map/{z}/{x}/{y}.png`,
    VITRINE_TILES_ATTRIBUTION: '© Kartmakerne',
    VITRINE_SUPPORT_EMAIL: 'help@museum.test',
  })
})
afterAll(async () => {
  await app.close()
  await service.close()
})
beforeEach(async () => {
  await app.reset()
  service.seen.length = 0
  mostAtOnce = 0
  answer = () => ({ body: JSON.stringify([havnes]) })
})

test('[ADM-10] places are found by name, in the language of the one who asks', async () => {
  const { status, json } = await (await someone()).get('/admin/api/places?q=Havnes&locale=nn')
  expect([status, json]).toEqual([200, [{ name: 'Havnes', region: 'Sortland, Nordland, Norge', lat: 68.7512, lng: 15.4139 }]])
  const [asked] = service.seen
  expect(asked?.url).toBe('/nominatim/search?q=Havnes&format=jsonv2&addressdetails=1&limit=10&accept-language=nn')
  expect(asked?.headers['user-agent']).toMatch(/^Vitrine\/.*\(help@museum\.test\)$/)
  expect([asked?.headers.authorization, asked?.headers.cookie]).toEqual([undefined, undefined])
})

test('[EXT-05] the same question is asked once, and questions are asked one at a time', async () => {
  const person = await someone()
  await Promise.all(['aa', 'bb', 'AA', 'cc', 'aa'].map((q) => person.get(`/admin/api/places?q=${q}`)))
  expect([service.seen.length, mostAtOnce]).toEqual([3, 1])
})

test('[V8] [EXT-05] what cannot be read as a place is left out, and text is bounded and plain', async () => {
  answer = () => ({ body: JSON.stringify([...broken, { ...havnes, name: `<b>\u0000${'x'.repeat(999)}`, address: { county: 7 } }]) })
  const { json } = await (await someone()).get('/admin/api/places?q=broken')
  expect(json).toEqual([{ name: `<b> ${'x'.repeat(196)}`, region: '', lat: 68.7512, lng: 15.4139 }])
})

test.each([
  ['an error', { status: 500, body: '' }],
  ['too many requests', { status: 429, body: '' }],
  ['a redirect to elsewhere', { status: 302, body: '' }],
  ['no JSON', { body: '<html>' }],
  ['no list', { body: '{"error":"x"}' }],
  ['more than anyone reads', { body: `["${'x'.repeat(600_000)}"]` }],
])('[EXT-05] a service that answers %s is said not to answer, and is asked again', async (what, wrong) => {
  const person = await someone()
  const url = `/admin/api/places?q=${encodeURIComponent(what)}`
  answer = () => wrong
  const { status, json } = await person.get(url)
  expect([status, json.code]).toEqual([503, 'places.unavailable'])
  expect(JSON.stringify(json)).not.toContain(service.url)
  answer = () => ({ body: '[]' })
  expect((await person.get(url)).json).toEqual([])
})

test('[EXT-05] a search that was given up while waiting is not sent', async () => {
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const hold = await openHostileServer((_request, response) => {
    begun.resolve()
    void release.promise.then(() => response.writeHead(200).end('[]'))
  })
  const other = await openTestApp({ VITRINE_PLACES_URL: hold.url })
  onTestFinished(async () => {
    await other.close()
    await hold.close()
  })
  const { port } = new URL(await other.api.server.listen({ port: 0, host: '127.0.0.1' }))
  const { headers } = await other.as(await other.make.user())
  const call = (q: string) => get(`http://127.0.0.1:${port}/admin/api/places?q=${q}`, { headers, agent: false })
  const connections = () => new Promise((resolve) => other.api.server.server.getConnections((_error, count) => resolve(count)))

  const first = call('first')
  await begun.promise
  const second = call('second').on('error', () => undefined)
  await expect.poll(() => other.logged.filter((line) => line.includes('incoming request'))).toHaveLength(2)
  second.destroy()
  await expect.poll(connections).toBe(1)
  release.resolve()
  await once(first, 'response')
  await once(call('third'), 'response')
  expect(hold.seen.map(({ url = '' }) => new URL(url, 'http://x').searchParams.get('q'))).toEqual(['first', 'third'])
})

test.each(['q=', 'q=%20', 'q=a&locale=klingon', 'q=a&limit=5', `q=${'x'.repeat(201)}`, 'q=a%00b'])(
  '[V22] ?%.30s is refused',
  async (query) => {
    expect((await (await someone()).get(`/admin/api/places?${query}`)).status).toBe(400)
    expect(service.seen).toEqual([])
  },
)

test('[EXT-05] the map comes square by square through the server, each asked for once, and a browser keeps it', async () => {
  answer = () => ({ type: 'image/png', body: Buffer.from([1, 2, 3]) })
  for (let again = 0; again < 2; again += 1) {
    const { status, headers } = await app.anonymous.get('/admin/api/tiles/5/16/9')
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/png', 'public, max-age=86400'])
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  }
  expect(service.seen.map(({ url }) => url)).toEqual(['/map/5/16/9.png'])
})

test.each(['text/html', 'image/svg+xml', 'application/json', ''])(
  '[V5] [V8] a square that calls itself %j is not handed on',
  async (type) => {
    answer = () => ({ type, body: '<script>alert(1)</script>' })
    const { status, json } = await app.anonymous.get('/admin/api/tiles/3/1/1')
    expect([status, json.code]).toEqual([503, 'places.unavailable'])
  },
)

test.each(['20/0/0', '1/2/0', '1/0/2', '-1/0/0', '1/0/..%2F..%2Fadmin', '1/0/0.png', 'a/b/c', '1/0/1e1'])(
  '[V3] [V22] %s is no square of a map and nobody is asked for it',
  async (place) => {
    expect((await app.anonymous.get(`/admin/api/tiles/${place}`)).status).toBe(400)
    expect(service.seen).toEqual([])
  },
)

test('[EXT-05] the browser is told what there is; where nothing is set up, both say so', async () => {
  expect((await app.anonymous.get('/admin/api/settings')).json).toMatchObject({
    places: { is_demo: false },
    tiles: { url: `${app.config.gateway}/admin/api/tiles/{z}/{x}/{y}`, attribution: '© Kartmakerne' },
  })
  const bare = await openTestApp()
  onTestFinished(bare.close)
  expect((await bare.anonymous.get('/admin/api/settings')).json).toMatchObject({ places: null, tiles: null })
  const caller = await bare.as(await bare.make.user())
  for (const url of ['/admin/api/places?q=Selje', '/admin/api/tiles/1/0/0'])
    expect((await caller.get(url)).json).toMatchObject({ status: 404, code: 'places.not_set_up' })
})
