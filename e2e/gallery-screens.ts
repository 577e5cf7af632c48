// Takes pictures of every name in the gallery, or of the ones named: `node e2e/gallery-screens.ts OUTDIR [NAME …]`. Someone must look at them.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumPath } from './fixtures/chromium.ts'
import { galleryNames, openGallery } from './fixtures/gallery.ts'
import { startServer } from './fixtures/server.ts'
import { openWindows } from './fixtures/windows.ts'

const [folder, ...wanted] = process.argv.slice(2)
if (!folder) throw new Error('Say where the pictures shall lie: node e2e/gallery-screens.ts OUTDIR [NAME …]')
mkdirSync(folder, { recursive: true })

const data = mkdtempSync(join(tmpdir(), 'vitrine-gallery-'))
const server = await startServer(data)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })

try {
  for (const width of [1440, 390])
    for (const theme of ['light', 'dark'] as const) {
      const windows = openWindows(browser, server.url)
      const page = await windows.stranger({ width, height: 900 })
      await openGallery(page, 'Text')
      for (const name of wanted.length > 0 ? wanted : await galleryNames(page)) {
        await openGallery(page, name, { theme })
        // Rows far outside the window wait with their content; a window as high as the page has them all.
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width, height })
        await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
        const file = `gallery-${name}-${width}-${theme}.png`
        await page.screenshot({ path: join(folder, file), animations: 'disabled' })
        await page.setViewportSize({ width, height: 900 })
        console.log(file)
      }
      await windows.close()
    }
} finally {
  await browser.close()
  await server.stop()
  rmSync(data, { recursive: true, force: true })
}
