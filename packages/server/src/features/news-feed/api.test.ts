import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/admin/api/news'
const feedPath = '/admin/api/news-feed'
let app: TestApp
let superuser: Caller
let guest: Caller

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  superuser = await app.as(await app.make.superuser())
  guest = await app.as(await app.make.member('guest'))
})

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString()
const write = async (title: string, more: object = {}) =>
  (await superuser.post(path, { title, description: '<p>Nytt</p>', published_at: day(1), ...more })).json
const titles = async (query = '') => (await guest.get(`${feedPath}?${query}`)).json.items.map(({ title }: { title: string }) => title)

describe('[ADM-90] the news feed', () => {
  test('shows everyone what is published, pinned first, then the newest, by pages', async () => {
    await write('Eldst', { published_at: day(1) })
    await write('Nyest', { published_at: day(3) })
    await write('Festet', { published_at: day(2), keywords: ['drift', 'pinned'] })
    await write('Utkast', { published_at: null })
    await write('Senere', { published_at: new Date(Date.now() + 86_400_000).toISOString() })
    expect(await titles()).toEqual(['Festet', 'Nyest', 'Eldst'])
    expect(await titles('pinned=true')).toEqual(['Festet'])
    expect(await titles('pinned=false')).toEqual(['Nyest', 'Eldst'])
    expect(await titles('sort=published_at&order_asc=true')).toEqual(['Festet', 'Eldst', 'Nyest'])
    expect((await guest.get(`${feedPath}?page=1&page_size=2`)).json).toMatchObject({
      count: 1,
      total_count: 3,
      items: [{ title: 'Eldst' }],
    })
    expect((await guest.get(`${feedPath}?page_size=101`)).json).toMatchObject({ status: 400, errors: [{ pointer: '/query/page_size' }] })
    const [first] = (await guest.get(feedPath)).json.items
    expect(Object.keys(first).sort()).toEqual(['description', 'id', 'keywords', 'published_at', 'title'])
  })

  test('[V6] what is not rich text is taken out on the way in, and again on the way out', async () => {
    const evil = '<p onclick="x()">Hei <script>x()</script><a href="java&#10;script:x()">her</a></p><img src=x onerror=x()>'
    const { id, description } = await write('Ond', { description: evil })
    expect(description).not.toMatch(/<script|javascript|onclick|onerror|<img/)
    expect(description).toContain('Hei')
    const stored = await app.database.db.selectFrom('news_items').select('description').executeTakeFirstOrThrow()
    expect(stored.description).toBe(description)
    await app.database.db.updateTable('news_items').set({ description: evil }).execute()
    for (const answer of [await guest.get(feedPath), await superuser.get(path), await superuser.get(`${path}/${id}`)])
      expect(answer.text).not.toMatch(/<script|javascript|onclick|onerror|<img/)
  })
})

describe('[ADM-90] news', () => {
  test('are written, changed under a version, deleted at once, and each change is recorded', async () => {
    const made = await write('Ny versjon', { keywords: ['drift'] })
    expect(made).toMatchObject({ title: 'Ny versjon', description: '<p>Nytt</p>', keywords: ['drift'], published_at: day(1), version: 1 })
    const url = `${path}/${made.id}`
    expect((await superuser.put(url, { ...made, version: undefined })).json).toMatchObject({ status: 428 })
    expect((await superuser.put(url, { ...made, title: 'Rettet' })).json).toMatchObject({ title: 'Rettet', version: 2 })
    expect((await superuser.put(url, { ...made, title: 'For sent' })).json).toMatchObject({ status: 409, stored: { title: 'Rettet' } })
    expect((await superuser.delete(url)).status).toBe(204)
    expect((await superuser.get(url)).json).toMatchObject({ status: 404, code: 'news_feed.not_found' })
    const audit = await app.database.db.selectFrom('audit_entries').select(['record_kind', 'action', 'changes']).orderBy('id').execute()
    expect(audit).toMatchObject([
      { record_kind: 'news', action: 'created' },
      { action: 'updated', changes: { title: ['Ny versjon', 'Rettet'] } },
      { action: 'removed', changes: { title: ['Rettet', null] } },
    ])
  })

  test('are listed for superusers with search, sort and totals, those not published too', async () => {
    await write('Åpent', { description: '<p>Vi stenger <b>tidlig</b></p>' })
    await write('Ærend', { published_at: null })
    const list = async (query: string) => (await superuser.get(`${path}?${query}`)).json
    expect((await list('sort_by=title&order_asc=true')).items).toMatchObject([{ title: 'Ærend' }, { title: 'Åpent' }])
    expect(await list('search=tidlig')).toMatchObject({ total_count: 1, items: [{ title: 'Åpent' }] })
    expect(await list('page_size=1')).toMatchObject({ total_count: 2, count: 1, total_is_exact: true })
    expect((await superuser.get(`${path}?sort_by=description`)).status).toBe(400)
  })

  test.each([
    ['no title', { title: ' ' }, '/title'],
    ['a keyword twice', { keywords: ['a', 'a'] }, '/keywords'],
    ['a date that is none', { published_at: 'i morgen' }, '/published_at'],
    ['a text that is too long', { description: 'x'.repeat(50_001) }, '/description'],
  ])('with %s are refused where it stands', async (_what, more, pointer) => {
    expect((await superuser.post(path, { title: 'Nytt', ...more })).json).toMatchObject({ status: 400, errors: [{ pointer }] })
  })
})
