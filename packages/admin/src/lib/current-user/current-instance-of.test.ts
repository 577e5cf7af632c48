import type { OwnInstance } from '@vitrine/contract'
import { expect, test } from 'vitest'
import { currentInstanceOf } from './current-instance-of.ts'

const at = (path: string) => ({ path }) as OwnInstance
const instances = [at('/fjordmuseet/kystleia'), at('/fjordmuseet/kyst')]

test('[SHELL-09] the path says which instance one works in', () => {
  expect(currentInstanceOf(instances, '/fjordmuseet/kyst')?.path).toBe('/fjordmuseet/kyst')
  expect(currentInstanceOf(instances, '/fjordmuseet/kystleia/12')?.path).toBe('/fjordmuseet/kystleia')
  expect(currentInstanceOf(instances, '/dashboard')).toBeUndefined()
})
