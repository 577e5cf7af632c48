import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../e2e/fixtures/chromium.ts'
import { startServer } from '../e2e/fixtures/server.ts'
import { printTable } from './figures.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 15)
const list = '/fjordmuseet/kystleia'

/** From a click in the list to the first field that can be written in; everything has been fetched once before. */
export async function benchEditor(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-editor-'))
  const server = await startServer(folder)
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
    await page.goto('/dashboard')
    await page.locator('input[name=username]').fill('editor@vitrine.test')
    await page.locator('input[name=password]').fill('vitrine')
    await page.locator('button[type=submit]').click()
    // The login page has a heading too.
    await page.locator(`a[href^="${list}"]`).first().waitFor()
    const documents = ['Åttringen «Haabet»', 'Kystkvinnene som drev leia']
    const rows: string[][] = []
    for (const title of documents) {
      const [first, again]: [number[], number[]] = [[], []]
      for (let round = 0; round <= rounds; round += 1) {
        await page.goto('/dashboard')
        await page.locator(`a[href^="${list}"]`).first().click()
        const took = await pointAndOpen(page, title)
        await page.locator('main header a').first().click()
        const next = await pointAndOpen(page, title)
        // The first fetches the editor's own files.
        if (round > 0) {
          first.push(took)
          again.push(next)
        }
      }
      rows.push([title, ...told(first), ...told(again)])
    }
    printTable(
      ['a click in the list on', 'first in a window, median ms', 'slowest ms', 'again in the same window, median ms', 'slowest ms'],
      rows,
    )
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const told = (times: number[]): string[] => {
  times.sort((a, b) => a - b)
  return [(times[Math.floor(times.length / 2)] ?? 0).toFixed(0), (times.at(-1) ?? 0).toFixed(0)]
}

/** As a hand does it: the pointer rests on the row before it is pressed. */
async function pointAndOpen(page: Page, title: string): Promise<number> {
  await page.getByRole('link', { name: title }).hover()
  await page.waitForLoadState('networkidle')
  return opening(page, title)
}

/** Timed in the page itself: the way from here to the browser is not counted. */
const opening = (page: Page, title: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const row = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(({ textContent }) => textContent?.includes(wanted))
    if (!row) throw new Error('the row is not there')
    const began = performance.now()
    row.click()
    for (;;) {
      await new Promise(requestAnimationFrame)
      const field = document.querySelector<HTMLInputElement>('main form input:not([type=hidden]):not([disabled]):not([readonly])')
      if (field && field.value !== '') {
        field.focus()
        if (document.activeElement === field) return performance.now() - began
      }
      if (performance.now() - began > 20_000) throw new Error('no field came')
    }
  }, title)
