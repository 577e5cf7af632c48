import { makerFor } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'

test('[ADM-02] [SHELL-06] the server is killed while someone writes: the words stay in the form and are saved when it is back', async ({
  ownServer,
}) => {
  test.setTimeout(180_000)
  const page = await ownServer.signedIn('superuser')
  const make = makerFor(page)
  const locale = await make.locale({ name: 'Lagret før' })
  await page.goto(`/admin/locale/${locale.id}`)
  const name = page.getByRole('textbox', { name: 'Navn' })
  await name.fill('Skrevet da tjeneren falt')

  await ownServer.kill()
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Kunne ikke lagre' })).toContainText('Får ikke kontakt med tjeneren')
  await expect(name).toHaveValue('Skrevet da tjeneren falt')

  await ownServer.start()
  // Not lost, not signed out, and what was saved before is still there.
  expect((await make.localeNow(locale.id)).name).toBe('Lagret før')
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeDisabled()
  expect(await make.localeNow(locale.id)).toMatchObject({ name: 'Skrevet da tjeneren falt', version: locale.version + 1 })
})

test('[AUTH-01] a server killed and started again has forgotten nobody', async ({ ownServer }) => {
  test.setTimeout(180_000)
  const page = await ownServer.signedIn('editor')
  await ownServer.kill()
  await ownServer.start()
  await page.evaluate(() => localStorage.removeItem('vitrine.access_token'))
  await page.reload()
  await expect(page.getByRole('heading', { name: /Ingrid/, level: 1 })).toBeVisible()
})
