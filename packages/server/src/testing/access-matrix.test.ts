import { fillPath, type Route, routeTable } from '@vitrine/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CallerKind, callers, type World } from './access/cases.ts'
import { fillDocuments } from './access/fill-documents.ts'
import { accessTable } from './access-table.ts'
import type { Caller } from './caller.ts'
import { openTestApp, type TestApp } from './test-app.ts'

const routes = Object.entries(routeTable).flatMap(([feature, routesOfFeature]) =>
  Object.entries(routesOfFeature as Record<string, Route>).map(([name, route]) => ({ name: `${feature}.${name}`, route })),
)
const casesOf = (name: string) => accessTable[name as keyof typeof accessTable] ?? []

let app: TestApp
let world: World
let as: Record<CallerKind, Caller>

beforeAll(async () => {
  app = await openTestApp()
  await app.jobs.start()
})
afterAll(async () => {
  await app.jobs.stop()
  await app.close()
})

async function fillWorld({ withDocuments = false } = {}): Promise<void> {
  await app.reset()
  const { make } = app
  const people = {
    guest: await make.member('guest'),
    editor: await make.member('editor'),
    admin: await make.member('admin'),
    superuser: await make.superuser(),
    banned: await make.member('editor'),
  }
  const foreign = await make.member('editor')
  const { id: locale } = await make.locale({ language_code: 'no', name: 'Norsk' })
  const schemas = new Map<number, number>()
  for (const { instance } of [people.guest, people.editor, people.admin, people.banned, foreign])
    schemas.set(instance.application_id, (await make.schema({ application_id: instance.application_id })).id)
  const documents = await fillDocuments(app, people, foreign.instance, schemas, withDocuments)
  as = {
    anonymous: app.anonymous,
    guest: await app.as(people.guest),
    editor: await app.as(people.editor),
    admin: await app.as(people.admin),
    superuser: await app.as(people.superuser),
    banned: await app.as(people.banned),
  }
  const translation = { translation_key: 'generic.saved', language_code: 'no', text: 'Lagret' }
  await as.superuser.put('/admin/api/translations', translation)
  const keys = await as.superuser.get('/admin/api/translations/keys')
  const text = { key: translation.translation_key, key_id: keys.json.items[0].id, language_code: 'no' }
  const { id: newsItem } = await make.newsItem()
  const { id: apiKey } = await make.apiKey({ application_id: foreign.instance.application_id })
  await app.database.db.updateTable('users').set({ is_banned: true }).where('id', '=', people.banned.id).execute()
  world = {
    own: (caller) => (caller === 'anonymous' ? foreign.id : people[caller].id),
    foreign: foreign.id,
    missing: 999_999,
    locale,
    instance: (caller) => (caller === 'anonymous' || caller === 'superuser' ? foreign.instance : people[caller].instance),
    foreignInstance: foreign.instance,
    ...documents,
    apiKey,
    newsItem,
    schema: ({ application_id }) => schemas.get(application_id) ?? 0,
    text,
  }
}

test('[V10] [V11] every route of the contract stands in the access table, and nothing else does', () => {
  expect(Object.keys(accessTable).sort()).toEqual(routes.map(({ name }) => name).sort())
  for (const { name } of routes) expect(casesOf(name), name).not.toHaveLength(0)
})

/** Beside the contract: the login service, the built pages and their files. */
const besides = /^(GET|POST|HEAD) (\/oidc\/(\*|login|invitation)|\/assets\/\*)$/

test('[V10] [V11] the server mounts the routes of the contract and no other calls', () => {
  const calls = app.mounted.filter((call) => !besides.test(call))
  expect(calls.sort()).toEqual(routes.map(({ route }) => `${route.method} ${route.path}`).sort())
})

describe.each(routes)('[ADM-01] [V10] $name', ({ name, route }) => {
  // What changes nothing leaves the world to the next: a GET (proved below), and a call that was refused.
  let isTouched = true
  beforeEach(async () => {
    if (isTouched) await fillWorld({ withDocuments: name.startsWith('documents.') })
    isTouched = false
  })
  const table = casesOf(name).flatMap((one) => callers.map((caller) => ({ ...one, caller, status: one.expected[caller] })))

  test.each(table)('$about, as $caller: $status', async ({ caller, params, query, body, status }) => {
    const url = `${fillPath(route.path, params?.(world, caller))}${query ? `?${query(world, caller)}` : ''}`
    const answer = await as[caller].send(
      route.method,
      url,
      body?.(world, caller),
      route.path.startsWith('/o') ? { origin: app.config.host } : {},
    )
    isTouched = answer.status < 400 && (route.method !== 'GET' || route.effect === 'changes')
    expect(answer.status, answer.text).toBe(status)
    if (status >= 400) expect(answer.json).toMatchObject({ status, instance: expect.any(String), code: expect.any(String) })
  })
})

test('[V18] a GET that is not marked as having an effect changes nothing', async () => {
  await fillWorld({ withDocuments: true })
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(app.database.db)
  const snapshot = async () =>
    Promise.all(
      tables.rows.map(async ({ name }) => {
        const rows = await sql<{
          hash: string
        }>`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${sql.table(name)} as t`.execute(
          app.database.db,
        )
        return [name, rows.rows[0]?.hash]
      }),
    )
  const before = await snapshot()
  for (const { name, route } of routes) {
    if (route.method !== 'GET' || route.effect === 'changes') continue
    for (const { params, query } of casesOf(name))
      await as.superuser.get(`${fillPath(route.path, params?.(world, 'superuser'))}?${query?.(world, 'superuser') ?? ''}`)
  }
  expect(await snapshot()).toEqual(before)
})
