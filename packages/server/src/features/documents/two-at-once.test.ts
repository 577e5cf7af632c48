import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Db } from '#platform/database'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { remove, setDeleted } from './repository/index.ts'
import { type Museum, openMuseum, titled } from './testing.ts'

const url = '/admin/api/documents'
const pointing = (to_document_id: number) => ({ title: { no: 'Peker' }, see: { to_document_id, reference_key: 'se' } })

// The embedded database has one transaction at a time.
describe.runIf(inject('testDatabaseUrl') !== null)('two at once', () => {
  let app: TestApp
  let museum: Museum
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await app.reset()
    museum = await openMuseum(app)
  })

  const waiting = async () => {
    const { rows } = await sql`
      select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(app.database.db)
    return rows.length
  }

  /** `call` begins when `first` is done and its transaction is open, and must wait for it; then comes `second`, and it ends. */
  async function during<Answer>(
    first: (tx: Db) => Promise<unknown>,
    call: () => Promise<Answer>,
    second: (tx: Db) => Promise<unknown> = async () => undefined,
  ): Promise<Answer> {
    const [opened, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const transaction = app.database.db.transaction().execute(async (tx) => {
      await first(tx)
      opened.resolve()
      await ending.promise
      await second(tx)
    })
    await Promise.race([opened.promise, transaction])
    const answer = call()
    try {
      await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    } finally {
      ending.resolve()
      await transaction
    }
    return answer
  }

  test.for(['a new document', 'a saved one'])('[DOC-07] %s does not come to point at what is deleted meanwhile', async (which) => {
    const target = await museum.add(titled('Mål'))
    const old = await museum.add(titled('Peker'))
    const answer = await during(
      (tx) => sql`select from documents where id = ${target.id} for update`.execute(tx),
      () =>
        which === 'a new document'
          ? museum.as.editor.post(url, museum.draft(pointing(target.id), { status: 'published' }))
          : museum.as.editor.put(`${url}/${old.id}`, { content: pointing(target.id), status: 'published', version: 1 }),
      (tx) => setDeleted(tx, target.id, museum.admin.id, true),
    )
    expect(answer.json).toMatchObject({
      code: 'documents.unknown_relation',
      errors: [{ pointer: '/content/see/to_document_id', code: 'gone' }],
    })
    expect((await museum.as.editor.get(`${url}/${old.id}`)).json).toMatchObject({ version: 1, status: 'draft' })
    expect((await museum.as.editor.get(url)).json.total_count).toBe(1)
  })

  test.for(['deleted', 'set as draft', 'saved as draft'])(
    '[DOC-07] what someone is about to point at is not %s before that is known',
    async (how) => {
      const target = await museum.add(titled('Mål'), { status: 'published' })
      const referrer = await museum.add(titled('Peker'), { status: 'published' })
      const draft = { content: titled('Mål'), status: 'draft', version: 1 }
      const { json } = await during(
        (tx) =>
          sql`insert into document_relations (document_id, position, to_document_id, reference_key)
            values (${referrer.id}, 0, ${target.id}, 'se')`.execute(tx),
        () => {
          if (how === 'deleted') return museum.as.editor.delete(`${url}/${target.id}`)
          if (how === 'set as draft') return museum.as.editor.post(`${url}/status`, { ids: [target.id], status: 'draft' })
          return museum.as.editor.put(`${url}/${target.id}`, draft)
        },
      )
      const problem = how === 'set as draft' ? json.items[0].problem : json
      expect(problem).toMatchObject({ code: 'in_use', used_by: [{ id: referrer.id }], used_by_count: 1 })
      expect((await museum.as.editor.get(`${url}/${target.id}`)).json).toMatchObject({ status: 'published', deleted_at: null, version: 1 })
    },
  )

  test('[DOC-06] words are kept while a save holds the document, and of one that is removed meanwhile they are answered as of none', async () => {
    const { id } = await museum.add(titled('Skrives'))
    const keep = () =>
      museum.as.editor.post(`${url}/${id}/autosaves`, {
        content: titled('Ulagret'),
        version: 1,
        session_key: '00000000-0000-4000-8000-000000000001',
      })
    const [held, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const saving = app.database.db.transaction().execute(async (tx) => {
      await sql`select from documents where id = ${id} for no key update`.execute(tx)
      held.resolve()
      await ending.promise
    })
    await held.promise
    const beside = await keep().finally(ending.resolve)
    await saving
    expect(beside.status, beside.text).toBe(200)
    const gone = await during((tx) => remove(tx, id), keep)
    expect(gone.json).toMatchObject({ status: 404, code: 'documents.not_found' })
  })

  test('[LIST-09] whose documents they are is counted while others are changed: a job with several in hand and a save wait for nothing', async () => {
    const [first, second] = [await museum.add(titled('En')), await museum.add(titled('To'))]
    const [held, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const job = app.database.db.transaction().execute(async (tx) => {
      await sql`update documents set updated_by = ${museum.admin.id} where id = ${first.id}`.execute(tx)
      held.resolve()
      await ending.promise
      // The next in its hands, as a carry-over takes them: the save that has it must come to its end.
      await sql`select from documents where id = ${second.id} for no key update`.execute(tx)
    })
    await held.promise
    const saved = await museum.as.admin.put(`${url}/${second.id}`, { content: titled('To, endret'), version: 1 }).finally(ending.resolve)
    await job
    expect(saved.status, saved.text).toBe(200)
    const by = async (person: { id: number }) => (await museum.as.guest.get(`${url}?updated_by=${person.id}`)).json.total_count
    expect([await by(museum.admin), await by(museum.editor)]).toEqual([2, 0])
  })

  test('[DOC-06] words that a save comes between get a row of their own', async () => {
    const { id } = await museum.add(titled('Skrives'))
    const session_key = '00000000-0000-4000-8000-000000000001'
    const keep = (title: string) => museum.as.editor.post(`${url}/${id}/autosaves`, { content: titled(title), version: 1, session_key })
    await keep('En')
    await during(
      (tx) => sql`update document_autosaves set saved_version = 2 where document_id = ${id}`.execute(tx),
      () => keep('En to'),
    )
    expect((await museum.as.editor.get(`${url}/${id}/autosaves?is_unsaved=true`)).json.items).toHaveLength(1)
  })
})
