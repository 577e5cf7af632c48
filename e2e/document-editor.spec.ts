import type { Page } from '@playwright/test'
import { isSaved, title } from './fixtures/document-editor.ts'
import { letters } from './fixtures/make.ts'
import { documentsFor, guide } from './fixtures/make-guide-documents.ts'
import { expect, test } from './fixtures/test.ts'

const primary = (page: Page) => page.locator('main header').getByRole('button', { name: /^(Lagre|Lagret|Lagrer …)$/ })
const menu = async (page: Page) => {
  await page.locator('main header').getByRole('button', { name: 'Flere måter å lagre på' }).click()
  return page.getByRole('menu')
}
const message = (page: Page) => page.getByRole('region', { name: 'Meldinger' })
const chip = (page: Page) => page.locator('main header .MuiChip-root')

test('[DOC-01] [DOC-02] [DOC-03] an editor writes a new article, saves it, publishes it and sets it back', async ({ signedIn }) => {
  const page = await signedIn('editor')
  const documents = documentsFor(page)
  const schema = await documents.schemaId()
  const words = `Kaia ${letters()}`
  await page.goto(`${guide}/create?schema=${schema}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guideartikkel uten tittel')
  await expect(page.getByRole('navigation', { name: 'Hvor du er' })).toContainText('Opprett')
  await expect(primary(page)).toBeDisabled()
  let ways = await menu(page)
  await expect(ways.getByRole('menuitem')).toHaveText([
    /Lagre og publiser.*straks/,
    /Lagre og publiser ulistet.*QR-kode/,
    /Lagre som utkast.*dere/,
  ])
  await expect(ways.getByRole('menuitem', { name: /Lagre som utkast/ }), 'nothing to save as it is').toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.keyboard.press('Escape')

  await title(page).fill(words)
  await expect(page.getByText('Ulagrede endringer')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words)
  await page.keyboard.press('Control+s')
  await isSaved(page)
  await expect(page).toHaveURL(new RegExp(`${guide}/\\d+\\?schema=${schema}$`))
  await expect(primary(page)).toBeDisabled()
  await expect(chip(page)).toHaveText('Utkast')
  await expect(page.getByText('Ulagrede endringer')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Hvor du er' })).toContainText('Rediger')
  await expect(message(page).getByText('Lagret')).toBeVisible()
  const id = Number(new URL(page.url()).pathname.split('/').pop())
  expect(await documents.now(id)).toMatchObject({ status: 'draft', version: 1, content: { title: { no: words } } })

  for (const [way, status, label] of [
    ['Lagre og publiser', 'published', 'Publisert'],
    ['Lagre og publiser ulistet', 'published_not_listed', 'Ulistet'],
    ['Lagre som utkast', 'draft', 'Utkast'],
  ] as const) {
    ways = await menu(page)
    await ways.getByRole('menuitem', { name: new RegExp(`^${way}(?! ulistet)`) }).click()
    await expect(chip(page)).toHaveText(label)
    await isSaved(page)
    expect((await documents.now(id)).status).toBe(status)
    ways = await menu(page)
    await expect(ways.getByRole('menuitem', { name: new RegExp(`^${way}(?! ulistet)`) })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
  }

  await title(page).fill(`${words} igjen`)
  await page.keyboard.press('Control+Shift+Enter')
  await expect(chip(page)).toHaveText('Publisert')
  await title(page).fill(`${words} til slutt`)
  await primary(page).click()
  await isSaved(page)
  expect(await documents.now(id), 'save keeps the status').toMatchObject({
    status: 'published',
    content: { title: { no: `${words} til slutt` } },
  })

  await page.getByRole('button', { name: /^EN,/ }).click()
  await title(page).fill('The quay')
  await page.getByRole('link', { name: 'Tilbake til Guideartikkel' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Bli her' }).click()
  await expect(title(page)).toHaveValue('The quay')
  await primary(page).click()
  await isSaved(page)
  expect((await documents.now(id)).content.title).toEqual({ no: `${words} til slutt`, en: 'The quay' })
  await page.getByRole('link', { name: 'Tilbake til Guideartikkel' }).click()
  await expect(page).toHaveURL(new RegExp(`${guide}\\?schema=${schema}`))
})

test('[DOC-02] a refused publishing names each field, leads to it, and keeps every word; a draft may be unfinished', async ({
  signedIn,
}) => {
  const page = await signedIn('editor')
  const documents = documentsFor(page)
  const { id } = await documents.make({ title: { no: `Salt ${letters()}` }, dating: 'x'.repeat(61), tags: ['a', 'a'] })
  await page.goto(`${guide}/${id}`)
  await title(page).fill('')
  await primary(page).click()
  await isSaved(page)
  expect((await documents.now(id)).status, 'an unfinished draft is saved').toBe('draft')

  await (await menu(page)).getByRole('menuitem', { name: /^Lagre og publiser(?! ulistet)/ }).click()
  const problems = page.getByRole('region', { name: 'Det som må rettes' })
  await expect(message(page).getByRole('alert')).toContainText('Ikke publisert ennå')
  await expect(problems.getByRole('button')).toHaveCount(3)
  await expect(title(page), 'the first one has the focus').toBeFocused()
  await problems.getByRole('button', { name: /Datering/ }).click()
  await expect(page.getByRole('textbox', { name: /Datering/ })).toBeFocused()
  expect((await documents.now(id)).status).toBe('draft')
})

test('[DOC-06] a save that fails, and one that answers no content, say so and lose nothing', async ({ signedIn }) => {
  const page = await signedIn('editor')
  const documents = documentsFor(page)
  const { id } = await documents.make({ title: { no: 'Før' } })
  await page.goto(`${guide}/${id}`)
  await title(page).fill('Etter')
  await page.route(`**/admin/api/documents/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), content: undefined } })
  })
  await primary(page).click()
  await expect(message(page).getByRole('alert')).toContainText('Kunne ikke lagre. Ingenting er mistet. Prøv igjen.')
  await expect(title(page)).toHaveValue('Etter')
  await expect(page.getByText('Ulagrede endringer')).toBeVisible()
  await page.unroute(`**/admin/api/documents/${id}`)
  await message(page).getByRole('button', { name: 'Prøv igjen' }).click()
  await isSaved(page)
  expect((await documents.now(id)).content.title).toEqual({ no: 'Etter' })
})

