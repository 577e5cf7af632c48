import { expect, test } from 'vitest'
import { createThrottle } from './throttle.ts'

test('[V19] attempts are counted by key within a window, and a success clears them', () => {
  let now = 0
  const throttle = createThrottle({ max: 2, windowMs: 1000 }, () => now)
  expect([throttle.take('kari'), throttle.take('kari'), throttle.take('kari')]).toEqual([true, true, false])
  expect(throttle.take('ola')).toBe(true)

  now = 1000
  expect([throttle.take('kari'), throttle.take('kari')]).toEqual([true, true])
  throttle.forget('kari')
  expect(throttle.take('kari')).toBe(true)
})

test('[V22] a flood of keys forgets the oldest and fills no memory', () => {
  const throttle = createThrottle({ max: 1, windowMs: 1000 }, () => 0)
  throttle.take('first')
  for (let key = 0; key < 9_999; key += 1) throttle.take(`key ${key}`)
  expect(throttle.take('first')).toBe(false)
  throttle.take('one more')
  expect(throttle.take('first')).toBe(true)
  expect(throttle.take('one more')).toBe(false)
})
