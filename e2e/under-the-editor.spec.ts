import type { Page } from '@playwright/test'
import type { Schema } from '@vitrine/contract'
import { letters, makerFor } from './fixtures/make.ts'
import { documentsFor, guide } from './fixtures/make-guide-documents.ts'
import { documentsUnderSchema, schemaOf } from './fixtures/make-schema-documents.ts'
import { expect, test } from './fixtures/test.ts'

const isSaved = (page: Page) => expect(page.locator('main header').getByRole('button', { name: 'Lagret', exact: true })).toBeDisabled()
const note = (page: Page, hasText: string) => page.getByRole('note').filter({ hasText })

test('[DOC-02] a schema changed under an open editor: the form stays until she asks for the new one, and nothing she wrote is lost', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser')
  const { instance, schema, documents, documentNow } = await documentsUnderSchema(
    page,
    ['title', 'periode'],
    [{ content: { title: 'Fembøringen', periode: '1870-årene' } }],
  )
  const id = documents[0]?.id ?? 0
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
  await page.goto(`${instance.path}/${id}`)
  await field('periode').fill('1871')

  const { call } = makerFor(page)
  const stored = (await (await call('GET', `/admin/api/schemas/${schema.id}`)).json()) as Schema
  const changed = { ...stored, json_schema: schemaOf(['title', 'materiale']) }
  expect((await call('PUT', `/admin/api/schemas/${schema.id}`, changed)).status()).toBe(200)

  await page.keyboard.press('Control+s')
  await isSaved(page)
  const notice = note(page, 'Skjemaet er endret mens du skrev. Det du har skrevet, er tatt vare på')
  await expect(notice).toBeVisible()
  await expect(field('periode'), 'the form is the one she opened').toHaveValue('1871')
  await field('periode').fill('1872')
  await page.keyboard.press('Control+s')
  await isSaved(page)
  expect((await documentNow(id)).content).toEqual({ title: 'Fembøringen', periode: '1872' })

  await field('Tittel').fill('Fembøringen «Haabet»')
  await notice.getByRole('button', { name: 'Vis de nye feltene' }).click()
  await expect(notice).toHaveCount(0)
  await expect(field('periode')).toHaveCount(0)
  await expect(field('Tittel'), 'what is not saved yet stays').toHaveValue('Fembøringen «Haabet»')
  await field('materiale').fill('Furu')
  await page.keyboard.press('Control+s')
  await isSaved(page)
  expect((await documentNow(id)).content).toEqual({ title: 'Fembøringen «Haabet»', periode: '1872', materiale: 'Furu' })
  await page.reload()
  await expect(field('materiale')).toHaveValue('Furu')
  await expect(note(page, 'Skjemaet er endret')).toHaveCount(0)
})

test('[DOC-06] a browser that keeps nothing says so, and saving works all the same', async ({ signedIn }) => {
  const page = await signedIn('editor')
  const documents = documentsFor(page)
  const { id } = await documents.make({ title: { no: `Kaia ${letters()}` } })
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room left', 'QuotaExceededError')
    }
  })
  await page.goto(`${guide}/${id}`)
  const title = page.getByRole('textbox', { name: /^Tittel/ }).first()
  await title.fill('Kaia uten plass')
  await expect(note(page, 'Nettleseren lar oss ikke ta vare på det du skriver underveis. Lagre ofte.')).toBeVisible()
  await expect(title, 'the words stay in the form').toHaveValue('Kaia uten plass')
  await page.keyboard.press('Control+s')
  await isSaved(page)
  expect((await documents.now(id)).content.title).toEqual({ no: 'Kaia uten plass' })
})

test('[DOC-01] on a phone a new block is chosen from a sheet beside save, put at the end and ready to write in', async ({ signedIn }) => {
  const page = await signedIn('editor')
  const documents = documentsFor(page)
  const blocks = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ blockType: 'text', id: name.repeat(10), text: { no: `<p>${name}</p>` } }))
  const { id } = await documents.make({ title: { no: `Kaia ${letters()}` }, blocks })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${guide}/${id}`)
  const add = page.getByRole('button', { name: 'Ny blokk' })
  await add.click()
  const sheet = page.getByRole('dialog', { name: 'Ny blokk' })
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(add).toBeFocused()
  await add.click()
  await sheet.getByRole('button', { name: 'Sitat' }).click()
  const quote = page.getByRole('group', { name: 'Sitat' }).getByRole('textbox').first()
  await expect(quote).toBeFocused()
  await expect(quote).toBeInViewport()
  await page.keyboard.type('Med støvlene på')
  const save = page.getByRole('button', { name: 'Lagre', exact: true })
  const [written, bar] = [await quote.boundingBox(), await save.boundingBox()]
  expect((written?.y ?? 0) + (written?.height ?? 0), 'not under the bar').toBeLessThanOrEqual(bar?.y ?? 0)
  await save.click()
  await expect(page.getByRole('button', { name: 'Lagret', exact: true })).toBeDisabled()
  const { content } = await documents.now(id)
  expect(content.blocks).toHaveLength(7)
  expect((content.blocks as object[])[6]).toMatchObject({ blockType: 'quote', text: { no: expect.stringContaining('Med støvlene på') } })
})
