import type { Page } from '@playwright/test'
import { found, isSaved, isSaving, loseAnswers, newDocuments, oneDocument, title } from './fixtures/document-editor.ts'
import { isKept } from './fixtures/journal.ts'
import { letters, tokenOf } from './fixtures/make.ts'
import { documentsFor, guide } from './fixtures/make-guide-documents.ts'
import { signIn } from './fixtures/sign-in.ts'
import { expect, test } from './fixtures/test.ts'

const dating = (page: Page) => page.getByRole('textbox', { name: /^Datering/ })
const facts = (page: Page) => page.getByRole('tab', { name: /Fakta/ }).click()
const primary = (page: Page) => page.locator('main header').getByRole('button', { name: /^(Lagre|Lagret|Lagrer …)$/ })
const message = (page: Page) => page.getByRole('region', { name: 'Meldinger' })
const documentIn = (page: Page) => Number(new URL(page.url()).pathname.split('/').pop())

test('[DOC-03] what is written while a new document is being made, and while it gets its address, is all there, the caret too', async ({
  signedIn,
}) => {
  const page = await signedIn('editor')
  const documents = documentsFor(page)
  const tag = letters()
  await page.goto(`${guide}/create?schema=${await documents.schemaId()}`)
  const { promise: made, resolve: isMade } = Promise.withResolvers<void>()
  await page.route(newDocuments, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    await made
    await route.fulfill({ response })
  })
  await title(page).fill(tag)
  await page.keyboard.press('Control+s')
  await isSaving(page)
  // Letter by letter, through the answer and the new address.
  const typing = title(page).pressSequentially(' en to tre fire fem seks sju åtte ni ti', { delay: 40 })
  await expect(title(page)).toHaveValue(/ tre/)
  isMade()
  await typing
  await expect(page).toHaveURL(new RegExp(`${guide}/\\d+`))
  await expect(title(page)).toHaveValue(`${tag} en to tre fire fem seks sju åtte ni ti`)
  await expect(title(page)).toBeFocused()
  await page.keyboard.press('Control+s')
  await isSaved(page)
  expect((await documents.now(documentIn(page))).content.title).toEqual({ no: `${tag} en to tre fire fem seks sju åtte ni ti` })
  expect(await documents.called(tag)).toHaveLength(1)
})

test('[DOC-03] a new document whose answer was lost is made once, with what was written since', async ({ signedIn }) => {
  const page = await signedIn('editor')
  const documents = documentsFor(page)
  const tag = letters()
  await page.goto(`${guide}/create?schema=${await documents.schemaId()}`)
  await page.route(newDocuments, loseAnswers('POST'))
  await title(page).fill(`${tag} først`)
  await primary(page).click()
  await expect(message(page).getByRole('alert')).toContainText('Ingenting er mistet')
  expect(await documents.called(tag), 'it had arrived').toHaveLength(1)

  await title(page).fill(`${tag} først, og mer`)
  await page.unroute(newDocuments)
  await page.keyboard.press('Control+s')
  await isSaved(page)
  await expect(page).toHaveURL(new RegExp(`${guide}/\\d+`))
  expect(await documents.called(tag)).toHaveLength(1)
  expect((await documents.now(documentIn(page))).content.title).toEqual({ no: `${tag} først, og mer` })

  // The same of a later save: what it wrote stands there, and the next one goes on top without a question.
  await page.route(oneDocument, loseAnswers('PUT'))
  await title(page).fill(`${tag} to`)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Lagringa fikk ikke svar. Det du skrev, er trygt her.')).toBeVisible()
  await title(page).fill(`${tag} tre`)
  await page.unroute(oneDocument)
  await page.keyboard.press('Control+s')
  await isSaved(page)
  expect((await documents.now(documentIn(page))).content.title).toEqual({ no: `${tag} tre` })
})

