import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createToastQueue, gapMs, storageKey } from './queue.ts'

function memory(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const text = (queue: ReturnType<typeof createToastQueue>) => queue.current()?.text

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('[SHELL-04] toasts', () => {
  test.each([
    ['info', 5000],
    ['success', 3000],
    ['warning', 8000],
    ['error', 10_000],
  ] as const)('an %s stays for %i ms', (kind, stays) => {
    const queue = createToastQueue(memory())
    queue.show({ kind, text: 'Hei' })
    vi.advanceTimersByTime(stays - 1)
    expect(text(queue)).toBe('Hei')
    vi.advanceTimersByTime(1)
    expect(text(queue)).toBeUndefined()
  })

  test('one shows at a time, in order, with 250 ms between', () => {
    const queue = createToastQueue(memory())
    queue.show({ kind: 'success', text: 'Først' })
    queue.show({ kind: 'info', text: 'Så' })
    expect(text(queue)).toBe('Først')
    vi.advanceTimersByTime(3000)
    expect(text(queue)).toBeUndefined()
    vi.advanceTimersByTime(gapMs - 1)
    expect(text(queue)).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(text(queue)).toBe('Så')
  })

  test('one that comes in the gap waits for the gap to end', () => {
    const queue = createToastQueue(memory())
    queue.show({ kind: 'success', text: 'Først' })
    vi.advanceTimersByTime(3000 + 100)
    queue.show({ kind: 'success', text: 'Så' })
    expect(text(queue)).toBeUndefined()
    vi.advanceTimersByTime(150)
    expect(text(queue)).toBe('Så')
  })

  test('dismissing the one on show brings the next after the gap, and one that waits can be dismissed unseen', () => {
    const queue = createToastQueue(memory())
    queue.show({ kind: 'error', text: 'En' })
    queue.show({ kind: 'error', text: 'To' })
    queue.show({ kind: 'error', text: 'Tre' })
    const first = queue.current()?.id ?? 0
    queue.dismiss(first + 1)
    queue.dismiss(first)
    vi.advanceTimersByTime(gapMs)
    expect(text(queue)).toBe('Tre')
  })

  test('a paused toast stays, and goes on with the time it had left', () => {
    const queue = createToastQueue(memory())
    queue.show({ kind: 'success', text: 'Lagret' })
    vi.advanceTimersByTime(2000)
    queue.pause()
    vi.advanceTimersByTime(60_000)
    expect(text(queue)).toBe('Lagret')
    queue.resume()
    vi.advanceTimersByTime(999)
    expect(text(queue)).toBe('Lagret')
    vi.advanceTimersByTime(1)
    expect(text(queue)).toBeUndefined()
  })

  test('the queue survives a reload, and what was shown to its end is gone', () => {
    const store = memory()
    const before = createToastQueue(store)
    before.show({ kind: 'success', text: 'Ferdig vist' })
    before.show({ kind: 'warning', text: 'På vei', detail: 'to filer' })
    before.show({ kind: 'info', text: 'Venter' })
    vi.advanceTimersByTime(3000 + gapMs)

    const after = createToastQueue(store)
    expect(after.current()).toMatchObject({ kind: 'warning', text: 'På vei', detail: 'to filer' })
    vi.advanceTimersByTime(8000 + gapMs)
    expect(text(after)).toBe('Venter')
    vi.advanceTimersByTime(5000)
    expect(store.getItem(storageKey)).toBeNull()
  })

  test('one with an action is not kept over a reload', () => {
    const store = memory()
    createToastQueue(store).show({ kind: 'info', text: '3 artikler sletta', action: { label: 'Angre', onAction: () => undefined } })
    expect(text(createToastQueue(store))).toBeUndefined()
  })

  test('the same message does not wait twice', () => {
    const queue = createToastQueue(memory())
    for (let count = 0; count < 5; count += 1) queue.show({ kind: 'error', text: 'Ingen kontakt' })
    vi.advanceTimersByTime(10_000 + gapMs)
    expect(text(queue)).toBe('Ingen kontakt')
    vi.advanceTimersByTime(10_000 + gapMs)
    expect(text(queue)).toBeUndefined()
  })

  test.each(['not json', '{"kind":"info"}', '[{"kind":"shout","text":1}]', 'null'])('storage that holds %s is passed over', (kept) => {
    expect(text(createToastQueue(memory({ [storageKey]: kept })))).toBeUndefined()
  })

  test('storage that refuses does not stop the toasts', () => {
    const refuse = () => {
      throw new Error('QuotaExceededError')
    }
    const queue = createToastQueue({ getItem: refuse, setItem: refuse, removeItem: refuse })
    queue.show({ kind: 'info', text: 'Likevel' })
    expect(text(queue)).toBe('Likevel')
  })
})
