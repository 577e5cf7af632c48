import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, createServer } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { dictionariesPlugin } from './dictionaries-plugin.ts'

const root = mkdtempSync(join(tmpdir(), 'vitrine-plugin-'))
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
write('packages/admin/src/dictionary.no.json', '{"a":"Lagret"}')
write('packages/admin/src/dictionary.en.json', '{"a":"Saved"}')
write('packages/forms/src/text/dictionary.no.json', '{"b":"Tekst"}')
const entry =
  "export const load = (language: string) => language === 'no' ? import('virtual:dictionary/no') : import('virtual:dictionary/en')"
write('packages/admin/src/entry.ts', entry)
afterAll(() => rmSync(root, { recursive: true }))

const config = {
  root: join(root, 'packages/admin'),
  configFile: false as const,
  logLevel: 'silent' as const,
  plugins: [dictionariesPlugin()],
}

test('[LANG-01] each language is one lazy chunk with the texts of all packages', async () => {
  const built = await build({
    ...config,
    build: { write: false, rollupOptions: { input: 'src/entry.ts', preserveEntrySignatures: 'strict' } },
  })
  const { output } = built as { output: { type: string; isEntry?: boolean; code?: string }[] }
  const lazy = output.filter(({ type, isEntry }) => type === 'chunk' && !isEntry).map(({ code }) => code)
  expect(lazy).toHaveLength(2)
  expect(lazy.filter((code) => code?.includes('Lagret') && code.includes('Tekst') && !code.includes('Saved'))).toHaveLength(1)
})

test('a text changed while developing is served anew', async () => {
  const server = await createServer({ ...config, server: { middlewareMode: true, ws: false }, appType: 'custom' })
  try {
    const read = async () => ((await server.ssrLoadModule('virtual:dictionary/en')) as { dictionary: Record<string, string> }).dictionary
    expect(await read()).toEqual({ a: 'Saved' })
    const file = join(root, 'packages/admin/src/dictionary.en.json')
    writeFileSync(file, '{"a":"Kept"}')
    server.watcher.emit('change', file)
    expect(await read()).toEqual({ a: 'Kept' })
    await expect(server.ssrLoadModule('virtual:dictionary/de')).rejects.toThrow('There is no dictionary «de»')
  } finally {
    await server.close()
  }
})
