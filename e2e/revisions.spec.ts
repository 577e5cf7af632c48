import type { Page } from '@playwright/test'
import { letters, makerFor } from './fixtures/make.ts'
import { documentsFor, kystleia } from './fixtures/make-documents.ts'
import { expect, test } from './fixtures/test.ts'

const stray = '<img src=x onerror="document.title=1">'
const first = (tag: string) => ({
  title: { no: `Kystkvinnene ${tag}` },
  intro: { no: 'Mens mennene var på havet, holdt kvinnene losji i gang.' },
  blocks: [
    { blockType: 'text', id: 'aaaaaaaaaa', text: { no: '<p>Hun var <strong>23</strong> år.</p>' } },
    { blockType: 'quote', id: 'bbbbbbbbbb', text: { no: 'Jeg sov med støvlene på.' } },
  ],
})
const second = (tag: string) => {
  const { title, blocks } = first(tag)
  const [text, quote] = blocks
  return {
    title,
    intro: { no: 'Mens mennene rodde fiske, holdt kvinnene losji i gang.' },
    internal_title: stray,
    blocks: [quote, { ...text, text: { no: '<p>Hun var tjueto år.</p>' } }, { blockType: 'anchor', id: 'cccccccccc', name: 'brev' }],
  }
}

const changes = (page: Page) => page.getByRole('heading', { level: 3 })
const list = (page: Page) => page.getByRole('list', { name: 'Utgaver' }).getByRole('link')
const messages = (page: Page) => page.getByRole('region', { name: 'Meldinger' })
const count = (page: Page) => page.getByRole('heading', { level: 2 })

test('[DOC-05] [V7] what was changed is read by field and block, taken back one by one or as a whole, and undone', async ({ signedIn }) => {
  const page = await signedIn('editor')
  const documents = documentsFor(makerFor(page))
  const tag = letters()
  const { id } = await documents.add(first(tag))
  const now = () => documents.now(id)
  await documents.save(id, second(tag))
  await page.goto(`${kystleia}/${id}/revisions`)

  await expect(count(page)).toHaveText('5 endringer')
  await expect(list(page)).toHaveCount(2)
  await expect(list(page).first()).toContainText('Lagret')
  await expect(list(page).last()).toContainText('Opprettet')
  const intro = page.getByRole('region', { name: /^Ingress/ })
  await expect(intro.locator('del')).toHaveText('fjernet: var på havet')
  await expect(intro.locator('ins')).toHaveText('satt inn: rodde fiske')
  await expect(page.getByRole('region', { name: 'Blokk 2 · Tekst · Tekst · norsk bokmål' })).toContainText(
    'Hun var fjernet: 23satt inn: tjueto år.',
  )
  await expect(page.getByRole('region', { name: 'Blokk 1 · Sitat' })).toContainText('Fra plass 2 til plass 1')
  await expect(page.getByRole('region', { name: 'Intern tittel' })).toContainText(stray)
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expect(page).toHaveTitle(/Utgaver/)

  await intro.getByRole('button', { name: /^Hent tilbake/ }).click()
  await expect(messages(page)).toContainText('Hentet tilbake og lagret som en ny utgave')
  await expect(list(page)).toHaveCount(3)
  expect((await now()).content).toEqual({ ...second(tag), intro: first(tag).intro })
  await messages(page).getByRole('button', { name: 'Angre' }).click()
  await expect(list(page)).toHaveCount(4)
  expect((await now()).content).toEqual(second(tag))

  await list(page).last().click()
  await expect(page.getByText('Slik ble det opprettet')).toBeVisible()
  await page.getByRole('button', { name: 'Gjenopprett denne utgaven' }).click()
  await expect(messages(page)).toContainText('Utgaven er hentet tilbake som en ny')
  await expect(list(page).first()).toContainText('Hentet tilbake utgaven fra i dag')
  expect(await now()).toMatchObject({ version: 5, content: first(tag) })
  await messages(page).getByRole('button', { name: 'Angre' }).click()
  await expect(list(page)).toHaveCount(6)
  expect((await now()).content).toEqual(second(tag))

  // Any two: the newest against the first.
  await list(page).first().click()
  await page.getByRole('combobox', { name: 'Sammenlign med' }).selectOption({ index: 4 })
  await expect(page).toHaveURL(/against=1$/)
  await expect(changes(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Side om side' }).click()
  await expect(intro.locator('ins')).toHaveText('satt inn: rodde fiske')

  await documents.save(id, { ...second(tag), intro: { no: 'Skrevet av en annen' } })
  await intro.getByRole('button', { name: /^Hent tilbake/ }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Noen lagret mens du leste' })
  await expect(conflict).toBeVisible()
  expect((await now()).content).toMatchObject({ intro: { no: 'Skrevet av en annen' } })
  await page.getByRole('button', { name: 'Last inn på nytt' }).click()
  await expect(conflict).toHaveCount(0)
  await expect(list(page)).toHaveCount(7)
})

test('[DOC-05] a guest reads what was changed and takes nothing back; a document that is not there is told so', async ({ signedIn }) => {
  const editor = await signedIn('editor')
  const documents = documentsFor(makerFor(editor))
  const tag = letters()
  const { id } = await documents.add(first(tag))
  await documents.save(id, second(tag))

  const page = await signedIn('guest', `${kystleia}/${id}/revisions`)
  await expect(count(page)).toHaveText('5 endringer')
  await list(page).last().click()
  await expect(page.getByText('Slik ble det opprettet')).toBeVisible()
  await expect(page.getByRole('button', { name: /Hent tilbake|Gjenopprett/ })).toHaveCount(0)
  await page.getByRole('link', { name: `Tilbake til Kystkvinnene ${tag}` }).click()
  await expect(page).toHaveURL(new RegExp(`${kystleia}/${id}$`))
  await page.goto(`${kystleia}/999999/revisions`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fant ikke sida du lette etter')
  await page.goto(`${kystleia}/${id}/revisions?version=77`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Fant ikke sida du lette etter')
  expect((await documents.now(id)).content).toEqual(second(tag))
})
