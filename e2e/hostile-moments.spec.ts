import type { Page } from '@playwright/test'
import { found, isSaved, isSaving, loseAnswers, newDocuments, oneDocument, title } from './fixtures/document-editor.ts'
import { isKept } from './fixtures/journal.ts'
import { letters } from './fixtures/make.ts'
import { documentsFor, guide } from './fixtures/make-guide-documents.ts'
import { expect, test } from './fixtures/test.ts'

const intro = (page: Page) => page.getByRole('textbox', { name: /Ingress/ })
const chip = (page: Page) => page.locator('main header .MuiChip-root')

/** Saves wait in the middle of the way until they are let through. */
async function holdSaves(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(oneDocument, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await promise
    await route.continue()
  })
  return resolve
}

test('[DOC-05] words written while a save is on its way to a conflict stay upon what is chosen', async ({ signedIn }) => {
  const page = await signedIn('editor')
  const documents = documentsFor(page)
  const { id } = await documents.make({ title: { no: 'Kaia' }, intro: { no: 'Byen.' } })
  await page.goto(`${guide}/${id}`)
  await intro(page).fill('Den gamle byen.')
  const letThrough = await holdSaves(page)
  await page.keyboard.press('Control+s')
  await isSaving(page)
  const asJonas = documentsFor(await signedIn('admin', '/dashboard'))
  await asJonas.save(id, { intro: { no: 'Byen fra 1907.' } })
  await title(page).fill('Kaia i Havnes')
  letThrough()
  const dialog = page.getByRole('dialog', { name: 'Jonas Aune lagret mens du skrev' })
  await dialog.getByRole('radio', { name: /^Jonas Aune/ }).check()
  await dialog.getByRole('button', { name: 'Lagre sammenslått' }).click()
  await isSaved(page)
  expect((await documents.now(id)).content).toMatchObject({ title: { no: 'Kaia i Havnes' }, intro: { no: 'Byen fra 1907.' } })
})

test('[DOC-02] publishing that is asked for while another save is on its way is done after it', async ({ signedIn }) => {
  const page = await signedIn('editor')
  const documents = documentsFor(page)
  const { id } = await documents.make({ title: { no: 'Kaia' } })
  await page.goto(`${guide}/${id}`)
  await title(page).fill('Kaia i Havnes')
  const letThrough = await holdSaves(page)
  await page.keyboard.press('Control+s')
  await isSaving(page)
  await page.keyboard.press('Control+Shift+Enter')
  letThrough()
  await expect(chip(page)).toHaveText('Publisert')
  expect((await documents.now(id)).status).toBe('published')
})

test('[DOC-03] a publishing without an answer is tried again as a publishing; a colleague who wrote in it meanwhile is not written over', async ({
  signedIn,
}) => {
  const page = await signedIn('editor')
  const documents = documentsFor(page)
  const tag = letters()
  await page.goto(`${guide}/create?schema=${await documents.schemaId()}`)
  await title(page).fill(tag)
  await page.route(newDocuments, loseAnswers('POST'))
  await page.keyboard.press('Control+Shift+Enter')
  const notice = page.getByRole('note').filter({ hasText: 'Lagringa fikk ikke svar' })
  await expect(notice).toBeVisible()
  const [made] = await documents.called(tag)
  const asJonas = documentsFor(await signedIn('admin', '/dashboard'))
  await asJonas.save(made?.id ?? 0, { intro: { no: 'Skrevet av Jonas' } })
  await page.unroute(newDocuments)
  await notice.getByRole('button', { name: 'Prøv igjen' }).click()
  await isSaved(page)
  await expect(page).toHaveURL(new RegExp(`${guide}/${made?.id}`))
  await expect(intro(page)).toHaveValue('Skrevet av Jonas')
  expect(await documents.now(made?.id ?? 0)).toMatchObject({
    status: 'published',
    content: { title: { no: tag }, intro: { no: 'Skrevet av Jonas' } },
  })
  expect(await documents.called(tag)).toHaveLength(1)
})

test('[SHELL-06] words that were taken up again survive a second crash, and what was written before that is offered in its turn', async ({
  signedIn,
}) => {
  const page = await signedIn('editor')
  const documents = documentsFor(page)
  const { id } = await documents.make({ title: { no: 'Før' } })
  await page.goto(`${guide}/${id}`)
  await title(page).fill('Skrevet først')
  await isKept(page, 'Skrevet først')
  // Closed without a question is what a crash is, to the page.
  await page.goto('about:blank')
  await page.goto(`${guide}/${id}`)
  await expect(found(page)).toBeVisible()
  await title(page).fill('Skrevet etterpå')
  await found(page).getByRole('button', { name: 'Bruk' }).click()
  await expect(title(page)).toHaveValue('Skrevet først')
  await expect(found(page), 'the later words wait').toBeVisible()
  await isKept(page, 'Skrevet etterpå')
  await page.goto('about:blank')
  await page.goto(`${guide}/${id}`)
  await expect(found(page)).toBeVisible()
  const offered = new Set<string>()
  for (const _each of ['one', 'the other']) {
    await found(page).getByRole('button', { name: 'Bruk' }).click()
    await expect(title(page)).not.toHaveValue(offered.size === 0 ? 'Før' : ([...offered][0] ?? ''))
    offered.add(await title(page).inputValue())
  }
  expect([...offered].toSorted()).toEqual(['Skrevet etterpå', 'Skrevet først'])
})
