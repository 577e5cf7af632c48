import { expect, test } from 'vitest'
import { parseCoordinate, parsePair, rounded, toPoint } from './point.ts'

test.each([
  ['59,91', 'lat', 59.91],
  [' 59.91° ', 'lat', 59.91],
  ['−10,5', 'lng', -10.5],
  ['180', 'lng', 180],
  ['90,1', 'lat', undefined],
  ['-180,5', 'lng', undefined],
  ['nord', 'lat', undefined],
  ['', 'lat', undefined],
  ['1e3', 'lng', undefined],
] as const)('[WID-09] «%s» as %s is %s', (text, part, number) => {
  expect(parseCoordinate(text, part)).toBe(number)
})

test.each([
  ['59.9139, 10.7522', { lat: 59.9139, lng: 10.7522 }],
  ['59.9 10.7', { lat: 59.9, lng: 10.7 }],
  ['59,91', undefined],
  ['95.1, 10.7', undefined],
])('[WID-09] the pair «%s»', (text, point) => {
  expect(parsePair(text)).toEqual(point)
})

test('[WID-09] a point is read from anything without harm, and keeps six decimals', () => {
  for (const odd of [undefined, null, 7, 'Oslo', [], {}, { lat: '1', lng: 2 }, { lat: Number.NaN, lng: 2 }])
    expect(toPoint(odd)).toBeUndefined()
  expect(toPoint({ lat: 1, lng: 2, name: 'x' })).toEqual({ lat: 1, lng: 2 })
  expect(rounded({ lat: 59.123456789, lng: -10.1 })).toEqual({ lat: 59.123457, lng: -10.1 })
})
