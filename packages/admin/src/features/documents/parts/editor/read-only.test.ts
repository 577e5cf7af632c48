import { expect, test } from 'vitest'
import { readOnlyReason } from './read-only.ts'

const member = (role: 'admin' | 'editor' | 'guest', expired = false) => ({
  is_admin: false,
  instances: [
    {
      application_instance_id: 1,
      owner_id: 1,
      application_id: 1,
      role,
      expired,
      name: '',
      slug: '',
      path: '',
      owner_name: {},
      owner_slug: '',
      application_name: '',
      expires_at: null,
    },
  ],
})
const nobody = { is_admin: false, instances: [] }
const document = { may_edit: true, deleted_at: null, application_instance_id: 1 }
const here = { id: 1 }

test.each([
  ['an editor at home writes', document, here, member('editor'), undefined],
  ['a guest reads', { ...document, may_edit: false }, here, member('guest'), 'guest'],
  ['an expired licence is told before the role', { ...document, may_edit: false }, here, member('editor', true), 'expired'],
  ['what is deleted is restored first', { ...document, deleted_at: '2026-11-15T12:00:00Z' }, here, member('editor'), 'deleted'],
  ['another instance’s document is read, also by one who may write there', document, { id: 2 }, member('editor'), 'elsewhere'],
  ['a shared one is read in a modal too', { ...document, may_edit: false }, undefined, nobody, 'elsewhere'],
])('[DOC-06] %s', (_title, shown, instance, user, reason) => {
  expect(readOnlyReason(shown, instance, user)).toBe(reason)
})
