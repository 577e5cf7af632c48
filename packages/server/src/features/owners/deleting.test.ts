import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/admin/api/owners'
let app: TestApp
let superuser: Caller

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  superuser = await app.as(await app.make.superuser())
})

const add = async (no: string, owner_id: number | null = null) => (await superuser.post(path, { name: { no }, owner_id })).json
const get = async (id: number) => (await superuser.get(`${path}/${id}`)).json
const setParent = async (id: number, owner_id: number | null) => superuser.put(`${path}/${id}`, { ...(await get(id)), owner_id })

describe('[ADM-04] deleting and restoring', () => {
  test('what is deleted says when and by whom, stays out of lists, and can be restored', async () => {
    const { id } = await add('Fjordmuseet')
    expect((await superuser.delete(`${path}/${id}`)).status).toBe(204)
    expect(await get(id)).toMatchObject({ deleted_at: expect.any(String), deleted_by: expect.any(String) })
    expect((await superuser.get(path)).json).toMatchObject({ total_count: 0, items: [] })
    expect((await superuser.get(`${path}?is_deleted=true`)).json).toMatchObject({ total_count: 1, items: [{ id }] })
    expect((await superuser.delete(`${path}/${id}`)).status).toBe(204)

    const restored = await superuser.post(`${path}/${id}/undelete`)
    expect(restored.json).toMatchObject({ id, deleted_at: null, deleted_by: null, slug: 'fjordmuseet', slug_before: null })
    expect((await superuser.post(`${path}/${id}/undelete`)).json).toMatchObject({ id, slug_before: null })
    expect((await superuser.get(path)).json.total_count).toBe(1)
  })

  test('what is deleted cannot be changed before it is restored', async () => {
    const owner = await add('Fjordmuseet')
    await superuser.delete(`${path}/${owner.id}`)
    const stored = await get(owner.id)
    expect((await superuser.put(`${path}/${owner.id}`, stored)).json).toMatchObject({ status: 409, code: 'is_deleted' })
    expect((await superuser.put(`${path}/${owner.id}/limited`, stored)).json).toMatchObject({ status: 409, code: 'is_deleted' })
  })

  test('a slug that was taken meanwhile gets a suffix, and the answer says what it was', async () => {
    const first = await add('Fjordmuseet')
    await superuser.delete(`${path}/${first.id}`)
    await add('Fjordmuseet')
    const restored = await superuser.post(`${path}/${first.id}/undelete`)
    expect(restored.json).toMatchObject({ slug: 'fjordmuseet-2', slug_before: 'fjordmuseet' })
  })

  test('two that want one slug are restored at once: both come back, one with a suffix', async () => {
    const ids: number[] = []
    for (let n = 0; n < 2; n += 1) {
      const { id } = await add('Fjordmuseet')
      await superuser.delete(`${path}/${id}`)
      ids.push(id)
    }
    const restored = await Promise.all(ids.map((id) => superuser.post(`${path}/${id}/undelete`)))
    expect(restored.map(({ json }) => json.slug).sort()).toEqual(['fjordmuseet', 'fjordmuseet-2'])
  })

  test('only what is already deleted is removed for ever', async () => {
    const { id } = await add('Fjordmuseet')
    expect((await superuser.delete(`${path}/${id}?permanent=true`)).json).toMatchObject({ status: 409, code: 'not_deleted' })
    await superuser.delete(`${path}/${id}`)
    expect((await superuser.delete(`${path}/${id}?permanent=true`)).status).toBe(204)
    expect((await superuser.get(`${path}/${id}`)).status).toBe(404)
    expect((await superuser.get(`${path}?include_deleted=true`)).json.total_count).toBe(0)
  })

  test('what others use answers 409 with who uses it', async () => {
    const parent = await add('Stiftelsen')
    const child = await add('Avdelingen', parent.id)
    const instance = await app.make.instance({ owner_id: parent.id })
    expect((await superuser.delete(`${path}/${parent.id}`)).json).toMatchObject({
      status: 409,
      code: 'in_use',
      used_by_count: 2,
      used_by: [
        { kind: 'instance', id: instance.id, name: instance.name },
        { kind: 'owner', id: child.id, name: { no: 'Avdelingen' } },
      ],
    })
    expect((await get(parent.id)).deleted_at).toBeNull()
  })

  test('the list of who uses it names a hundred and counts all', async () => {
    const parent = await add('Stiftelsen')
    for (let n = 0; n < 103; n += 1) await app.make.owner({ owner_id: parent.id })
    const { json } = await superuser.delete(`${path}/${parent.id}`)
    expect(json.used_by).toHaveLength(100)
    expect(json.used_by_count).toBe(103)
  })

  test('by force it goes all the same, and the owners below it stand for themselves', async () => {
    const parent = await add('Stiftelsen')
    const child = await add('Avdelingen', parent.id)
    expect((await superuser.delete(`${path}/${parent.id}?force=true`)).status).toBe(204)
    expect(await get(child.id)).toMatchObject({ owner_id: null, version: 2 })
  })

  test('a restored one lets go of a parent that is gone', async () => {
    const parent = await add('Stiftelsen')
    const child = await add('Avdelingen', parent.id)
    await superuser.delete(`${path}/${child.id}`)
    await superuser.delete(`${path}/${parent.id}`)
    expect((await superuser.post(`${path}/${child.id}/undelete`)).json).toMatchObject({ owner_id: null })
  })

  test.each(['permanent=1', 'force=yes', 'cascade=true'])('?%s is refused', async (query) => {
    const { id } = await add('Fjordmuseet')
    expect((await superuser.delete(`${path}/${id}?${query}`)).status).toBe(400)
  })
})

describe('[ADM-10] parent owners', () => {
  test('an owner stands under another, not under itself nor under one that stands under it', async () => {
    const top = await add('Topp')
    const middle = await add('Midt', top.id)
    const bottom = await add('Bunn', middle.id)
    expect(bottom.owner_id).toBe(middle.id)
    const loop = { status: 409, code: 'owners.parent_loop', errors: [{ pointer: '/owner_id' }] }
    expect((await setParent(top.id, top.id)).json).toMatchObject(loop)
    expect((await setParent(top.id, bottom.id)).json).toMatchObject(loop)
    expect((await setParent(bottom.id, top.id)).status).toBe(200)
    expect((await setParent(bottom.id, null)).json.owner_id).toBeNull()
  })

  test('a parent must be there and not be deleted', async () => {
    const gone = await add('Borte')
    await superuser.delete(`${path}/${gone.id}`)
    const child = await add('Barn')
    for (const parent of [gone.id, 999])
      expect((await setParent(child.id, parent)).json).toMatchObject({
        status: 409,
        code: 'owners.unknown_parent',
        errors: [{ pointer: '/owner_id' }],
      })
    expect((await superuser.post(path, { name: { no: 'Ny' }, owner_id: 999 })).json).toMatchObject({ code: 'owners.unknown_parent' })
  })

  test('requests that together would make a circle: one is refused, whichever comes last', async () => {
    const [a, b, c] = [await add('A'), await add('B'), await add('C')]
    const answers = await Promise.all([setParent(a.id, b.id), setParent(b.id, c.id), setParent(c.id, a.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409])
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('owners.parent_loop')
  })

  test('a parent that is deleted while a child is put under it: never both', async () => {
    const [parent, child] = [await add('Forelder'), await add('Barn')]
    const [set, removed] = await Promise.all([setParent(child.id, parent.id), superuser.delete(`${path}/${parent.id}`)])
    expect([set.status, removed.status].sort()).not.toEqual([200, 204])
  })
})
