import { once } from 'node:events'
import { createServer } from 'node:http'
import { openPlacesStandIn } from '../tools/stand-ins/places.ts'
import { letters } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'

/** One grey pixel, for every square of the map. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64')
const map = createServer((_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(pixel)).listen(0, '127.0.0.1')
await once(map, 'listening')
map.unref()
const { port } = map.address() as { port: number }
const places = await openPlacesStandIn()

test.use({
  serverEnv: {
    VITRINE_PLACES_URL: places.url,
    VITRINE_PLACES_DEMO: 'on',
    VITRINE_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    VITRINE_TILES_ATTRIBUTION: '© Kartmakerne',
  },
})

test('[ADM-10] [EXT-05] the place of an owner is found by name, shown on a map that comes through the server, and kept', async ({
  ownServer,
}) => {
  const page = await ownServer.signedIn('superuser', '/admin/owner/create')
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin) && request.url().startsWith('http')) elsewhere.push(request.url())
  })
  await page.getByRole('textbox', { name: 'Navn' }).first().fill(`Havnes ${letters()}`)
  await page.getByRole('combobox', { name: 'Søk etter et sted' }).fill('selj')
  await expect(page.getByRole('option')).toHaveText([/Selje.*Stad, Vestland, Norge · demodata/, /Seljord.*demodata/])
  await page.getByRole('option', { name: /^Selje\b/ }).click()
  await expect(page.getByRole('textbox', { name: 'Breddegrad' })).toHaveValue('62,04')
  await expect(page.getByText('© Kartmakerne')).toBeVisible()
  const square = page.locator('img.leaflet-tile-loaded').first()
  await expect.poll(() => square.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/owner\/\d+$/)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Lengdegrad' })).toHaveValue('5,35')
  expect(elsewhere).toEqual([])
})
