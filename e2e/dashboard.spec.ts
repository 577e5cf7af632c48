import type { Page } from '@playwright/test'
import { letters, makerFor } from './fixtures/make.ts'
import { recordsFor } from './fixtures/make-records.ts'
import { expect, test } from './fixtures/test.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Meny' })
const museumNames = (page: Page) => menu(page).getByRole('heading', { level: 3 }).allTextContents()
const news = (page: Page) => page.getByRole('region', { name: 'Nytt i Vitrine' })
const entry = (page: Page, title: string) => news(page).getByRole('listitem').filter({ hasText: title }).first()

/** As many as the reader must scroll for, the first ones newest. */
async function writeNews(page: Page, count: number, tag: string) {
  const make = makerFor(page)
  for (let number = 0; number < count; number += 1) {
    const published_at = new Date(Date.now() - number * 60_000).toISOString()
    const description = `<p>Tekst ${number} om <a href="https://kart.test/">kartet</a></p>${'<p>Mer om det.</p>'.repeat(12)}`
    await make.call('POST', '/admin/api/news', { title: `${tag} ${number}`, description, keywords: [], published_at })
  }
}

test('[DASH-01] [DASH-03] museums by owner: the pinned ones first, also after a reload and in another window, the expired ones marked', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jonas')
  expect(await museumNames(page)).toEqual(['Fjordmuseet', 'Havnes bymuseum'])
  await expect(menu(page).getByRole('link')).toHaveText(['Kystleia – publikumsguide', 'Skjermer i Båthallen', 'Byvandring 1907Utløpt'])
  await expect(menu(page).getByRole('link', { name: 'Skjermer i Båthallen' })).toHaveAttribute('href', '/fjordmuseet/bathallen')

  const pin = menu(page).getByRole('button', { name: 'Fest Havnes bymuseum' })
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  expect(await museumNames(page)).toEqual(['Havnes bymuseum', 'Fjordmuseet'])
  await expect(pin, 'the one who pins by the keyboard keeps their place').toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('pinned_owners'))).toMatch(/^\[\d+\]$/)
  await page.reload()
  await expect.poll(() => museumNames(page)).toEqual(['Havnes bymuseum', 'Fjordmuseet'])

  const other = await page.context().newPage()
  await other.setViewportSize({ width: 390, height: 844 })
  await other.goto('/dashboard')
  const own = other.getByRole('region', { name: 'Festede museer' })
  await expect(own.getByRole('link')).toHaveText(['Byvandring 1907Utløpt'])
  const top = async (target: ReturnType<Page['getByRole']>) => (await target.boundingBox())?.y ?? 0
  const order = [await top(other.getByRole('heading', { level: 1 })), await top(own), await top(news(other))]
  expect(order, 'on a phone: welcome, museums, news').toEqual([...order].sort((one, next) => one - next))
  await other.getByRole('button', { name: 'Alle museer' }).click()
  await expect(other.getByRole('main').getByRole('link', { name: 'Kystleia – publikumsguide' })).toBeVisible()
  await other.getByRole('button', { name: 'Fest Havnes bymuseum' }).click()
  await expect.poll(() => museumNames(page)).toEqual(['Fjordmuseet', 'Havnes bymuseum'])
})

test('[DASH-03] who works for more than eight museums searches among them; who works for none is told what to do', async ({ signedIn }) => {
  const superuser = await signedIn('superuser')
  const records = recordsFor(superuser)
  const person = await makerFor(superuser).person()
  const newcomer = await signedIn(person)
  await expect(newcomer.getByRole('heading', { name: 'Du er ikke lagt til i noe museum ennå' })).toBeVisible()

  const application_id = (await records.application()).id
  for (let number = 1; number <= 9; number += 1) {
    const owner = await records.owner({ name: { no: `Museum ${number}` } })
    const instance = await records.instance({ owner_id: owner.id, application_id, name: number === 4 ? 'Ærfuglstien' : `Guide ${number}` })
    await records.role(instance.id, person.id, 2)
  }
  await newcomer.reload()
  await expect(menu(newcomer).getByRole('heading', { level: 3 })).toHaveCount(9)
  await menu(newcomer).getByRole('searchbox', { name: 'Finn museum' }).fill('ærfugl')
  await expect(menu(newcomer).getByRole('link')).toHaveText(['Ærfuglstien'])
  await newcomer.keyboard.type('x')
  await expect(menu(newcomer).getByText('Ingen treff')).toBeVisible()
  await newcomer.keyboard.press('Escape')
  await expect(menu(newcomer).getByRole('link')).toHaveCount(9)
})

