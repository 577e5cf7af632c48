import { describe, expect, test } from 'vitest'
import { createResolve } from './resolve.ts'
import type { JsonSchema } from './schema.ts'

const root = {
  $defs: {
    title: { type: 'string', maxLength: 80 },
    heading: { $ref: '#/$defs/title', title: 'Overskrift' },
    loop: { $ref: '#/$defs/round' },
    round: { $ref: '#/$defs/loop' },
    tree: { type: 'object', properties: { child: { $ref: '#/$defs/tree' } } },
    'a/b %': { type: 'number' },
  },
} as JsonSchema
const resolve = createResolve(root)

describe('a reference is followed when it is met', () => {
  test('through several steps, with what stands beside it', () => {
    expect(resolve({ $ref: '#/$defs/heading', description: 'Som på skiltet' })).toEqual({
      type: 'string',
      maxLength: 80,
      title: 'Overskrift',
      description: 'Som på skiltet',
    })
    expect(resolve({ $ref: '#/$defs/a~1b%20%25' })).toEqual({ type: 'number' })
    expect(resolve({ $ref: '#' }).$defs).toBe(root.$defs)
  })

  test('one level deep, and to the same object each time', () => {
    const node = { $ref: '#/$defs/tree' }
    expect(resolve(node)).toEqual({ type: 'object', properties: { child: { $ref: '#/$defs/tree' } } })
    expect(resolve(node)).toBe(resolve(node))
  })

  test('and what leads nowhere, in a circle or into a prototype is answered, not thrown', () => {
    expect(resolve({ $ref: '#/$defs/gone' })).toEqual({ $ref: '#/$defs/gone' })
    expect(resolve({ $ref: '#/$defs/loop' })).toHaveProperty('$ref')
    expect(resolve({ $ref: '#/__proto__' })).toEqual({ $ref: '#/__proto__' })
    expect(resolve({ $ref: 'https://example.org/schema' })).toHaveProperty('$ref')
    expect(resolve({ $ref: '#/%E0%A4%A' })).toHaveProperty('$ref')
  })
})
