import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findChromium } from './find-chromium.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-chromium-'))
const program = join(folder, 'google-chrome')
writeFileSync(program, '', { mode: 0o755 })
afterAll(() => rmSync(folder, { recursive: true }))

test('Chromium is found by CHROMIUM_PATH first, then by name on the PATH', () => {
  expect(findChromium({ CHROMIUM_PATH: program, PATH: '' })).toBe(program)
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(program)
})

test('a CHROMIUM_PATH that leads nowhere is told, not passed over', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium', PATH: folder })).toThrow('/nowhere/chromium')
})
