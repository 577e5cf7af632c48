import { describe, expect, test } from 'vitest'
import { createHistory } from './history.ts'

describe('[FORM-01] what was changed in a form can be taken back', () => {
  test('step by step, and done again', () => {
    const history = createHistory<string>(() => 0)
    history.record('one', 'two', ['a'], true)
    history.record('two', 'three', ['b'], true)
    expect(history.undo('three')).toEqual({ value: 'two', pointer: '/b' })
    expect(history.undo('two')).toEqual({ value: 'one', pointer: '/a' })
    expect(history.undo('one')).toBeUndefined()
    expect(history.redo('one')).toEqual({ value: 'two', pointer: '/a' })
    expect(history.redo('two')).toEqual({ value: 'three', pointer: '/b' })
    expect(history.redo('three')).toBeUndefined()
  })

  test('letters of one field that follow each other are one step, after a rest they are two', () => {
    let now = 0
    const history = createHistory<string>(() => now)
    history.record('', 'Ha', ['a'], true)
    now = 1_500
    history.record('Ha', 'Hav', ['a'], true)
    now = 3_000
    history.record('Hav', 'Havnes', ['a'], true)
    now = 10_000
    history.record('Havnes', 'Havnes kai', ['a'], true)
    expect(history.undo('Havnes kai')?.value).toBe('Havnes')
    expect(history.undo('Havnes')?.value).toBe('')
  })

  test('a new change after going back forgets what was taken back', () => {
    const history = createHistory<string>(() => 0)
    history.record('one', 'two', ['a'], true)
    history.undo('two')
    history.record('one', 'other', ['b'], true)
    expect(history.redo('other')).toBeUndefined()
  })

  test('what the field took back itself is no step of the form', () => {
    const history = createHistory<string>(() => 0)
    history.record('one', 'two', ['a'], true)
    history.record('two', 'one', ['a'], true)
    expect(history.undo('one')).toBeUndefined()
  })

  test('what is not typed is a step each, however quick', () => {
    const history = createHistory<string>(() => 0)
    history.record('three rows', 'two rows', ['list'], false)
    history.record('two rows', 'one row', ['list'], false)
    expect(history.undo('one row')?.value).toBe('two rows')
    expect(history.undo('two rows')?.value).toBe('three rows')
  })

  test('two hundred steps are kept', () => {
    const history = createHistory<number>(() => 0)
    for (let step = 0; step < 500; step += 1) history.record(step, step + 1, [String(step)], true)
    let back = 0
    while (history.undo(0)) back += 1
    expect(back).toBe(200)
  })
})
