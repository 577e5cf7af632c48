import type { Page } from '@playwright/test'
import { found, isSaved, title } from './fixtures/document-editor.ts'
import { letters } from './fixtures/make.ts'
import { documentsFor, guide } from './fixtures/make-guide-documents.ts'
import { expect, test } from './fixtures/test.ts'

const isUnsaved = (page: Page) => expect(page.getByText('Ulagrede endringer')).toBeVisible()
const versions = (page: Page) => page.getByRole('list', { name: 'Utgaver' }).getByRole('link')

/** The server has answered this of what is kept beside the document. */
const answered = (page: Page, method: string) =>
  page.waitForResponse((response) => /\/documents\/\d+\/autosaves/.test(response.url()) && response.request().method() === method)
/** Opens the document, and waits until nothing more will be offered. */
async function open(page: Page, id: number) {
  const asked = answered(page, 'GET')
  await page.goto(`${guide}/${id}`)
  await asked
}
async function typeUntilKept(page: Page, id: number, words: string) {
  await page.clock.install()
  await open(page, id)
  await title(page).fill(words)
  await isUnsaved(page)
  const kept = answered(page, 'POST')
  await page.clock.fastForward(10_000)
  expect((await kept).status()).toBe(200)
}

test('[DOC-06] words typed on a machine that is lost are offered to the same person in another browser, upon what was saved meanwhile', async ({
  signedIn,
}) => {
  const office = await signedIn('editor')
  const { id } = await documentsFor(office).make({ title: { no: 'Før' }, dating: '1900' })
  const words = `Skrevet ${letters()}`
  await typeUntilKept(office, id, words)
  await office.getByText('Ulagrede endringer').hover()
  await expect(office.getByRole('tooltip')).toHaveText(/^Tatt vare på kl\. \d\d:\d\d$/)
  await office.context().close()

  const jonas = await signedIn('admin')
  await open(jonas, id)
  await expect(title(jonas), 'in the document there is nothing of it').toHaveValue('Før')
  await expect(found(jonas), 'nor does anyone else see it').toHaveCount(0)
  expect((await documentsFor(jonas).save(id, { dating: '1907' })).version).toBe(2)

  const home = await signedIn('editor', `${guide}/${id}`)
  await expect(found(home)).toContainText('fra en annen nettleser')
  await expect(title(home)).toHaveValue('Før')
  const takenUp = answered(home, 'POST')
  await found(home).getByRole('button', { name: 'Bruk' }).click()
  await expect(title(home)).toHaveValue(words)
  await expect(found(home)).toHaveCount(0)
  await takenUp
  await home.keyboard.press('Control+s')
  await isSaved(home)
  expect((await documentsFor(home).now(id)).content).toMatchObject({ title: { no: words }, dating: '1907' })
  await open(home, id)
  await expect(title(home)).toHaveValue(words)
  await expect(found(home), 'saved, it is offered no more').toHaveCount(0)
})

test('[DOC-05] [DOC-06] what was kept underway stands between the saves, is compared and taken back; what is discarded is gone', async ({
  signedIn,
}) => {
  const office = await signedIn('editor')
  const { id } = await documentsFor(office).make({ title: { no: 'Før' } })
  await typeUntilKept(office, id, 'Før regnet')
  await office.context().close()

  const home = await signedIn('editor', `${guide}/${id}/revisions`)
  const messages = home.getByRole('region', { name: 'Meldinger' })
  await expect(versions(home)).toHaveCount(2)
  const kept = versions(home).filter({ hasText: 'Tatt vare på underveis' })
  await expect(kept).toContainText('Ikke lagret')
  await kept.click()
  await expect(home.getByRole('region', { name: /^Tittel/ }).locator('ins')).toHaveText('satt inn: regnet')
  await expect(home.getByRole('button', { name: /^Hent tilbake:/ })).toHaveCount(0)
  await home.getByRole('button', { name: 'Gjenopprett denne utgaven' }).click()
  await expect(messages).toContainText('Utgaven er hentet tilbake som en ny')
  await expect(versions(home)).toHaveCount(3)
  await expect(kept, 'it is saved now').not.toContainText('Ikke lagret')
  expect((await documentsFor(home).now(id)).content).toEqual({ title: { no: 'Før regnet' } })

  // Open in two browsers at once: discarded in the one, the words still stand in the other, and both saves are in the document.
  const library = await signedIn('editor')
  await typeUntilKept(library, id, 'På biblioteket')
  await open(home, id)
  const forgotten = answered(home, 'DELETE')
  await found(home).getByRole('button', { name: 'Forkast' }).click()
  expect((await forgotten).status()).toBe(204)
  await open(home, id)
  await expect(title(home)).toHaveValue('Før regnet')
  await expect(found(home)).toHaveCount(0)
  await home.getByRole('textbox', { name: /Ingress/ }).fill('Skrevet hjemme')
  await home.keyboard.press('Control+s')
  await isSaved(home)
  await title(library).focus()
  await library.keyboard.press('Control+s')
  await isSaved(library)
  await expect(found(library), 'what is open is not offered what another has').toHaveCount(0)
  const both = { title: { no: 'På biblioteket' }, intro: { no: 'Skrevet hjemme' } }
  expect((await documentsFor(home).now(id)).content).toEqual(both)
  await library.context().close()

  // Left without being saved, and that was meant: nothing is kept either.
  await typeUntilKept(home, id, 'Heller ikke dette')
  const letGo = answered(home, 'DELETE')
  await home.locator('main header').getByRole('link').first().click()
  await home.getByRole('alertdialog').getByRole('button', { name: 'Gå uten å lagre' }).click()
  await letGo
  await open(home, id)
  await expect(title(home)).toHaveValue('På biblioteket')
  await expect(found(home)).toHaveCount(0)
})

test('[DOC-05] [DOC-06] words taken back from the past go upon what someone else saved since they were written', async ({ signedIn }) => {
  const office = await signedIn('editor')
  const { id } = await documentsFor(office).make({ title: { no: 'Før' }, dating: '1900' })
  await typeUntilKept(office, id, 'Før regnet')
  await office.context().close()
  await documentsFor(await signedIn('admin')).save(id, { dating: '1907' })

  const home = await signedIn('editor', `${guide}/${id}/revisions`)
  await versions(home).filter({ hasText: 'Tatt vare på underveis' }).click()
  await home.getByRole('button', { name: 'Gjenopprett denne utgaven' }).click()
  await expect(home.getByRole('region', { name: 'Meldinger' })).toContainText('Utgaven er hentet tilbake som en ny')
  expect((await documentsFor(home).now(id)).content).toEqual({ title: { no: 'Før regnet' }, dating: '1907' })
})