test('[DASH-02] news: pinned first with its mark, the two first open, each folds, and the next ten come before the end is reached', async ({
  signedIn,
}) => {
  const superuser = await signedIn('superuser')
  const tag = `Nytt ${letters()}`
  await writeNews(superuser, 24, tag)
  const asked: string[] = []
  const page = await signedIn('guest', '/dashboard', { width: 1440, height: 500 })
  page.on('request', (request) => request.url().includes('/news-feed?') && asked.push(new URL(request.url()).search))
  await page.route('**/admin/api/news-feed?*', (route) => (route.request().url().includes('page=2') ? route.abort() : route.continue()))
  await page.reload()

  const titles = news(page).getByRole('heading', { level: 3 })
  await expect(titles.first()).toHaveText('Velkommen til Vitrine')
  await expect(entry(page, 'Velkommen til Vitrine')).toContainText('Festet')
  await expect(entry(page, `${tag} 0`)).not.toContainText('Festet')
  const heads = news(page).getByRole('button', { expanded: true })
  await expect(heads).toHaveText(['Velkommen til Vitrine', `${tag} 0`])
  const link = entry(page, `${tag} 0`).getByRole('link', { name: 'kartet' })
  await expect(link).toHaveAttribute('href', 'https://kart.test/')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')

  await expect(titles).toHaveCount(10)
  expect(asked, 'none that is not needed').toEqual(['?page=0&page_size=10'])
  await page.getByRole('button', { name: `${tag} 0`, exact: true }).click()
  await expect(link).toHaveCount(0)
  await page.getByRole('button', { name: `${tag} 1`, exact: true }).press('Enter')
  await expect(entry(page, `${tag} 1`).getByRole('link', { name: 'kartet' })).toBeVisible()

  const main = page.getByRole('main')
  await main.evaluate((box) => box.scrollTo(0, box.scrollHeight - box.clientHeight - 350))
  await expect(titles).toHaveCount(20)
  await main.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await expect(news(page).getByRole('alert')).toContainText('Fikk ikke hentet flere nyheter.')
  await expect(titles, 'what had come stays').toHaveCount(20)
  await page.unrouteAll()
  await news(page).getByRole('button', { name: 'Prøv igjen' }).click()
  await expect.poll(() => titles.count()).toBeGreaterThan(26)
  expect(new Set(await titles.allTextContents()).size, 'none comes twice').toBe(await titles.count())

  await page.route('**/admin/api/news-feed?*', (route) => route.fulfill({ status: 403, body: '' }))
  await page.reload()
  await expect(news(page).getByRole('alert')).toContainText('Fikk ikke hentet nyhetene.')
  await expect(menu(page).getByRole('link', { name: 'Kystleia – publikumsguide' }), 'the rest of the page works').toBeVisible()
})

test.describe('an installation with an academy', () => {
  test.use({
    serverEnv: {
      VITRINE_SUPPORT_EMAIL: 'hjelp@museum.test',
      VITRINE_ACADEMY_URL: 'https://academy.test/kurs',
      // Nobody answers there.
      VITRINE_ACADEMY_SSO_URL: 'http://127.0.0.1:9/sso',
    },
  })
  test('[DASH-01] the help box leads to the guidance, by the plain address where no other can be had, and to support', async ({
    ownServer,
  }) => {
    const page = await ownServer.signedIn('editor')
    const help = page.getByRole('complementary', { name: 'Hjelp' })
    await expect(help.getByRole('link', { name: /Kontakt brukerstøtte/ })).toHaveAttribute('href', 'mailto:hjelp@museum.test')
    const guidance = help.getByRole('link', { name: /Digital veiledning/ })
    await expect(guidance).toHaveAttribute('href', 'https://academy.test/kurs')
    await page.context().route('https://academy.test/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Kurs</h1>' }))

    const [opened] = await Promise.all([page.waitForEvent('popup'), guidance.click()])
    await opened.waitForURL('https://academy.test/kurs')
    expect(await opened.evaluate(() => window.opener)).toBeNull()
    await opened.close()

    await page.context().route('**/admin/api/academy-link', (route) => route.fulfill({ json: { url: 'https://academy.test/in?ticket=1' } }))
    const [signedIn] = await Promise.all([page.waitForEvent('popup'), guidance.click()])
    await signedIn.waitForURL('https://academy.test/in?ticket=1')
  })
})
