import { documentRoutes, documentSorts } from '@vitrine/contract'
import type { Lists } from '../../packages/server/src/features/documents/service/index.ts'
import { type BenchWorld, hits, pointedAt } from './world.ts'

/** What a person asks for: how the service is called, and where over HTTP. */
export type Question = {
  name: string
  by: 'editor' | 'superuser'
  path: string
  ask: (lists: Lists) => Promise<{ items: unknown[]; total_count: number }>
  /** How many times slower a million may make it. */
  most?: number
}

const mostSlower = { firstPage: 1.5, search: 3 }
const url = '/admin/api/documents'

/** The lists, searches and relations that are measured. */
export function questions({
  instances: [instance = 0],
  schemas: [, schema = 0],
  users: [user = 0],
  editor,
  superuser,
}: BenchWorld): Question[] {
  const list = (name: string, asked: Record<string, string>, most?: number, by: Question['by'] = 'editor'): Question => {
    const query = { ...(by === 'editor' ? { application_instance_id: String(instance) } : {}), page_size: '25', ...asked }
    const parsed = documentRoutes.list.query.parse(query)
    const principal = by === 'editor' ? editor : superuser
    return {
      name,
      by,
      path: `${url}?${new URLSearchParams(query)}`,
      ask: (lists) => lists.list(principal, parsed),
      ...(most ? { most } : {}),
    }
  }
  const search = (name: string, q: string, most?: number): Question => {
    const query = { q, application_instance_id: String(instance), page_size: '25' }
    const parsed = documentRoutes.search.query.parse(query)
    return {
      name,
      by: 'editor',
      path: `${url}/search?${new URLSearchParams(query)}`,
      ask: (lists) => lists.search(editor, parsed),
      ...(most ? { most } : {}),
    }
  }
  const reverse = (name: string, id: number, sort: string, most?: number): Question => {
    const query = { page_size: '25', sort, order_asc: 'false' }
    const parsed = documentRoutes.reverseRelations.query.parse(query)
    const path = `${url}/${id}/reverse_relations?${new URLSearchParams(query)}`
    return { name, by: 'editor', path, ask: (lists) => lists.reverseRelations(editor, id, parsed), ...(most ? { most } : {}) }
  }
  const sorts = documentSorts
    .filter((sort) => sort !== 'relevance')
    .flatMap((sort) =>
      ['true', 'false'].map((order_asc) =>
        list(
          `first page by ${sort}, ${order_asc === 'true' ? 'up' : 'down'}`,
          { sort, order_asc, ...(sort === 'deleted_at' ? { is_deleted: 'true' } : {}) },
          mostSlower.firstPage,
        ),
      ),
    )
  const ids = Array.from({ length: 25 }, (_each, place) => 251 + place * 9).join(',')
  return [
    ...sorts,
    list('of one schema, by title', { schema_ids: String(schema), sort: 'title', order_asc: 'true' }, mostSlower.firstPage),
    list('drafts, by updated_at', { status: 'draft' }, mostSlower.firstPage),
    list('of all instances, by updated_at', {}, mostSlower.firstPage, 'superuser'),
    list('of all instances, by title', { sort: 'title', order_asc: 'true' }, mostSlower.firstPage, 'superuser'),
    list('twentieth page by title', { sort: 'title', order_asc: 'true', page: '19' }),
    list('25 ids', { d: ids }, mostSlower.search),
    list('made by one person (of twenty), by updated_at', { created_by: String(user) }, mostSlower.firstPage),
    list(
      'changed by one person (of twenty), by title',
      { updated_by: String(user), sort: 'title', order_asc: 'true' },
      mostSlower.firstPage,
    ),
    list(`list searched, the same ${hits} hits, by title`, { search: 'haabet', sort: 'title', order_asc: 'true' }, mostSlower.search),
    search(`search with the same ${hits} hits`, 'haabet', mostSlower.search),
    search(`search with a typo, the same ${hits} hits`, 'haabte', mostSlower.search),
    search('search for a word that most have', 'båt'),
    search('search by two letters at the start of a word', 'ha'),
    reverse('reverse relations, the same number, by updated_at', pointedAt.byItsGroup, 'updated_at', mostSlower.search),
    reverse('reverse relations, the same number, by title', pointedAt.byItsGroup, 'title', mostSlower.search),
    reverse('reverse relations of what one in sixty points at', pointedAt.byOneInForty, 'updated_at'),
  ]
}
