import type { Page } from '@playwright/test'
import { letters, makerFor } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** Twelve languages of this test's own, named so that a search finds these alone: «Prøve abcd 01» to «… 12». */
async function makeTwelve(page: Page) {
  const tag = letters()
  const make = makerFor(page)
  for (let number = 1; number <= 12; number += 1) {
    // Codes run the other way, so that the two sorts differ.
    const letter = String.fromCharCode('a'.charCodeAt(0) + 12 - number)
    await make.locale({ name: `Prøve ${tag} ${two(number)}`, language_code: `${letter}-${tag}` })
  }
  const nameOf = (number: number) => `Prøve ${tag} ${two(number)}`
  return { tag, address: `/admin/locale?search=${tag}`, names: (...numbers: number[]) => numbers.map(nameOf) }
}

const table = (page: Page) => page.getByRole('table', { name: 'Språk' })
/** The titles of the rows, which are their links. */
const titles = (page: Page) => table(page).getByRole('link')
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('[LIST-01] the list can be looked at as a grid of 262 px, and is found so again', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const { address } = await makeTwelve(page)
  await page.goto(address)
  await expect(titles(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Rutenett' }).click()

  const tiles = page.getByRole('main').getByRole('list', { name: 'Språk' }).getByRole('listitem')
  await expect(tiles).toHaveCount(10)
  await expect(table(page)).toHaveCount(0)
  for (const tile of await tiles.all()) expect((await tile.boundingBox())?.width).toBe(262)

  await page.reload()
  await expect(tiles).toHaveCount(10)
  await page.goto('/admin/user')
  await expect(page.getByRole('table', { name: 'Brukere' }), 'each list for itself').toBeVisible()
  await page.goto(address)
  await page.getByRole('button', { name: 'Liste' }).click()
  await page.reload()
  await expect(titles(page)).toHaveCount(10)
})

test('[LIST-02] [LIST-03] sorting goes by the chosen field and direction and stands in the address', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const { address, names } = await makeTwelve(page)
  await page.goto(address)
  await expect(titles(page)).toHaveText(names(...range(1, 10)))

  await page.getByRole('button', { name: 'Sortert etter Navn, stigende' }).click()
  await page.getByRole('menuitemradio', { name: 'Språkkode' }).click()
  await expect(titles(page)).toHaveText(names(...range(3, 12).reverse()))
  expect(query(page)).toMatchObject({ sortBy: 'language_code' })

  await page.getByRole('button', { name: 'Sortert etter Språkkode, stigende' }).click()
  await page.getByRole('menuitemradio', { name: 'Synkende' }).click()
  await expect(titles(page)).toHaveText(names(...range(1, 10)))
  expect(query(page)).toMatchObject({ sortBy: 'language_code', sortDirection: 'desc' })
})

test('[LIST-02] a search is sent half a second after the last key; a single letter is not sent', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const { tag, names } = await makeTwelve(page)
  await page.clock.install()
  await page.goto('/admin/locale')
  await expect(table(page)).toBeVisible()
  const sent: Array<string | null> = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/admin/api/locales') sent.push(url.searchParams.get('search'))
  })
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)

  const box = page.getByRole('searchbox', { name: 'Søk i språk' })
  await box.pressSequentially(tag[0] ?? '')
  await page.clock.runFor(5000)
  expect(sent).toEqual([])
  expect(query(page)).toEqual({})

  await box.pressSequentially(tag.slice(1, 4))
  await page.clock.runFor(300)
  await box.pressSequentially(tag.slice(4))
  await page.clock.runFor(499)
  expect(sent, 'not before the pause is over').toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => sent).toEqual([tag])
  await page.clock.resume()
  await expect(titles(page)).toHaveText(names(...range(1, 10)))
  expect(query(page)).toEqual({ search: tag })

  await page.getByRole('button', { name: 'Tøm søket' }).click()
  await expect(page.getByRole('link', { name: 'Norsk bokmål' })).toBeVisible()
  expect(query(page)).toEqual({})
})

test('[LIST-02] [LIST-03] pages, page size and search stand in the address and survive a reload and the back button', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser')
  const { tag, address, names } = await makeTwelve(page)
  await page.goto(address)
  await expect(page.getByText('1–10 av 12')).toBeVisible()

  await page.getByRole('button', { name: /Rader per side/ }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText(['5', '10', '25', '50', '100'])
  await page.getByRole('menuitemradio', { name: '5', exact: true }).click()
  await expect(titles(page)).toHaveText(names(...range(1, 5)))
  await page.getByRole('button', { name: 'Neste side' }).click()
  await expect(titles(page)).toHaveText(names(...range(6, 10)))
  await page.getByRole('button', { name: 'Side 3' }).click()
  await expect(titles(page)).toHaveText(names(11, 12))
  await expect(page.getByText('11–12 av 12')).toBeVisible()
  expect(query(page)).toEqual({ search: tag, currentPageSize: '5', currentPage: '2' })

  await page.reload()
  await expect(titles(page)).toHaveText(names(11, 12))
  await page.goBack()
  await expect(titles(page)).toHaveText(names(...range(6, 10)))
  await titles(page).first().click()
  await expect(page.getByRole('heading', { level: 1, name: names(6)[0] })).toBeVisible()
  await page.goBack()
  await expect(titles(page)).toHaveText(names(...range(6, 10)))
  expect(query(page)).toEqual({ search: tag, currentPageSize: '5', currentPage: '1' })
})

