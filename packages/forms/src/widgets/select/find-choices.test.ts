import { expect, test } from 'vitest'
import { findChoices, mostShown } from './find-choices.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test('[WID-01] those that begin with the letters stand before those that have them inside', () => {
  expect(findChoices(named('Fiskebåt', 'Båtskur', 'Naust'), ' BÅT ').shown.map(({ name }) => name)).toEqual(['Båtskur', 'Fiskebåt'])
})

test('[WID-01] a long list is cut, and says how much is left', () => {
  const many = named(...Array.from({ length: 10_000 }, (_each, index) => `Gjenstand ${index}`))
  expect(findChoices(many, '')).toEqual({ shown: many.slice(0, mostShown), left: 10_000 - mostShown })
  expect(findChoices(many, 'gjenstand 9')).toMatchObject({ left: 1111 - mostShown })
  expect(findChoices(many, 'gjenstand 9999')).toEqual({ shown: [{ name: 'Gjenstand 9999' }], left: 0 })
})
