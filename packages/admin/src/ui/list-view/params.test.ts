import { describe, expect, test } from 'vitest'
import { countText } from './count-text.ts'
import { formatFilterBy, lastPageOf, maySearch, parseFilterBy } from './params.ts'

describe('[LIST-03] filterBy is one text', () => {
  test('of comma separated name:value parts', () => {
    expect(parseFilterBy('status:draft,by:7')).toEqual({ status: 'draft', by: '7' })
    expect(formatFilterBy({ status: 'draft', by: '7' })).toBe('status:draft,by:7')
  })

  test('a value may hold commas, colons and percent signs', () => {
    const filters = { place: 'Bergen, Voss: 100 %' }
    expect(parseFilterBy(formatFilterBy(filters))).toEqual(filters)
  })

  test.each(['', ',', ':', 'status', 'status:', ':draft', ',,status'])('%j holds no filter', (text) => {
    expect(parseFilterBy(text)).toEqual({})
  })

  test('an emptied filter leaves nothing behind', () => {
    expect(formatFilterBy({ status: '', by: '7' })).toBe('by:7')
  })

  test('a stray percent sign is taken as it stands', () => {
    expect(parseFilterBy('name:100%')).toEqual({ name: '100%' })
  })
})

test.each([
  [0, 10, 0],
  [1, 10, 0],
  [10, 10, 0],
  [11, 10, 1],
  [14, 5, 2],
])('[LIST-04] the last page of %i items with %i a page is %i', (total, size, last) => {
  expect(lastPageOf(total, size)).toBe(last)
})

test.each([
  ['', true],
  ['å', false],
  [' å ', false],
  ['åt', true],
  ['🛶', false],
])('[LIST-02] the text %j may be sent: %s', (text, sent) => {
  expect(maySearch(text)).toBe(sent)
})

test('[LIST-10] numbers stand with a narrow space in the Nordic languages and a comma in English', () => {
  expect(countText(1204, 'no')).toBe('1\u202F204')
  expect(countText(10_000, 'sv')).toBe('10\u202F000')
  expect(countText(999, 'nn')).toBe('999')
  expect(countText(1204, 'en')).toBe('1,204')
})
