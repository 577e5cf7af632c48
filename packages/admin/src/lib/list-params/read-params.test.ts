import { expect, test } from 'vitest'
import { readParams, writeParams } from './read-params.ts'
import { toWire } from './to-wire.ts'

const sorts = ['name', 'updated_at'] as const
const defaults = { sortBy: 'name' } as const
const read = (query: string) => readParams(new URLSearchParams(query), defaults, sorts)

test("[LIST-03] an empty address is the first ten, by the list's own sort", () => {
  expect(read('')).toEqual({ currentPage: 0, currentPageSize: 10, sortBy: 'name', sortDirection: 'asc', filterBy: '', search: '' })
})

test('[LIST-03] page, size, sort, direction, filter and search are read from the address', () => {
  expect(read('currentPage=3&currentPageSize=25&sortBy=updated_at&sortDirection=desc&filterBy=is_banned:true&search=haab')).toEqual({
    currentPage: 3,
    currentPageSize: 25,
    sortBy: 'updated_at',
    sortDirection: 'desc',
    filterBy: 'is_banned:true',
    search: 'haab',
  })
})

test.each([
  'currentPage=-1',
  'currentPage=1.5',
  'currentPage=abc',
  'currentPage=99999999999',
  'currentPageSize=7',
  'currentPageSize=1000',
  'sortBy=password',
  'sortDirection=sideways',
])('[LIST-03] %s in the address is read as the default', (query) => {
  expect(read(query)).toEqual(read(''))
})

test('[LIST-03] what is written is read back, and the rest of the address stays', () => {
  const params = { ...read(''), currentPage: 2, filterBy: 'is_banned:true', search: 'å & b' }
  const written = writeParams(new URLSearchParams('schema=4'), params, defaults)
  expect(written.get('schema')).toBe('4')
  expect(readParams(written, defaults, sorts)).toEqual(params)
  expect(String(writeParams(written, read(''), defaults))).toBe('schema=4')
})

test('[LIST-02] a text of exactly one character is not sent', () => {
  expect(toWire({ ...read(''), search: ' å ' }, sorts).search).toBeUndefined()
  expect(toWire({ ...read(''), search: 'åt' }, sorts)).toEqual({ page: 0, page_size: 10, sort_by: 'name', order_asc: true, search: 'åt' })
})

const searchable = { sortBy: 'updated_at', sortDirection: 'desc', searchedBy: 'relevance' } as const
const readSearchable = (query: URLSearchParams) => readParams(query, searchable, sorts)
const write = (query: URLSearchParams, part: Partial<ReturnType<typeof read>>) =>
  writeParams(query, { ...readSearchable(query), ...part }, searchable)

test('[LIST-03] a search begins by relevance, by another sort when one is chosen for it; when it ends, her own sort is back', () => {
  const sorted = new URLSearchParams('schema=4&sortBy=name&sortDirection=asc')
  const searched = write(sorted, { search: 'haab' })
  expect(readSearchable(searched)).toMatchObject({ search: 'haab', sortBy: 'relevance', sortDirection: 'desc' })
  const longer = write(searched, { search: 'haabet' })
  expect(readSearchable(longer).sortBy).toBe('relevance')
  const chosen = write(longer, { sortBy: 'updated_at' })
  expect(readSearchable(new URLSearchParams(String(chosen))), 'it survives a reload').toMatchObject({
    sortBy: 'updated_at',
    search: 'haabet',
  })
  expect(readSearchable(write(chosen, { search: 'haa' })).sortBy, 'and stays while she types on').toBe('updated_at')
  for (const before of [searched, longer, chosen]) expect(String(write(before, { search: '' }))).toBe(String(sorted))
})

test('[LIST-03] without a sort of her own the search leaves no trace, and one letter is no search', () => {
  const searched = write(new URLSearchParams('schema=4'), { search: 'haab' })
  expect(String(searched)).toBe('schema=4&search=haab')
  expect(String(write(searched, { search: '' }))).toBe('schema=4')
  expect(readSearchable(new URLSearchParams('search=h&sortBy=relevance')).sortBy).toBe('updated_at')
  expect(readSearchable(new URLSearchParams('search=haab&sortBy=name')).sortBy).toBe('name')
  expect(readSearchable(write(new URLSearchParams('search=haab&sortBefore=password:up'), { search: '' })).sortBy).toBe('updated_at')
})
