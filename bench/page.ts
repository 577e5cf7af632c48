import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../e2e/fixtures/chromium.ts'
import { startServer } from '../e2e/fixtures/server.ts'
import { printTable } from './figures.ts'

/** JavaScript the browser downloads before any form is opened. */
export async function benchPage(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-page-'))
  const server = await startServer(folder)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ baseURL: server.url })
    const login = await scriptsOf(page, () => page.goto('/dashboard').then(() => page.locator('input[name=username]').waitFor()))
    await page.locator('input[name=username]').fill('superuser@vitrine.test')
    await page.locator('input[name=password]').fill('vitrine')
    await page.locator('button[type=submit]').click()
    await page.waitForURL(({ pathname }) => !/^\/(oidc|oauth2)\//.test(pathname))
    await page.locator('main h1').first().waitFor()
    const fresh = await (await browser.newContext({ baseURL: server.url, storageState: await page.context().storageState() })).newPage()
    const dashboard = await scriptsOf(fresh, () => fresh.goto('/dashboard').then(() => fresh.locator('main h1').first().waitFor()))
    const list = await scriptsOf(fresh, () => fresh.goto('/admin/locale').then(() => fresh.locator('main h1').first().waitFor()))
    const form = await scriptsOf(fresh, () => fresh.goto('/admin/locale/create').then(() => fresh.locator('form input').first().waitFor()))
    printTable(
      ['page', 'JavaScript files', 'kB gz'],
      [
        ['login page', ...login],
        ['dashboard', ...dashboard],
        ['a list', ...list],
        ['a form', ...form],
      ],
    )
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function scriptsOf(page: Page, visit: () => Promise<unknown>): Promise<[files: number, kilobytes: string]> {
  const sizes: Array<Promise<number>> = []
  const count = (response: { url(): string; body(): Promise<Buffer> }) => {
    if (/\.js(\?|$)/.test(response.url())) sizes.push(response.body().then((body) => gzipSync(body).length))
  }
  page.on('response', count)
  await visit()
  await page.waitForLoadState('networkidle')
  page.off('response', count)
  const bytes = await Promise.all(sizes)
  return [bytes.length, (bytes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1)]
}