test('[LIST-03] an address with parameters that do not fit shows the list as it starts', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const { address, names } = await makeTwelve(page)
  await page.goto(`${address}&currentPage=-1&currentPageSize=7&sortBy=password&sortDirection=sideways&filterBy=%25%25`)
  await expect(titles(page)).toHaveText(names(...range(1, 10)))
  await expect(page.getByRole('button', { name: 'Sortert etter Navn, stigende' })).toBeVisible()
})

test('[LIST-04] the page index is clamped to the last page', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const { address, tag, names } = await makeTwelve(page)
  await page.goto('/dashboard')
  await page.goto(`${address}&currentPageSize=5&currentPage=7`)
  await expect(titles(page)).toHaveText(names(11, 12))
  expect(query(page)).toEqual({ search: tag, currentPageSize: '5', currentPage: '2' })
  await page.goBack()
  await expect(page, 'the page that never was is not in the history').toHaveURL(/\/dashboard$/)
})

test('[LIST-07] a search without hits says what was searched for and resets', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const nothing = letters(20)
  await page.goto(`/admin/locale?search=${nothing}`)
  await expect(page.getByRole('heading', { name: `Ingen treff på «${nothing}»` })).toBeVisible()
  await page.getByRole('button', { name: 'Nullstill filtre' }).click()
  await expect(table(page)).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  expect(query(page)).toEqual({})
})

test('[LIST-07] a load that fails shows the empty list with its message, and Try again loads it', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  await page.clock.install()
  await page.route('**/admin/api/locales?*', (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }))
  await page.goto('/admin/locale')
  await expect(page.getByRole('status').filter({ hasText: 'Henter lista …' })).toBeAttached()
  const failed = page.getByRole('alert').filter({ hasText: 'Ingenting her ennå' })
  // The server is asked a few times before the list gives up.
  await expect(async () => {
    await page.clock.fastForward(5000)
    await expect(failed).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(failed).toContainText('Fikk ikke hentet lista. Prøv igjen om litt.')

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Prøv igjen' }).click()
  await expect(table(page)).toBeVisible()
})

test('[LIST-08] a row shows title, subtitle, picture or initials, and when and by whom it was changed', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const tag = letters()
  const make = makerFor(page)
  const user = await make.user({ name: `Åse Nordmo ${tag}`, image_url: 'https://bilder.vitrine.test/finnes-ikke.png' })
  await page.goto(`/admin/user?search=${tag}`)
  const row = page.getByRole('row').filter({ hasText: user.username })
  await expect(row.getByRole('link', { name: user.name })).toHaveAttribute('href', `/admin/user/${user.id}`)
  await expect(row.getByText(user.username)).toBeVisible()
  await expect(row.getByText('Solveig Berg')).toBeVisible()
  await expect(row.getByRole('time')).toHaveAttribute('datetime', new Date(user.updated_at).toISOString())
  // The picture does not exist: its default stands instead.
  await expect(row.getByText(/^Å/).first()).toBeVisible()
  await expect(row.locator('img')).toHaveCount(0)

  await page.getByRole('button', { name: 'Rutenett' }).click()
  const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: user.username })
  await expect(tile.getByRole('link', { name: user.name })).toBeVisible()
  await expect(tile.getByText('Invitert')).toBeVisible()
})

test('[LIST-02] [SHELL-08] arrows walk the rows and Enter opens one', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const { address, names } = await makeTwelve(page)
  await page.goto(address)
  await titles(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(titles(page).nth(2)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: names(2)[0] })).toBeVisible()
})

test('[LIST-11] each list offers its own sorts and starts with the first', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/admin/user')
  for (const [path, sorts] of [
    ['/admin/user', ['Navn', 'E-post', 'Sist endret', 'Opprettet']],
    ['/admin/locale', ['Navn', 'Språkkode', 'Sist endret']],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Sortert etter Navn, stigende' }).click()
    await expect(page.getByRole('menuitemradio')).toHaveText([...sorts, 'Stigende', 'Synkende'])
    await page.keyboard.press('Escape')
  }
})