test('[DOC-06] a guest reads, what is deleted is restored first, and what is not there or not theirs is told', async ({ signedIn }) => {
  const page = await signedIn('editor')
  const documents = documentsFor(page)
  const { id } = await documents.make({ title: { no: 'Til å lese' } })
  const guest = await signedIn('guest', `${guide}/${id}`)
  await expect(guest.getByText('Du kan lese dette, men ikke endre det.')).toBeVisible()
  await expect(title(guest)).toHaveAttribute('readonly', '')
  await expect(guest.getByRole('button', { name: /Lagre/ })).toHaveCount(0)
  await guest.goto(`${guide}/create?schema=${await documents.schemaId()}`)
  await expect(guest.getByRole('heading', { name: 'Du kan ikke redigere dette dokumentet' })).toBeVisible()

  await page.goto(`${guide}/999999`)
  await expect(page.getByRole('heading', { name: 'Fant ikke dokumentet' })).toBeVisible()
  await page.goto(`${guide}/create?schema=x`)
  await expect(page.getByText('Adressa sier ikke hva slags dokument du vil skrive.')).toBeVisible()

  await documents.remove(id)
  await page.goto(`${guide}/${id}`)
  await expect(page.getByRole('button', { name: /Lagre/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Hent tilbake' }).click()
  await expect(primary(page)).toBeVisible()

  const admin = await signedIn('admin')
  const [fire] = await documentsFor(admin).called('Natta byen brant')
  await admin.goto(`/havnes-bymuseum/byvandring/${fire?.id}`)
  await expect(admin.getByText('Lisensen har gått ut. Du kan lese dette, men ikke endre det.')).toBeVisible()
  await admin.goto(`${guide}/${fire?.id}`)
  await expect(admin.getByText('Delt fra Havnes bymuseum. Du kan lese og bruke, ikke endre.')).toBeVisible()
  await expect(admin.getByRole('button', { name: /Lagre/ })).toHaveCount(0)
})

test('[SHELL-05] [DOC-03] a related document is written in a modal over the one that is open, with its own question and its own save', async ({
  signedIn,
}) => {
  const page = await signedIn('editor')
  const documents = documentsFor(page)
  const inner = await documents.make({ title: { no: `Inne ${letters()}` } })
  const outer = await documents.make({ title: { no: 'Ute' }, related: [{ to_document_id: inner.id, reference_key: 'r' }] })
  await page.goto(`${guide}/${outer.id}`)
  await title(page).fill('Ute, og ulagret')
  await page.getByRole('button', { name: `Åpne ${inner.title}` }).click()
  const modal = page.getByRole('dialog', { name: inner.title })
  const inModal = modal.getByRole('textbox', { name: /^Tittel/ }).first()
  await inModal.fill(`${inner.title} endret`)
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bli her' }).click()
  await expect(inModal).toHaveValue(`${inner.title} endret`)
  await inModal.focus()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Lagret' })).toBeDisabled()
  expect((await documents.now(inner.id)).title).toBe(`${inner.title} endret`)
  expect((await documents.now(outer.id)).version, 'the page below is not saved along').toBe(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Lukk' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(title(page)).toHaveValue('Ute, og ulagret')
  await expect(page).toHaveURL(new RegExp(`${guide}/${outer.id}`))
  await page.keyboard.press('Control+s')
  await isSaved(page)
})

test('[DOC-01] two languages are written beside each other and saved like everything else', async ({ signedIn }) => {
  const page = await signedIn('editor')
  const documents = documentsFor(page)
  const { id } = await documents.make({ title: { no: 'Kaia' }, intro: { no: 'Byen ved kaia' } })
  await page.goto(`${guide}/${id}`)
  await page.getByRole('button', { name: /^EN,/ }).first().click()
  await page.getByRole('button', { name: 'To språk ved siden av hverandre' }).first().click()
  const fields = page.locator('main').getByRole('textbox')
  await fields.last().fill('The town by the quay')
  await page.keyboard.press('Control+s')
  await isSaved(page)
  expect((await documents.now(id)).content.intro).toEqual({ no: 'Byen ved kaia', en: 'The town by the quay' })
})
