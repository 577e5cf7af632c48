import { expect, test } from 'vitest'
import { createRecent, documentIdAt } from './recent.ts'

function storage(): Storage {
  const kept = new Map<string, string>()
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) } as Storage
}

test('a path of a document is known by its place, and nothing else is one', () => {
  expect(documentIdAt('/fjordmuseet/kystleia/12')).toEqual({ id: 12, path: '/fjordmuseet/kystleia/12' })
  expect(documentIdAt('/fjordmuseet/kystleia/12/revisions')).toEqual({ id: 12, path: '/fjordmuseet/kystleia/12' })
  for (const path of ['/admin/user/3', '/owner/3', '/fjordmuseet/kystleia', '/fjordmuseet/kystleia/create', '/a/b/0', '/a/b/1x', '/'])
    expect(documentIdAt(path), path).toBeUndefined()
})

test('the last opened stands first, each once, and no more than eight', () => {
  const recent = createRecent(storage(), 1)
  for (let id = 1; id <= 10; id += 1) recent.note(`/a/b/${id}`)
  recent.note('/a/b/5')
  recent.note('/dashboard')
  expect(recent.read().map(({ id }) => id)).toEqual([5, 10, 9, 8, 7, 6, 4, 3])
})

test('nobody is shown what another opened, and what is no list is nothing', () => {
  const shared = storage()
  createRecent(shared, 1).note('/a/b/1')
  expect(createRecent(shared, 2).read()).toEqual([])
  for (const text of ['{', '{}', '[1, null, {"path":"/admin/user/1"}, {"path":"javascript:alert(1)"}]']) {
    shared.setItem('vitrine.recent.3', text)
    expect(createRecent(shared, 3).read(), text).toEqual([])
  }
})
