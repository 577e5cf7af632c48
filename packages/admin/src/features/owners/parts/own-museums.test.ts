import type { OwnInstance } from '@vitrine/contract'
import { expect, test } from 'vitest'
import { pathToOwnMuseums } from './own-museums.ts'

const instance = (owner_id: number, role: OwnInstance['role'], expired = false) => ({ owner_id, role, expired }) as OwnInstance

test.each([
  ['the editor of two instances of one museum comes to it', [instance(3, 'editor'), instance(3, 'admin')], '/owner/3'],
  ['who edits several museums comes to the list', [instance(3, 'editor'), instance(4, 'editor')], '/owner'],
  ['guests and those whose instance has expired come nowhere', [instance(3, 'guest'), instance(4, 'editor', true)], undefined],
  ['who works nowhere comes nowhere', [], undefined],
])('[OWN-01] [SHELL-02] %s', (_what, instances, path) => {
  expect(pathToOwnMuseums({ is_admin: false, instances })).toBe(path)
})

test('[OWN-01] superusers come to the list of all', () => {
  expect(pathToOwnMuseums({ is_admin: true, instances: [] })).toBe('/owner')
})
