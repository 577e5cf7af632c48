import { letters, makerFor } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'

test('[ADM-80] [ADM-02] a language is added from the list, then stands on its own page and in the list', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/admin/locale')
  const tag = letters()
  await page.getByRole('link', { name: 'Nytt språk' }).click()
  await page.getByRole('textbox', { name: 'Navn' }).fill(`Kvensk ${tag}`)
  await page.getByRole('textbox', { name: 'Språkkode' }).fill(`fkv-${tag}`)
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()

  await expect(page).toHaveURL(/\/admin\/locale\/\d+$/)
  await expect(page.getByRole('region', { name: 'Meldinger' }).getByText('Lagret')).toBeVisible()
  await expect(page.getByRole('heading', { name: `Kvensk ${tag}`, level: 1 })).toBeVisible()
  await expect(page.getByText(/Opprettet \d\d\.\d\d\.\d{4} · Endret .* av Solveig Berg/)).toBeVisible()
  await page.getByRole('link', { name: 'Tilbake til Språk' }).click()
  await page.getByRole('searchbox').fill(tag)
  await expect(page.getByRole('table', { name: 'Språk' }).getByRole('link')).toHaveText([`Kvensk ${tag}`])
  await expect(page.getByRole('cell', { name: `fkv-${tag}` })).toBeVisible()
  // Making it did not leave the empty form in the history.
  await page.goBack()
  await expect(page).not.toHaveURL(/create$/)
})

test('[ADM-80] a language is changed, and the list shows it', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const make = makerFor(page)
  const locale = await make.locale()
  await page.goto(`/admin/locale/${locale.id}`)
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Navn' }).fill(`${locale.name} endret`)
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect(page.getByRole('heading', { name: `${locale.name} endret`, level: 1 })).toBeVisible()
  expect(await make.localeNow(locale.id)).toMatchObject({ name: `${locale.name} endret`, version: locale.version + 1 })
})

test('[ADM-02] Save and go back leads to the list', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/admin/locale/create')
  const tag = letters()
  await page.getByRole('textbox', { name: 'Navn' }).fill(`Finsk ${tag}`)
  await page.getByRole('textbox', { name: 'Språkkode' }).fill(`fi-${tag}`)
  await page.getByRole('button', { name: 'Flere måter å lagre på' }).click()
  await page.getByRole('menuitem', { name: 'Lagre og gå tilbake til lista' }).click()
  await expect(page).toHaveURL(/\/admin\/locale$/)
  await page.getByRole('searchbox').fill(tag)
  await expect(page.getByRole('link', { name: `Finsk ${tag}` })).toBeVisible()
})

test('[ADM-80] [ADM-02] what is missing or wrong is said at its field, the first is focused, and nothing is sent', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/admin/locale/create')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/admin/api/locales')) sent += 1
  })
  const name = page.getByRole('textbox', { name: 'Navn' })
  const code = page.getByRole('textbox', { name: 'Språkkode' })
  await code.fill('n0')
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect(name).toHaveAccessibleDescription(/Fyll ut dette feltet/)
  await expect(name).toBeFocused()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toBe(0)

  await name.fill('Norsk')
  await code.fill('n')
  await code.blur()
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
})

test('[ADM-80] a code that is taken is refused at its field with the words kept', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const taken = await makerFor(page).locale()
  await page.goto('/admin/locale/create')
  const code = page.getByRole('textbox', { name: 'Språkkode' })
  await page.getByRole('textbox', { name: 'Navn' }).fill('En annen')
  await code.fill(taken.language_code)
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()

  await expect(page.getByRole('alert').filter({ hasText: 'Kunne ikke lagre. Se over feltene og prøv igjen.' })).toContainText(
    'Et annet språk har denne koden.',
  )
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: 'Navn' })).toHaveValue('En annen')
  await expect(page).toHaveURL(/\/create$/)
})

test('[ADM-02] Enter saves once, however long it is held', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/admin/locale/create')
  const tag = letters()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/admin/api/locales')) sent += 1
  })
  await page.getByRole('textbox', { name: 'Navn' }).fill(`Samisk ${tag}`)
  await page.getByRole('textbox', { name: 'Språkkode' }).fill(`se-${tag}`)
  // Each further down is one more repeat of a key that is not let go.
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page).toHaveURL(/\/admin\/locale\/\d+$/)
  expect(sent).toBe(1)
})

test('[ADM-02] a save, and a save that failed, are logged too', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const locale = await makerFor(page).locale()
  const logged: string[] = []
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`))
  await page.goto(`/admin/locale/${locale.id}`)
  await page.getByRole('textbox', { name: 'Navn' }).fill(`${locale.name} x`)
  await page.route(`**/admin/api/locales/${locale.id}`, (route) => route.abort())
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect.poll(() => logged.join('\n')).toContain('error: Kunne ikke lagre. Se over feltene og prøv igjen.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect.poll(() => logged.join('\n')).toContain('info: Lagret')
})
