import type { OwnInstance } from '@vitrine/contract'
import { expect, test } from 'vitest'
import { currentInstanceOf } from './current-instance-of.ts'
import { initialsOf } from './initials-of.ts'

const at = (path: string) => ({ path }) as OwnInstance
const instances = [at('/fjordmuseet/kystleia'), at('/fjordmuseet/kyst')]

test('[SHELL-09] the path says which instance one works in', () => {
  expect(currentInstanceOf(instances, '/fjordmuseet/kyst')?.path).toBe('/fjordmuseet/kyst')
  expect(currentInstanceOf(instances, '/fjordmuseet/kystleia/12')?.path).toBe('/fjordmuseet/kystleia')
  expect(currentInstanceOf(instances, '/dashboard')).toBeUndefined()
})

test.each([
  ['Ingrid Solheim', 'IS'],
  ['Åse', 'Å'],
  ['  maren  johanne leirvåg ', 'ML'],
  ['', ''],
])('[SHELL-02] without a picture %j is shown by initials', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