test('[DOC-06] without network one writes on, is told so, and a save that was asked for is made when it is back', async ({ signedIn }) => {
  const page = await signedIn('editor')
  const documents = documentsFor(page)
  const { id } = await documents.make({ title: { no: 'Før' } })
  await page.goto(`${guide}/${id}`)
  await title(page).fill('Skrevet')
  await page.context().setOffline(true)
  await expect(page.getByText('Du er uten nett. Det du skriver, tar vi vare på her i nettleseren.')).toBeVisible()
  await title(page).fill('Skrevet uten nett')
  await page.context().setOffline(false)
  await expect(page.getByText('Du er uten nett.')).toHaveCount(0)
  await expect(page.getByText('Ulagrede endringer'), 'nobody asked for a save').toBeVisible()
  expect((await documents.now(id)).version).toBe(1)

  await page.context().setOffline(true)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Du er uten nett. Vi lagrer når det er tilbake.')).toBeVisible()
  await title(page).fill('Skrevet uten nett, og mer')
  await page.context().setOffline(false)
  await isSaved(page)
  expect((await documents.now(id)).content.title).toEqual({ no: 'Skrevet uten nett, og mer' })
})

test('[SHELL-06] what was written when the tab crashed is offered back to the same person, and to nobody once it is saved', async ({
  signedIn,
}) => {
  const page = await signedIn('editor')
  const context = page.context()
  const documents = documentsFor(page)
  const { id } = await documents.make({ title: { no: 'Før' }, dating: '1900' })
  const words = `Skrevet ${letters()}`
  const other = await context.newPage()
  await other.goto(`${guide}/${id}`)
  await title(other).fill('I et annet vindu')
  await isKept(other, 'I et annet vindu')
  await page.goto(`${guide}/${id}`)
  await title(page).fill(words)
  await isKept(page, words)
  const crashed = page.waitForEvent('crash')
  const devtools = await context.newCDPSession(page)
  devtools.send('Page.crash').catch(() => 'the page that should answer has crashed')
  await crashed
  await page.close()

  const next = await context.newPage()
  await next.goto(`${guide}/${id}`)
  const afterwards = documentsFor(next)
  await expect(title(next)).toHaveValue('Før')
  await expect(found(next)).toHaveCount(1)
  // Someone saved meanwhile, elsewhere in it: what is taken up again is put on top of that.
  await afterwards.save(id, { dating: '1907' })
  await found(next).getByRole('button', { name: 'Bruk' }).click()
  await expect(title(next)).toHaveValue(words)
  await next.keyboard.press('Control+s')
  await isSaved(next)
  expect((await afterwards.now(id)).content).toMatchObject({ title: { no: words }, dating: '1907' })
  await next.reload()
  await expect(title(next)).toHaveValue(words)
  await expect(found(next), 'saved, it is kept no more; a living window keeps its own').toHaveCount(0)
  await expect(title(other)).toHaveValue('I et annet vindu')

  await other.close()
  await found(next).getByRole('button', { name: 'Forkast' }).click()
  await next.reload()
  await expect(title(next)).toHaveValue(words)
  await expect(found(next)).toHaveCount(0)
})

test('[SHELL-06] who is signed out while writing signs in again and writes on; another person on the machine sees nothing', async ({
  signedIn,
}) => {
  const page = await signedIn('editor')
  const documents = documentsFor(page)
  const { id } = await documents.make({ title: { no: 'Før' } })
  const words = `Skrevet ${letters()}`
  await page.goto(`${guide}/${id}`)
  await title(page).fill(words)
  // The session ends elsewhere: the token is still here, but the server no longer takes it, nor is there another.
  await page.request.post('/oauth2/logout', { headers: { authorization: `Bearer ${await tokenOf(page)}` } })
  await page.context().clearCookies()
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/oidc\/login\?/)
  await signIn(page, 'editor@vitrine.test')
  await expect(page).toHaveURL(new RegExp(`${guide}/${id}`))
  await expect(title(page), 'as if nothing had happened').toHaveValue(words)
  await expect(page.getByText('Ulagrede endringer')).toBeVisible()

  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/logout')
  await page.getByRole('button', { name: 'Logg ut nå' }).click()
  await signIn(page, 'admin@vitrine.test')
  await page.goto(`${guide}/${id}`)
  await expect(title(page)).toHaveValue('Før')
  await expect(found(page)).toHaveCount(0)
})

