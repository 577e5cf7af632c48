import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AutosaverWorld, atLeastEachMs, createAutosaver, quietAfterMs } from './autosaver.ts'

const mine = 'mine'
let written: string | undefined
let mayKeep = true
let answer: () => Promise<string | undefined>
let asked: (string | undefined)[] = []
let kept: (string | undefined)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  written = undefined
  mayKeep = true
  asked = []
  kept = []
  answer = async () => `at ${asked.length}`
})
afterEach(() => vi.useRealTimers())

const open = () => {
  const world: AutosaverWorld = {
    sessionKey: mine,
    findUnsaved: () => (written === undefined ? undefined : { content: { title: written }, version: 3 }),
    mayKeep: () => mayKeep,
    keep: ({ content, takes_up }) => {
      asked.push(`keep ${content.title}${takes_up ? ` of ${takes_up}` : ''}`)
      return answer()
    },
    forget: async (key) => asked.push(`forget ${key}`),
    onKept: (at) => kept.push(at),
  }
  return createAutosaver(world)
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('[DOC-06] words are kept ten seconds after the last keystroke, and each minute while one types on', async () => {
  const autosaver = open()
  for (let second = 0; second < 130; second += 5) {
    written = `etter ${second}`
    autosaver.touch()
    await pass(5_000)
  }
  expect(asked).toEqual(['keep etter 55', 'keep etter 115'])
  await pass(quietAfterMs)
  expect(asked.at(-1)).toBe('keep etter 125')
  await pass(atLeastEachMs * 5)
  expect(asked, 'nothing new was written').toHaveLength(3)
})

test('[DOC-06] nothing is kept while it may not be; what fails is tried again after a minute', async () => {
  const autosaver = open()
  written = 'Ord'
  mayKeep = false
  autosaver.touch()
  await pass(quietAfterMs * 3)
  expect(asked).toEqual([])
  mayKeep = true
  answer = () => Promise.reject(new Error('no network'))
  await pass(quietAfterMs)
  expect(asked).toEqual(['keep Ord'])
  expect(kept).toEqual([])
  answer = async () => 'now'
  await pass(atLeastEachMs)
  expect(asked).toEqual(['keep Ord', 'keep Ord'])
  expect(kept).toEqual(['now'])
})

test('[DOC-06] words that were undone or let go are forgotten, saved ones are not', async () => {
  const autosaver = open()
  written = 'Ord'
  autosaver.touch()
  await pass(quietAfterMs)
  written = undefined
  autosaver.touch()
  await pass(quietAfterMs)
  expect(asked).toEqual(['keep Ord', 'forget mine'])

  written = 'Nye'
  autosaver.touch()
  autosaver.hurry()
  await pass(0)
  autosaver.saved()
  written = undefined
  autosaver.touch()
  await pass(quietAfterMs)
  expect(asked.slice(2)).toEqual(['keep Nye'])
  expect(kept.at(-1)).toBeUndefined()

  written = 'Siste'
  autosaver.touch()
  autosaver.hurry()
  autosaver.discard()
  await pass(0)
  expect(asked.slice(3), 'also those that were on their way').toEqual(['keep Siste', 'forget mine'])
})

test('[DOC-06] words of another editor are taken up at once, and forgotten there when nobody could be told before the save', async () => {
  const autosaver = open()
  written = 'Hennes'
  autosaver.takeUp('office', { content: { title: 'Hennes' }, version: 3 })
  await pass(0)
  autosaver.touch()
  await pass(quietAfterMs)
  expect(asked).toEqual(['keep Hennes of office', 'keep Hennes'])
  autosaver.saved()
  mayKeep = false
  autosaver.takeUp('home', { content: { title: 'Igjen' }, version: 4 })
  autosaver.saved()
  expect(asked.slice(2)).toEqual(['forget home'])
})

test('[DOC-06] a save waits for words that are on their way, but not for long', async () => {
  const autosaver = open()
  const { promise, resolve } = Promise.withResolvers<string>()
  answer = () => promise
  written = 'Ord'
  autosaver.touch()
  autosaver.hurry()
  let isQuiet = false
  const quiet = autosaver.quiet().then(() => {
    isQuiet = true
  })
  await pass(100)
  expect(isQuiet).toBe(false)
  resolve('now')
  await quiet
  answer = () => new Promise(() => undefined)
  autosaver.touch()
  autosaver.hurry()
  const second = autosaver.quiet()
  await pass(2_000)
  await second
  autosaver.saved()
  expect(asked.slice(2), 'they may come after it, and are in it').toEqual(['forget mine'])
})

test('[DOC-06] words that got no answer may have been kept: let go, they are forgotten too', async () => {
  const autosaver = open()
  answer = () => Promise.reject(new Error('no network'))
  written = 'Ord'
  autosaver.touch()
  await pass(quietAfterMs)
  autosaver.discard()
  expect(asked).toEqual(['keep Ord', 'forget mine'])
})
