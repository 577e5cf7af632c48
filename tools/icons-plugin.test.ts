import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, describe, expect, test } from 'vitest'
import { iconsPlugin } from './icons-plugin.ts'
import { readDrawing, readIcons } from './read-icons.ts'

const root = mkdtempSync(join(tmpdir(), 'vitrine-icons-'))
afterAll(() => rmSync(root, { recursive: true }))

const load = (plugin: ReturnType<typeof iconsPlugin>, id: string) =>
  (plugin.load as unknown as (id: string) => string | undefined)(`\0${id}`)
const dataOf = (module: string | undefined) => JSON.parse(module?.slice(module.indexOf('= ') + 2) ?? 'null')

describe("[WID-05] MUI's base icons", () => {
  const plugin = iconsPlugin({ root })
  const names: string[] = dataOf(load(plugin, 'virtual:icons/names'))

  test('are known by name, in the one filled style', () => {
    expect(names).toHaveLength(2164)
    expect(names).toEqual(expect.arrayContaining(['Abc', 'Museum', 'TurnSharpLeft', 'ZoomOutMap']))
    expect(names).not.toEqual(expect.arrayContaining(['MuseumOutlined']))
  })

  test('are sharded by first letter: a path where there is nothing more, else shapes', () => {
    const shard = dataOf(load(plugin, 'virtual:icons/A'))
    expect(Object.keys(shard)).toEqual(names.filter((name) => name.startsWith('A')))
    expect(shard.AccountBalance).toBe('M4 10h3v7H4zm6.5 0h3v7h-3zM2 19h20v3H2zm15-9h3v7h-3zm-5-9L2 6v2h20V6z')
    expect(shard.Accessible[0]).toEqual(['circle', { cx: '12', cy: '4', r: '2' }])
  })

  test('are read once for a release; what was cut off is read anew', () => {
    const file = join(root, '.cache', readdirSync(join(root, '.cache'))[0] ?? '')
    expect(existsSync(file)).toBe(true)
    writeFileSync(file, '{"Kept":"M0 0"}')
    expect(dataOf(load(iconsPlugin({ root }), 'virtual:icons/names'))).toEqual(['Kept'])
    writeFileSync(file, '{"Kept":"M0')
    expect(dataOf(load(iconsPlugin({ root }), 'virtual:icons/names'))).toHaveLength(2164)
  })

  test('each letter is a lazy chunk of its own', async () => {
    writeFileSync(join(root, 'entry.ts'), "import { loadNames, shards } from 'virtual:icons'\nexport const all = { loadNames, shards }")
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [plugin],
      build: { write: false, rollupOptions: { input: join(root, 'entry.ts'), preserveEntrySignatures: 'strict' } },
    })
    const { output } = built as { output: { type: string; isEntry?: boolean; code?: string }[] }
    const chunks = output.filter(({ type }) => type === 'chunk')
    const letters = new Set(names.map((name) => name.charAt(0)))
    expect(chunks.filter(({ isEntry }) => !isEntry).length).toBeGreaterThanOrEqual(letters.size + 1)
    expect(chunks.find(({ isEntry }) => isEntry)?.code).not.toContain('M4 10h3v7H4z')
  })

  test('a letter without icons is said', () => {
    expect(() => load(plugin, 'virtual:icons/é')).toThrow('No icon begins with «é»')
    expect(load(plugin, 'virtual:other')).toBeUndefined()
  })
})

describe('[WID-05] only shapes that are known come into the page', () => {
  const made = (inside: string) => `export default createSvgIcon(${inside}, 'Odd');`

  test.each([
    ['another element', '_jsx("script", { src: "x" })'],
    ['another attribute', '_jsx("path", { onLoad: "x" })'],
    ['a value that is no text', '_jsx("path", { d: x })'],
    ['a shape that cannot be read', '_jsx("path", { style: { fill: "x" } })'],
    ['nothing', 'null'],
  ])('%s is refused by the name of the icon', (_what, inside) => {
    expect(() => readDrawing('Odd', made(inside))).toThrow('The icon Odd')
  })

  test('several shapes are kept in their order', () => {
    expect(readDrawing('Odd', made('[_jsx("path", { d: "M0 0" }, "0"), _jsx("circle", { cx: "1", cy: "2", r: "3" }, "1")]'))).toEqual([
      ['path', { d: 'M0 0' }],
      ['circle', { cx: '1', cy: '2', r: '3' }],
    ])
  })
})

test('[WID-05] a folder without icons has none', () => {
  expect(readIcons(root)).toEqual({})
})
