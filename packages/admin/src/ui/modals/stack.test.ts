import { describe, expect, test } from 'vitest'
import { changeStack, type ModalKind, mayOpen, type OpenModal, openOfKind, topmost } from './stack.ts'

const opened = (...kinds: ModalKind[]) =>
  kinds.reduce<readonly OpenModal[]>(
    (stack, kind, index) => changeStack(stack, { type: 'open', modal: { id: `m${index}`, kind, payload: index } }),
    [],
  )

describe('[SHELL-05] the modal stack', () => {
  test('each open modal has its kind and its own id', () => {
    const stack = opened('edit-document', 'document-picker')
    expect(openOfKind(stack, 'document-picker').map(({ id }) => id)).toEqual(['m1'])
    expect(openOfKind(stack, 'edit-document').map(({ id }) => id)).toEqual(['m0'])
    expect(openOfKind(stack, 'focal-point')).toEqual([])
  })

  test.each([
    ['edit-document', 'document-picker', true],
    ['edit-document', 'focal-point', true],
    ['edit-media', 'focal-point', true],
    ['edit-media', 'edit-media', false],
    ['edit-document', 'test', false],
    ['test', 'document-picker', false],
    ['document-picker', 'focal-point', false],
    ['edit-document', 'colour-filter', false],
  ] as const)('over %s, %s may open: %s', (under, over, allowed) => {
    expect(mayOpen(opened(under), over)).toBe(allowed)
    expect(opened(under, over)).toHaveLength(allowed ? 2 : 1)
  })

  test('a closed modal no longer counts, though it is still fading out', () => {
    const stack = changeStack(opened('test'), { type: 'close', id: 'm0' })
    expect(topmost(stack)).toBeUndefined()
    expect(mayOpen(stack, 'test')).toBe(true)
    expect(changeStack(stack, { type: 'gone', id: 'm0' })).toEqual([])
  })

  test('closing an editor closes the picker over it', () => {
    const stack = changeStack(opened('edit-document', 'document-picker'), { type: 'close', id: 'm0' })
    expect(topmost(stack)).toBeUndefined()
  })

  test('closing an id that is not open changes nothing', () => {
    const stack = opened('test')
    expect(changeStack(stack, { type: 'close', id: 'elsewhere' })).toBe(stack)
  })
})
