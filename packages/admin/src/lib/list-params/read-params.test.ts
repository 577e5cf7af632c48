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
