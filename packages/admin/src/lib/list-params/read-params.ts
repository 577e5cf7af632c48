import { defaultPageSize, pageSizes } from '@vitrine/contract'
import { z } from 'zod'
import type { ListParams } from '#ui/list-view'
import { isSearched } from './to-wire.ts'

export type ListDefaults = Partial<Omit<ListParams, 'currentPage' | 'search' | 'filterBy'>> &
  Pick<ListParams, 'sortBy'> & {
    /** How a searched list is sorted until another sort is chosen for it; the sort from before waits in `sortBefore`. */
    searchedBy?: string
  }
type Sorted = Pick<ListParams, 'sortBy' | 'sortDirection'>

const largestPage = 1_000_000
const digits = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number)

const sortOf = ({ sortBy, sortDirection = 'asc', searchedBy }: ListDefaults, search: string): Sorted =>
  searchedBy !== undefined && isSearched(search) ? { sortBy: searchedBy, sortDirection: 'desc' } : { sortBy, sortDirection }

const withDefaults = (defaults: ListDefaults, search: string): ListParams => ({
  currentPage: 0,
  currentPageSize: defaults.currentPageSize ?? defaultPageSize,
  ...sortOf(defaults, search),
  filterBy: '',
  search: '',
})

/** An address is written by people and by old links: what does not fit is the default, never an error. */
export function readParams(query: URLSearchParams, defaults: ListDefaults, sorts: readonly string[]): ListParams {
  const search = query.get('search') ?? ''
  const start = withDefaults(defaults, search)
  const sizes: readonly number[] = pageSizes
  const text = (byDefault: string) => z.string().max(500).catch(byDefault)
  return z
    .object({
      currentPage: digits.pipe(z.number().max(largestPage)).catch(start.currentPage),
      currentPageSize: digits.refine((size) => sizes.includes(size)).catch(start.currentPageSize),
      sortBy: z
        .string()
        .refine((name) => sorts.includes(name) || name === start.sortBy)
        .catch(start.sortBy),
      sortDirection: z.enum(['asc', 'desc']).catch(start.sortDirection),
      filterBy: text(start.filterBy),
      search: text(start.search),
    })
    .parse(Object.fromEntries(query))
}

/** A search begins with its own sort, and when it ends the list is sorted as it was before. */
function sortAfter(query: URLSearchParams, params: ListParams, defaults: ListDefaults): Sorted & { sortBefore: string } {
  const { search, sortBy, sortDirection } = params
  const sortBefore = query.get('sortBefore') ?? ''
  const wasSearched = isSearched(query.get('search') ?? '')
  if (defaults.searchedBy === undefined || wasSearched === isSearched(search)) return { sortBy, sortDirection, sortBefore }
  const start = sortOf(defaults, search)
  if (isSearched(search))
    return { ...start, sortBefore: query.has('sortBy') || query.has('sortDirection') ? `${sortBy}:${sortDirection}` : '' }
  const [name = '', direction] = sortBefore.split(':')
  return name ? { sortBy: name, sortDirection: direction === 'asc' ? 'asc' : 'desc', sortBefore: '' } : { ...start, sortBefore: '' }
}

/** The address with these parameters; what is as it always is stands not there, so that links stay short. */
export function writeParams(query: URLSearchParams, params: ListParams, defaults: ListDefaults): URLSearchParams {
  const start = { ...withDefaults(defaults, params.search), sortBefore: '' }
  const written = new URLSearchParams(query)
  for (const [name, value] of Object.entries({ ...params, ...sortAfter(query, params, defaults) })) {
    if (value === start[name as keyof typeof start]) written.delete(name)
    else written.set(name, String(value))
  }
  return written
}
