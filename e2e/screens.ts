// Takes pictures of every screen, and the README's into docs/: `node e2e/screens.ts OUTDIR`. Not a test: someone must look at them.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumPath } from './fixtures/chromium.ts'
import { makerFor } from './fixtures/make.ts'
import { startServer } from './fixtures/server.ts'
import { walkScreens } from './fixtures/walk.ts'
import { openWindows } from './fixtures/windows.ts'

const folder = process.argv[2]
if (!folder) throw new Error('Say where the pictures shall lie: node e2e/screens.ts OUTDIR')
mkdirSync(folder, { recursive: true })

const data = mkdtempSync(join(tmpdir(), 'vitrine-screens-'))
const server = await startServer(data)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })

/** Menus, dialogs and messages come with a movement; a picture is taken when they stand. */
const stand = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
}

/** The README's: the users of a museum on an ordinary day. */
async function takeReadmePicture() {
  const windows = openWindows(browser, server.url)
  const page = await windows.signedIn('superuser')
  const make = makerFor(page)
  for (const name of ['Anne-Lise Hætta', 'Ole Bjørn Vik', 'Sigrid Åsen'])
    await make.user({ name, username: `${name.split(' ')[0]}@havnes.example`.toLowerCase() })
  await make.ban((await make.user({ name: 'Terje Nygård', username: 'terje@fjordmuseet.example' })).id)
  await make.user({ name: 'Yngve Dahl', username: 'yngve@fjordmuseet.example', is_admin: true })
  // As it looks some days after the last change.
  await page.clock.setFixedTime(Date.now() + 3 * 24 * 3600 * 1000)
  await page.goto('/admin/user')
  await page.getByRole('table').waitFor()
  await stand(page)
  await page.screenshot({ path: join(import.meta.dirname, '../docs/picture.png') })
  await windows.close()
}

try {
  await takeReadmePicture()
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      const windows = openWindows(browser, server.url)
      let number = 0
      await walkScreens(windows, { width, height, colorScheme }, async (page, { name }) => {
        number += 1
        await stand(page)
        const file = `${String(number).padStart(2, '0')}-${name}-${width}-${colorScheme}.png`
        await page.screenshot({ path: join(folder, file), animations: 'disabled' })
        console.log(file)
      })
      await windows.close()
    }
} finally {
  await browser.close()
  await server.stop()
  rmSync(data, { recursive: true, force: true })
}
