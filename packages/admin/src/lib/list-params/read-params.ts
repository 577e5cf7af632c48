import { defaultPageSize, pageSizes } from '@vitrine/contract'
import { z } from 'zod'
import type { ListParams } from '#ui/list-view'

export type ListDefaults = Partial<Omit<ListParams, 'currentPage' | 'search' | 'filterBy'>> & Pick<ListParams, 'sortBy'>

const largestPage = 1_000_000
const digits = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number)

const withDefaults = ({ currentPageSize = defaultPageSize, sortBy, sortDirection = 'asc' }: ListDefaults): ListParams => ({
  currentPage: 0,
  currentPageSize,
  sortBy,
  sortDirection,
  filterBy: '',
  search: '',
})

/** An address is written by people and by old links: what does not fit is the default, never an error. */
export function readParams(query: URLSearchParams, defaults: ListDefaults, sorts: readonly string[]): ListParams {
  const start = withDefaults(defaults)
  const sizes: readonly number[] = pageSizes
  const text = (byDefault: string) => z.string().max(500).catch(byDefault)
  return z
    .object({
      currentPage: digits.pipe(z.number().max(largestPage)).catch(start.currentPage),
      currentPageSize: digits.refine((size) => sizes.includes(size)).catch(start.currentPageSize),
      sortBy: z
        .string()
        .refine((name) => sorts.includes(name))
        .catch(start.sortBy),
      sortDirection: z.enum(['asc', 'desc']).catch(start.sortDirection),
      filterBy: text(start.filterBy),
      search: text(start.search),
    })
    .parse(Object.fromEntries(query))
}

/** The address with these parameters; what is as it always is stands not there, so that links stay short. */
export function writeParams(query: URLSearchParams, params: ListParams, defaults: ListDefaults): URLSearchParams {
  const start = withDefaults(defaults)
  const written = new URLSearchParams(query)
  for (const [name, value] of Object.entries(params)) {
    if (value === start[name as keyof ListParams]) written.delete(name)
    else written.set(name, String(value))
  }
  return written
}
