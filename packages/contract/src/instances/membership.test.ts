import { expect, test } from 'vitest'
import { rightsIn } from './membership.ts'

const member = (role: 'admin' | 'editor' | 'guest', expired = false) => ({
  is_superuser: false,
  memberships: [{ application_instance_id: 1, role, expired }],
})
const nothing = { mayWrite: false, mayManage: false }

test.each([
  ['an editor writes', member('editor'), { mayWrite: true, mayManage: false }],
  ['an admin writes and manages', member('admin'), { mayWrite: true, mayManage: true }],
  ['a guest reads', member('guest'), nothing],
  ['whose licence has run out reads', member('admin', true), nothing],
  ['a stranger does nothing', { is_superuser: false, memberships: [] }, nothing],
  ['a superuser does all', { is_superuser: true, memberships: member('guest', true).memberships }, { mayWrite: true, mayManage: true }],
])('[ROLE-01] [DOC-06] %s', (_title, person, rights) => {
  expect(rightsIn(person, 1)).toEqual(rights)
  expect(rightsIn({ ...person, is_superuser: false }, 2), 'in another instance').toEqual(nothing)
})
