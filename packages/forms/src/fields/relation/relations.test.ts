import { expect, test } from 'vitest'
import { moved, newAmong, targetOf, withKeys } from './relations.ts'

const counting = () => {
  let count = 0
  return () => `r${++count}`
}

test('[WID-13] a missing reference key is the default, or the default and a random suffix where that is taken', () => {
  const relations = [{ to_document_id: 1 }, { to_document_id: 2, reference_key: '' }, { to_document_id: 3, reference_key: 'stopp-1' }]
  expect(withKeys(relations, 'stopp', counting())).toEqual([
    { to_document_id: 1, reference_key: 'stopp' },
    { to_document_id: 2, reference_key: 'stopp-r1' },
    { to_document_id: 3, reference_key: 'stopp-1' },
  ])
})

test('[WID-13] a suffix that happens to be taken is drawn again, and without a default the suffix is the key', () => {
  const taken = [{ to_document_id: 1, reference_key: 'a' }, { to_document_id: 2, reference_key: 'a-r1' }, { to_document_id: 3 }]
  expect(withKeys(taken, 'a', counting())[2]).toEqual({ to_document_id: 3, reference_key: 'a-r2' })
  expect(withKeys([{ to_document_id: 1 }], '', counting())).toEqual([{ to_document_id: 1, reference_key: 'r1' }])
})

test('[WID-13] what else stands in a relation is kept, and what is no relation is left alone', () => {
  const odd = [{ to_document_id: 1, note: 'x' }, { to_document_id: null }, 'text', null]
  expect(withKeys(odd, 'k')).toEqual([{ to_document_id: 1, note: 'x', reference_key: 'k' }, { to_document_id: null }, 'text', null])
  expect(odd.map(targetOf)).toEqual([1, undefined, undefined, undefined])
  expect(['7', 7.5, -7, 0].map((to_document_id) => targetOf({ to_document_id }))).toEqual([undefined, undefined, undefined, undefined])
})

test('[WID-13] of what is chosen only the new ones come, each once', () => {
  expect(newAmong([3, 1, 3, 2], [{ to_document_id: 1 }, null])).toEqual([3, 2])
})

test('[WID-13] a relation moves within the list and never out of it', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
})
