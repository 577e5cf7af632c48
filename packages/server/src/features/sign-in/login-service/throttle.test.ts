import { expect, test } from 'vitest'
import { createThrottle } from './throttle.ts'

test('[V19] failures are counted by key within a window, and a success clears them', () => {
  let now = 0
  const throttle = createThrottle({ max: 2, windowMs: 1000 }, () => now)
  throttle.fail('kari')
  expect(throttle.isExhausted('kari')).toBe(false)
  throttle.fail('kari')
  expect(throttle.isExhausted('kari')).toBe(true)
  expect(throttle.isExhausted('ola')).toBe(false)

  now = 1000
  expect(throttle.isExhausted('kari')).toBe(false)
  throttle.fail('kari')
  throttle.succeed('kari')
  throttle.fail('kari')
  expect(throttle.isExhausted('kari')).toBe(false)
})

test('[V22] a flood of keys forgets the oldest and fills no memory', () => {
  const throttle = createThrottle({ max: 1, windowMs: 1000 }, () => 0)
  throttle.fail('first')
  for (let key = 0; key < 9_999; key += 1) throttle.fail(`key ${key}`)
  expect(throttle.isExhausted('first')).toBe(true)
  throttle.fail('one more')
  expect(throttle.isExhausted('first')).toBe(false)
  expect(throttle.isExhausted('one more')).toBe(true)
})
