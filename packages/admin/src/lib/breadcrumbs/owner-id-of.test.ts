import { expect, test } from 'vitest'
import { ownerIdOf } from './owner-id-of.ts'

test.each([
  ['/admin/owner/12', 12],
  ['/admin/owner/12/edit', 12],
  ['/owner/7', 7],
  ['/admin/owner', undefined],
  ['/admin/owner/create', undefined],
  ['/admin/user/3', undefined],
  ['/owner/99999999999', undefined],
])('[SHELL-03] the owner of %s is the id in the segment after owner', (path, owner) => {
  expect(ownerIdOf(path)).toBe(owner)
})
