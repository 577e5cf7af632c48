import { letters, makerFor } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'

test('[ADM-01] /admin leads to the owners; the menu is headed content and holds the kinds in their order', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/admin')
  const menu = page.getByRole('navigation', { name: 'Meny' })
  await expect(menu.getByRole('heading', { name: 'Innhold' })).toBeVisible()
  await expect(menu.getByRole('link')).toHaveText([
    'Eiere',
    'Applikasjoner',
    'Instanser',
    'Skjemaer',
    'API-nøkler',
    'Brukere',
    'Oversettelser',
    'Språk',
    'Nyheter',
    'Endringer',
  ])
  await expect(page).toHaveURL(/\/admin\/owner$/)
  await expect(menu.getByRole('link', { name: 'Eiere' })).toHaveAttribute('aria-current', 'page')

  await menu.getByRole('link', { name: 'Språk' }).click()
  await expect(page).toHaveURL(/\/admin\/locale$/)
  await expect(menu.getByRole('link', { name: 'Språk' })).toHaveAttribute('aria-current', 'page')
})

test('[SHELL-03] breadcrumbs come and go with the views, and each is a link', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/dashboard')
  const name = `Kari ${letters()}`
  const user = await makerFor(page).user({ name })
  await page.goto(`/admin/user/${user.id}`)
  const trail = page.getByRole('navigation', { name: 'Hvor du er' })
  await expect(trail.getByRole('link')).toHaveText(['Brukere'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await trail.getByRole('link', { name: 'Brukere' }).click()
  await expect(page).toHaveURL(/\/admin\/user$/)
  await expect(trail).toHaveCount(0)
  await page.getByRole('link', { name: 'Ny bruker' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ny bruker')
  await expect(trail.getByRole('link')).toHaveText(['Brukere'])

  await page.goto('/admin/locale/create')
  await expect(trail.getByRole('link')).toHaveText(['Språk'])
})

test('[SHELL-08] the skip link is the first stop of the keyboard and leads past the header', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/admin/user')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Hopp til innholdet' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ny bruker' })).toBeFocused()
})

test('[SHELL-08] after a change of page the focus is on its heading and the title says where one is', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/admin/user')
  await expect(page).toHaveTitle('Brukere – Vitrine')
  await page.getByRole('navigation', { name: 'Meny' }).getByRole('link', { name: 'Språk' }).click()
  await expect(page.getByRole('heading', { name: 'Språk', level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Språk – Vitrine')

  await page.getByRole('link', { name: 'Nytt språk' }).click()
  await expect(page.getByRole('heading', { name: 'Nytt språk', level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Språk', level: 1 })).toBeFocused()
})

test('[SHELL-07] a list says how long ago each thing was changed, and when exactly', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/dashboard')
  const locale = await makerFor(page).locale()
  const changed = new Date(locale.updated_at)
  const day = 24 * 3600 * 1000
  const written = changed.toLocaleString('sv-SE', { timeZone: 'Europe/Oslo' })
  const [, year, month, date, clock] = /^(\d{4})-(\d\d)-(\d\d) (\d\d:\d\d)/.exec(written) ?? []
  const address = `/admin/locale?search=${encodeURIComponent(locale.name)}`
  const stamp = page.getByRole('row').filter({ hasText: locale.name }).getByRole('time')

  for (const [later, words] of [
    [12 * 60_000, '12 min siden'],
    [day, `i går kl. ${clock}`],
    [350 * day, '1 år siden'],
  ] as const) {
    await page.clock.setFixedTime(changed.getTime() + later)
    await page.goto(address)
    await expect(stamp).toHaveText(words)
  }
  await stamp.hover()
  await expect(page.getByRole('tooltip')).toHaveText(`${date}.${month}.${year} ${clock}`)
})
