import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Ingrid Solheim', 'IS'],
  ['Marit Johnsen Utsi', 'MU'],
  ['ánne', 'Á'],
  ['jonas.aune@fjordmuseet.no', 'J'],
  ['  ', ''],
  ['', ''],
  ['🛶 Båt', '🛶B'],
])('[SHELL-02] the initials of «%s» are «%s»', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
