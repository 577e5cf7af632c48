import { expect, test } from 'vitest'
import { type AdminKind, type AdminKindName, inMenuOrder, isAdminPath } from './admin-area.ts'

const kind = (name: AdminKindName): AdminKind => ({ name, icon: () => null, routes: [] })

test('[ADM-01] the menu follows its fixed order and holds only the kinds that exist', () => {
  expect(inMenuOrder([kind('locale'), kind('user'), kind('owner')]).map(({ name }) => name)).toEqual(['owner', 'user', 'locale'])
})

test.each([
  ['/admin', true],
  ['/admin/user/3', true],
  ['/administrasjonsmuseet/guide', false],
  ['/fjordmuseet/admin', false],
  ['/dashboard', false],
])('[SHELL-01] %s is the admin area: %s', (path, is) => {
  expect(isAdminPath(path)).toBe(is)
})
