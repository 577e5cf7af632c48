import { expect, test } from 'vitest'
import { readFilters, toAuditQuery, writeFilters } from './audit-filters.ts'

const params = { currentPage: 0, currentPageSize: 25, sortBy: '', sortDirection: 'desc', search: '' } as const

test('what is chosen is written into the address and read back', () => {
  const filters = { kind: 'api-key', user: '7', from: '2026-01-01', to: '2026-02-28' }
  expect(readFilters({ ...params, filterBy: writeFilters(filters) })).toEqual(filters)
})

test.each(['kind:Owner', "kind:a'b", 'user:-1', 'user:1e9', 'from:yesterday', 'to:2026-13-41', 'other:x', ''])(
  '%j in the address narrows nothing',
  (filterBy) => {
    expect(toAuditQuery({ ...params, filterBy })).toEqual({
      page: 0,
      page_size: 25,
      record_kind: undefined,
      user_id: undefined,
      from: undefined,
      to: undefined,
    })
  },
)

test('a span goes from the first midnight to the one after its last day, where the person is', () => {
  const { from, to } = toAuditQuery({ ...params, filterBy: 'from:2026-02-28,to:2026-02-28' })
  expect([from, to]).toEqual([new Date(2026, 1, 28).toISOString(), new Date(2026, 2, 1).toISOString()])
})