test('[DOC-05] two write in one document: who is there is seen, what does not collide is merged, the rest is chosen', async ({
  signedIn,
}) => {
  const mine = await signedIn('editor')
  const documents = documentsFor(mine)
  const block = (id: string, text: string) => ({ blockType: 'quote', id, text: { no: text } })
  const before = {
    title: { no: 'Kaia i Havnes' },
    intro: { no: 'Byen ved kaia.' },
    dating: '1900',
    blocks: [block('a', 'En'), block('b', 'To')],
  }
  const { id } = await documents.make(before)
  const theirs = await signedIn('admin', `${guide}/${id}`)
  const asJonas = documentsFor(theirs)
  await mine.goto(`${guide}/${id}`)
  await expect(mine.getByRole('list', { name: 'Andre som er her' }).getByRole('img', { name: /Jonas Aune er/ })).toBeVisible()
  await expect(theirs.getByRole('list', { name: 'Andre som er her' }).getByRole('img', { name: /Ingrid Solheim er/ })).toBeVisible()

  // Where nothing is written, what the other saves is simply there.
  await asJonas.save(id, { dating: '1905' })
  await facts(mine)
  await expect(dating(mine)).toHaveValue('1905')
  await mine.getByRole('tab').first().click()

  // Told before one saves, and brought in.
  await title(mine).fill('Mi kai i Havnes')
  await asJonas.save(id, { dating: '1906', blocks: [block('b', 'To'), block('a', 'En'), block('c', 'Ny')] })
  await mine.getByRole('note').filter({ hasText: 'Jonas Aune lagret nettopp' }).getByRole('button', { name: 'Hent inn' }).click()
  await expect(message(mine).getByText('Endringene er hentet inn')).toBeVisible()
  await expect(title(mine)).toHaveValue('Mi kai i Havnes')
  await mine.keyboard.press('Control+s')
  await isSaved(mine)
  expect((await documents.now(id)).content).toMatchObject({
    title: { no: 'Mi kai i Havnes' },
    dating: '1906',
    blocks: [{ id: 'b' }, { id: 'a' }, { id: 'c' }],
  })

  // The same field on both sides is a choice.
  const intro = mine.getByRole('textbox', { name: /Ingress/ })
  await intro.fill('Den gamle byen ved kaia.')
  await asJonas.save(id, { intro: { no: 'Byen ved kaia, bygd i 1907.' }, dating: '1907' })
  await mine.keyboard.press('Control+s')
  const dialog = mine.getByRole('dialog', { name: 'Jonas Aune lagret mens du skrev' })
  await expect(dialog.getByRole('radio', { name: 'Din utgave: satt inn: Den gamle byen ved kaia.' })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Jonas Aune: Byen ved kaia satt inn: , bygd i 1907.' })).toBeVisible()
  await expect(dialog.getByText(/Datering/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Lagre sammenslått' })).toBeDisabled()
  await mine.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(intro, 'Esc leaves the form as it was').toHaveValue('Den gamle byen ved kaia.')
  expect((await documents.now(id)).content.intro).toEqual({ no: 'Byen ved kaia, bygd i 1907.' })

  await mine.keyboard.press('Control+s')
  await dialog.getByRole('radio', { name: 'Skriv dem sammen' }).check()
  await expect(dialog.getByRole('textbox', { name: 'Skriv dem sammen' })).toHaveValue('Den gamle byen ved kaia, bygd i 1907.')
  await dialog.getByRole('button', { name: 'Lagre sammenslått' }).click()
  await isSaved(mine)
  expect((await documents.now(id)).content).toMatchObject({
    intro: { no: 'Den gamle byen ved kaia, bygd i 1907.' },
    dating: '1907',
    title: { no: 'Mi kai i Havnes' },
  })
  await theirs.close()
})
