import { z } from 'zod'
import { flag } from './flag.ts'
import { line } from './record.ts'

const largestPage = 1_000_000

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .or(z.number())
    .pipe(z.int().min(min).max(max))

export const pageSizes = [5, 10, 25, 50, 100] as const
export const defaultPageSize = 10
/** Above this many hits a filtered or searched list says "more than" instead of counting on. */
export const countLimit = 10_000

/** The paging, sorting and search of a list; an unknown parameter is a 400 that names it. */
export const pageQuery = <const Sorts extends readonly [string, ...string[]]>(
  sorts: Sorts,
  { sortBy, ascending = true, maxPageSize = 100 }: { sortBy: NoInfer<Sorts[number]>; ascending?: boolean; maxPageSize?: number },
) =>
  z.strictObject({
    page: wholeNumber(0, largestPage).default(0),
    page_size: wholeNumber(1, maxPageSize).default(defaultPageSize),
    sort_by: z.enum(sorts).default(sortBy as never),
    order_asc: flag.default(ascending),
    search: line(200).optional(),
  })

/** What is deleted is left out unless asked for: beside the rest, or alone. */
export const deletedQuery = { include_deleted: flag.default(false), is_deleted: flag.optional() }

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    count: z.int(),
    total_count: z.int(),
    /** false: there are more than total_count. */
    total_is_exact: z.boolean(),
    page: z.int(),
    page_size: z.int(),
  })

export type Page<Item> = {
  items: Item[]
  count: number
  total_count: number
  total_is_exact: boolean
  page: number
  page_size: number
}
