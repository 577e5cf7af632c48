import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPlaces } from '../../packages/server/src/features/places/service/read-places.ts'
import { openPlacesStandIn } from './places.ts'
import { openStandIns } from './stand-ins.ts'

const emptyFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-stand-ins-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('[EXT-05] the place search that stands in answers in the shape that the product reads', async () => {
  const { url, close } = await openPlacesStandIn()
  onTestFinished(() => void close())
  const ask = async (query: string) => readPlaces(await (await fetch(`${url}/search?format=jsonv2&addressdetails=1&${query}`)).text())
  expect(await ask('q=selj')).toEqual([
    { name: 'Selje', region: 'Stad, Vestland, Norge', lat: 62.04, lng: 5.35 },
    { name: 'Seljord', region: 'Telemark, Norge', lat: 59.49, lng: 8.63 },
  ])
  expect(await ask('q=tromso&accept-language=en')).toMatchObject([{ name: 'Tromsø', region: 'Troms, Norway' }])
  expect(await ask('q=ingensteds')).toEqual([])
})

test.each([
  ['nothing is set', {}, true],
  ['a real one is named', { VITRINE_PLACES_URL: 'https://nominatim.example.org' }, false],
  ['the demo museum is off', { VITRINE_DEMO: 'off' }, false],
  ['it is production', { NODE_ENV: 'production' }, false],
])('[EXT-05] when %s, npm start opens the stand-in or leaves it', async (_when, env, isOpened) => {
  const settings = await openStandIns(emptyFolder(), env)
  expect('VITRINE_PLACES_URL' in settings).toBe(isOpened)
  expect(settings.VITRINE_PLACES_DEMO).toBe(isOpened ? 'on' : undefined)
})

test('[EXT-05] a real one may be named in the file .env too', async () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, '.env'), 'VITRINE_PLACES_URL=https://nominatim.example.org\n')
  expect(await openStandIns(folder, {})).toEqual({})
})
