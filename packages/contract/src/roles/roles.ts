import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { id } from '../record.ts'
import { route } from '../route.ts'

export const roleNames = ['admin', 'editor', 'guest'] as const
export const roleName = z.enum(roleNames)
export type RoleName = z.infer<typeof roleName>

export const role = z.object({ id, name: roleName })
export type Role = z.infer<typeof role>

export const roleRoutes = {
  list: route('GET', '/admin/api/roles', {
    query: pageQuery(['id', 'name'], { sortBy: 'id', maxPageSize: 10_000 }),
    answer: pageOf(role),
    summary: 'The roles a person can have on an instance',
  }),
}
