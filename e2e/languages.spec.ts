import { makerFor } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'

test.describe.configure({ mode: 'parallel' })

test('[LANG-04] a text edited in the database shows on the next page without a new build, and is gone when taken back', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser', '/admin/user')
  const make = makerFor(page)
  const menu = page.getByRole('navigation', { name: 'Meny' })
  await make.text({ translation_key: 'schemaTypes.locale.plural', language_code: 'no', text: 'Tungemål' })
  try {
    await menu.getByRole('link', { name: 'Språk' }).click()
    await expect(page.getByRole('heading', { name: 'Tungemål', level: 1 })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Tungemål' })).toBeVisible()
    await expect(page).toHaveTitle('Tungemål – Vitrine')

    const english = await signedIn('superuser', '/admin/locale', { language: 'en' })
    await expect(english.getByRole('heading', { level: 1 }), 'other languages keep theirs').not.toHaveText('Tungemål')
  } finally {
    await make.noText('schemaTypes.locale.plural', 'no')
  }
  await menu.getByRole('link', { name: 'Brukere' }).click()
  await expect(menu.getByRole('link', { name: 'Språk' })).toBeVisible()
})

test('[LANG-04] the login page, too, shows what the database says', async ({ signedIn, stranger }) => {
  const make = makerFor(await signedIn('superuser'))
  await make.text({ translation_key: 'login.intro', language_code: 'no', text: 'Velkommen til Fjordmuseet.' })
  try {
    const page = await stranger()
    await page.goto('/')
    await expect(page.getByText('Velkommen til Fjordmuseet.')).toBeVisible()
  } finally {
    await make.noText('login.intro', 'no')
  }
})

test.describe('an installation with another default', () => {
  test.use({ serverEnv: { VITRINE_DEFAULT_LOCALE: 'sv' } })
  test('[LANG-01] the first page is in the language the installation has set', async ({ ownServer }) => {
    const page = await ownServer.stranger()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Logga in', level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  })
})
