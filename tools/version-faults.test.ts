import { expect, test } from 'vitest'
import { findVersionFaults } from './version-faults.ts'

const root = { path: 'package.json', name: 'vitrine', version: '1.8.3' }
const contract = { path: 'packages/contract/package.json', name: '@vitrine/contract', version: '1.8.3' }

test('one version everywhere is no fault, and other packages have their own', () => {
  const admin = { path: 'a', name: '@vitrine/admin', version: '1.8.3', dependencies: { '@vitrine/contract': '1.8.3', react: '19.3.1' } }
  expect(findVersionFaults(root, [contract, admin], [{ path: 'a.ts', text: "const port = '1.8.30'" }])).toEqual([])
})

test('a workspace that lags, one that wants another, and a repeated version are reported', () => {
  const admin = { path: 'a', name: '@vitrine/admin', version: '1.8.2', dependencies: { '@vitrine/contract': '1.8.1' } }
  expect(findVersionFaults(root, [contract, admin], [{ path: 'menu.tsx', text: "const version = '1.8.3'" }])).toEqual([
    'a: version 1.8.2, but the product is 1.8.3',
    'a: wants @vitrine/contract 1.8.1, but the product is 1.8.3',
    'menu.tsx: repeats the version 1.8.3; read it from the root package.json',
  ])
})
