import type { Page } from '@playwright/test'
import { letters, makerFor, tokenOf } from './fixtures/make.ts'
import { signIn } from './fixtures/sign-in.ts'
import { expect, test } from './fixtures/test.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Gå uten å lagre?' })
const name = (page: Page) => page.getByRole('textbox', { name: 'Navn' })
const found = (page: Page) => page.getByRole('note').filter({ hasText: 'Vi fant noe du ikke rakk å lagre' })
/** Kept in the browser a moment after the last key. */
const isKept = (page: Page, words: string) => expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(words)

test('[SHELL-06] leaving a dirty form by a link or by going back asks first; staying keeps every word', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/admin/locale')
  await page.getByRole('link', { name: 'Nytt språk' }).click()
  await name(page).fill('Kvensk')

  await page.getByRole('navigation', { name: 'Meny' }).getByRole('link', { name: 'Brukere' }).click()
  await expect(question(page)).toContainText('Du har endringer som ikke er lagret. Vil du gå likevel?')
  await expect(question(page).getByRole('button', { name: 'Bli her' })).toBeFocused()
  await question(page).getByRole('button', { name: 'Bli her' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/locale\/create$/)

  await page.goBack()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/locale\/create$/)
  await expect(name(page)).toHaveValue('Kvensk')

  await page.goBack()
  await question(page).getByRole('button', { name: 'Gå uten å lagre' }).click()
  await expect(page).toHaveURL(/\/admin\/locale$/)
  await page.getByRole('link', { name: 'Nytt språk' }).click()
  await expect(name(page)).toHaveValue('')
  await expect(found(page), 'what was given up is not offered').toHaveCount(0)
})

test('[SHELL-06] words still being typed count, and a form written back to what it was does not', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const locale = await makerFor(page).locale()
  await page.goto(`/admin/locale/${locale.id}`)
  await name(page).press('End')
  await page.keyboard.press('x')
  await page.getByRole('link', { name: 'Tilbake til Språk' }).click()
  await question(page).getByRole('button', { name: 'Bli her' }).click()

  await name(page).fill(locale.name)
  await page.getByRole('link', { name: 'Tilbake til Språk' }).click()
  await expect(page).toHaveURL(/\/admin\/locale$/)
})

test('[SHELL-06] closing the window with unsaved words lets the browser ask; with none it closes', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/admin/locale/create')
  await name(page).fill('Romani')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(name(page)).toHaveValue('Romani')

  await name(page).fill('')
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
})

test('[SHELL-06] saving takes the question away', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const locale = await makerFor(page).locale()
  await page.goto(`/admin/locale/${locale.id}`)
  await name(page).fill(`${locale.name} lagret`)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeDisabled()
  await page.getByRole('navigation', { name: 'Meny' }).getByRole('link', { name: 'Brukere' }).click()
  await expect(page.getByRole('heading', { name: 'Brukere', level: 1 })).toBeVisible()
})

test('[SHELL-06] what was being written when the session was lost is offered back after sign-in', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const make = makerFor(page)
  const locale = await make.locale()
  const words = `Skrevet ${letters()}`
  await page.goto(`/admin/locale/${locale.id}`)
  await name(page).fill(words)
  // The session ends elsewhere: the token is still here, but the server no longer takes it, nor is there another.
  await page.request.post('/oauth2/logout', { headers: { authorization: `Bearer ${await tokenOf(page)}` } })
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()

  await expect(page).toHaveURL(/\/oidc\/login\?/)
  await signIn(page, 'superuser@vitrine.test')
  await expect(page).toHaveURL(new RegExp(`/admin/locale/${locale.id}$`))
  await expect(name(page)).toHaveValue(locale.name)
  await found(page).getByRole('button', { name: 'Bruk' }).click()
  await expect(name(page)).toHaveValue(words)
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeDisabled()
  expect((await make.localeNow(locale.id)).name).toBe(words)
  await page.reload()
  await expect(name(page)).toHaveValue(words)
  await expect(found(page), 'saved, it is no draft any more').toHaveCount(0)
})

test('[SHELL-06] what was being written when another tab signed out is offered back after sign-in', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/admin/locale/create')
  const words = `Skrevet ${letters()}`
  await name(page).fill(words)
  const other = await page.context().newPage()
  await other.goto('/logout')
  await other.getByRole('button', { name: 'Logg ut nå' }).click()

  await page.getByRole('button', { name: 'Logg inn igjen' }).click()
  await signIn(page, 'superuser@vitrine.test')
  await expect(page).toHaveURL(/\/admin\/locale\/create$/)
  await found(page).getByRole('button', { name: 'Bruk' }).click()
  await expect(name(page)).toHaveValue(words)
})

test('[SHELL-06] what was being written when the tab crashed is offered back, and let go for good when discarded', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/admin/locale/create')
  const context = page.context()
  const words = `Skrevet ${letters()}`
  await name(page).fill(words)
  await isKept(page, words)
  const crashed = page.waitForEvent('crash')
  const devtools = await context.newCDPSession(page)
  devtools.send('Page.crash').catch(() => 'the page that should answer has crashed')
  await crashed
  await page.close()

  const next = await context.newPage()
  await next.goto('/admin/locale/create')
  await found(next).getByRole('button', { name: 'Bruk' }).click()
  await expect(name(next)).toHaveValue(words)

  await next.reload()
  await found(next).getByRole('button', { name: 'Forkast' }).click()
  await expect(found(next)).toHaveCount(0)
  await expect(name(next)).toHaveValue('')
  await next.reload()
  await expect(name(next)).toHaveValue('')
  await expect(found(next)).toHaveCount(0)
})

test('[SHELL-06] nobody is offered what another person wrote on the same machine', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const colleague = await makerFor(page).person({ is_admin: true })
  await page.goto('/admin/locale/create')
  await name(page).fill(`Hemmelig ${letters()}`)
  await isKept(page, 'Hemmelig')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/logout')
  await page.getByRole('button', { name: 'Logg ut nå' }).click()
  await signIn(page, colleague.username, colleague.password)
  await page.goto('/admin/locale/create')
  await expect(name(page)).toHaveValue('')
  await expect(found(page)).toHaveCount(0)
})
