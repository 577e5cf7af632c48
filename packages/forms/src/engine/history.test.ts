import { describe, expect, test } from 'vitest'
import { createHistory } from './history.ts'

describe('[FORM-01] what was changed in a form can be taken back', () => {
  test('step by step, and done again', () => {
    const history = createHistory<string>(() => 0)
    history.record('one', 'two', ['a'])
    history.record('two', 'three', ['b'])
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
    history.record('', 'Ha', ['a'])
    now = 1_500
    history.record('Ha', 'Hav', ['a'])
    now = 3_000
    history.record('Hav', 'Havnes', ['a'])
    now = 10_000
    history.record('Havnes', 'Havnes kai', ['a'])
    expect(history.undo('Havnes kai')?.value).toBe('Havnes')
    expect(history.undo('Havnes')?.value).toBe('')
  })

  test('a new change after going back forgets what was taken back', () => {
    const history = createHistory<string>(() => 0)
    history.record('one', 'two', ['a'])
    history.undo('two')
    history.record('one', 'other', ['b'])
    expect(history.redo('other')).toBeUndefined()
  })

  test('what the field took back itself is no step of the form', () => {
    const history = createHistory<string>(() => 0)
    history.record('one', 'two', ['a'])
    history.record('two', 'one', ['a'])
    expect(history.undo('one')).toBeUndefined()
  })

  test('two hundred steps are kept', () => {
    const history = createHistory<number>(() => 0)
    for (let step = 0; step < 500; step += 1) history.record(step, step + 1, [String(step)])
    let back = 0
    while (history.undo(0)) back += 1
    expect(back).toBe(200)
  })
})
