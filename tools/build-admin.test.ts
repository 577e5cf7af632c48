import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildAdmin, hashSources } from './build-admin.ts'
import { compressAssets } from './compress-assets.ts'

let root = ''
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-build-'))
  for (const folder of ['contract', 'forms', 'admin']) write(`packages/${folder}/src/index.ts`, folder)
  // Stands for Vite: it fails or makes a file, as the test wants.
  write(
    'node_modules/vite/bin/vite.js',
    "require('node:fs').mkdirSync('dist', { recursive: true }); if (require('node:fs').existsSync('broken')) { console.log('a mistake'); process.exit(1) }",
  )
})
afterEach(() => rmSync(root, { recursive: true }))

const said = async (force = false): Promise<string[]> => {
  const lines: string[] = []
  await buildAdmin(root, { force, say: (line) => lines.push(line) })
  return lines.map((line) => line.split(' (')[0]?.split(' in ')[0] ?? '')
}

test('the hash follows every source of the admin, and not tests or what was built', () => {
  const before = hashSources(root)
  write('packages/admin/src/list.test.ts', 'test')
  write('packages/admin/dist/index.html', 'built')
  expect(hashSources(root)).toBe(before)
  write('packages/forms/src/widgets/dictionary.no.json', '{}')
  expect(hashSources(root)).not.toBe(before)
})

test('the admin is built once, and again only when a source changed or it is asked for', async () => {
  expect(await said()).toEqual(['Building the admin', 'Built the admin'])
  expect(await said()).toEqual(['The admin is built already'])
  expect(await said(true)).toEqual(['Building the admin', 'Built the admin'])
  write('packages/contract/src/index.ts', 'changed')
  expect(await said()).toEqual(['Building the admin', 'Built the admin'])
})

test('what browsers fetch is there compressed too, small files excepted', () => {
  write('assets/app.js', 'const a = 1\n'.repeat(1000))
  write('assets/tiny.js', 'a')
  write('assets/font.woff2', 'x'.repeat(5000))
  compressAssets(join(root, 'assets'))
  expect(readdirSync(join(root, 'assets')).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'font.woff2', 'tiny.js'])
  expect(brotliDecompressSync(readFileSync(join(root, 'assets/app.js.br'))).toString()).toBe('const a = 1\n'.repeat(1000))
})

test('a build that fails says why and is tried again next time', async () => {
  write('packages/admin/broken', '')
  await expect(buildAdmin(root, { say: () => {} })).rejects.toThrow('a mistake')
  rmSync(join(root, 'packages/admin/broken'))
  expect(await said()).toEqual(['Building the admin', 'Built the admin'])
})
