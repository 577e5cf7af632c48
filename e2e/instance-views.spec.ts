import type { Page } from '@playwright/test'
import { letters } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'

const header = (page: Page) => page.getByRole('banner').first()
const menu = (page: Page) => page.getByRole('navigation', { name: 'Meny' })
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const placeholder = (page: Page) => page.getByRole('heading', { name: 'Velg noe i menyen' })

test('[INST-01] [INST-02] [INST-03] [SHELL-09] an instance opens at its first entry; each entry opens its view under its own name, and Back leads out again', async ({
  signedIn,
}) => {
  const page = await signedIn('editor')
  await menu(page).getByRole('link', { name: 'Kystleia – publikumsguide' }).click()
  await expect(page).toHaveURL(/\/fjordmuseet\/kystleia\?schema=\d+&chipContent=%24\.dating$/)
  await expect(h1(page)).toHaveText('Artikler')
  await expect(page).toHaveTitle('Artikler – Vitrine')
  await expect(menu(page).locator('[aria-current=page]')).toHaveText([/^Artikler\d+$/])
  await expect(menu(page).getByRole('heading', { name: 'Publikumsguide' })).toBeVisible()
  const articles = page.url()

  await menu(page).getByRole('link', { name: 'Grupper' }).press('Enter')
  await expect(h1(page)).toHaveText('Grupper')
  await expect(h1(page), 'as after a change of page').toBeFocused()
  await expect(menu(page).locator('[aria-current=page]')).toHaveText([/^Grupper\d+$/])
  for (const [entry, query] of [
    ['Bilder', /\?schema=0&mediaType=image$/],
    ['QR-koder', /\?schema=qr$/],
    ['Slettede medier', /\?schema=mediabin$/],
  ] as const) {
    await menu(page).getByRole('link', { name: entry }).click()
    await expect(page).toHaveURL(query)
    await expect(h1(page)).toHaveText(entry)
    await expect(placeholder(page)).toBeVisible()
  }
  await page.goBack()
  await expect(h1(page)).toHaveText('QR-koder')
  for (let step = 0; step < 3; step += 1) await page.goBack()
  await expect(h1(page)).toHaveText('Artikler')
  await page.goBack()
  await expect(page, 'the first entry took the place of the bare address').toHaveURL(/\/dashboard$/)

  // Searched for: others write articles meanwhile.
  await page.goto(`${articles}&search=Hjellene`)
  const row = page.getByRole('row').filter({ hasText: 'Hjellene på Vågneset' })
  await expect(row).toContainText('Utkast: tørrfisk')
  await expect(row, 'the chip that the menu names').toContainText('1870-åra')
  await expect(row.getByRole('img', { name: /Norsk nynorsk: 2 tekster mangler/ })).toBeVisible()
  await expect(row.locator('[data-state=missing]')).toHaveText(['NN', 'SV', 'EN'])
})

test('[INST-01] [INST-02] [INST-03] whatever stands in the address is told of, and nothing breaks', async ({ signedIn }) => {
  const page = await signedIn('editor')
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  const queries = {
    '?schema=999999': 'Skjemaet i adressa hører ikke til her.',
    '?schema=99999999999': 'Adressa viser til noe som ikke finnes her.',
    '?schema=-1': 'Adressa viser til noe som ikke finnes her.',
    '?schema=constructor': 'Adressa viser til noe som ikke finnes her.',
    '?schema=0&mediaType=hologram': 'Adressa viser til noe som ikke finnes her.',
    '?schema=': '',
  }
  for (const [query, text] of Object.entries(queries)) {
    await page.goto(`/fjordmuseet/kystleia${query}`)
    await expect(placeholder(page), query).toBeVisible()
    if (text) await expect(page.getByText(text), query).toBeVisible()
    await expect(h1(page), 'without an entry it is called by the instance').toHaveText('Kystleia – publikumsguide')
  }
  // The screens' schema is another application's; the media of a kind outside the menu are called by their kind.
  await page.goto('/fjordmuseet/bathallen')
  await expect(h1(page)).toHaveText('Skjermer')
  const screens = new URL(page.url()).search
  await page.goto(`/fjordmuseet/kystleia${screens}`)
  await expect(page.getByText('Skjemaet i adressa hører ikke til her.')).toBeVisible()
  await page.goto('/fjordmuseet/kystleia?schema=3&mediaType=MODEL3D')
  await expect(h1(page)).toHaveText('3D-modeller')
  await page.goto('/fjordmuseet/kystleia?schema=DOCUMENTBIN')
  await expect(h1(page)).toHaveText('Slettede dokumenter')
  await page.goto(
    `/fjordmuseet/kystleia${screens.replace('chipContent', 'x')}&chipContent=%27)%3B--&currentPage=-3&sortBy=password&filterBy=%25`,
  )
  await expect(page.getByText('Skjemaet i adressa hører ikke til her.')).toBeVisible()

  for (const path of [`/fjordmuseet/${letters()}`, `/${letters()}/kystleia`, '/havnes-bymuseum/byvandring', '/Fjord_museet/x']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Fant ikke sida du lette etter', level: 1 }), path).toBeVisible()
  }
  expect(faults).toEqual([])
})

test('[SHELL-01] [SHELL-08] [INST-03] the header leads to another instance; the menu folds to icons and is a drawer on a phone', async ({
  signedIn,
}) => {
  const page = await signedIn('editor', '/fjordmuseet/kystleia')
  await header(page).getByRole('button', { name: 'Bytt instans' }).click()
  const instances = page.getByRole('menu', { name: 'Bytt instans' }).getByRole('menuitem')
  // Others make museums of their own meanwhile.
  await expect(instances.filter({ hasText: /^(Kystleia|Skjermer i)/ })).toHaveText(['Kystleia – publikumsguide', 'Skjermer i Båthallen'])
  await expect(instances.first()).toHaveAttribute('aria-current', 'page')
  await instances.filter({ hasText: 'Skjermer i Båthallen' }).click()
  await expect(h1(page)).toHaveText('Skjermer')
  await expect(header(page).getByRole('link', { name: /^Vitrine/ })).toHaveText('VitrineFjordmuseet / Skjermer i Båthallen')

  await header(page).getByRole('button', { name: 'Meny' }).click()
  await expect(menu(page).getByText('Bilder')).toHaveCount(0)
  await expect.poll(async () => (await menu(page).boundingBox())?.width).toBeLessThanOrEqual(56)
  await menu(page).getByRole('link', { name: 'Slettede dokumenter' }).click()
  await expect(h1(page)).toHaveText('Slettede dokumenter')
  await header(page).getByRole('button', { name: 'Meny' }).click()

  const superuser = await signedIn('superuser', '/fjordmuseet/bathallen')
  await expect(header(superuser).getByRole('link', { name: /^Vitrine/ }), 'also for one who does not work there').toHaveText(
    'VitrineFjordmuseet / Skjermer i Båthallen',
  )

  const phone = await signedIn('editor', '/fjordmuseet/kystleia', { width: 360, height: 740 })
  await expect(h1(phone)).toHaveText('Artikler')
  await expect(menu(phone)).toHaveCount(0)
  await header(phone).getByRole('button', { name: 'Meny' }).click()
  await menu(phone).getByRole('link', { name: 'Omvisninger' }).click()
  await expect(h1(phone)).toHaveText('Omvisninger')
  await expect(menu(phone)).toHaveCount(0)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
