import type { Page } from '@playwright/test'
import type { Document, Instance, Page as PageOf, Schema } from '@vitrine/contract'
import { letters, makerFor } from './fixtures/make.ts'
import { recordsFor } from './fixtures/make-records.ts'
import { expect, test } from './fixtures/test.ts'

const field = (page: Page) => page.getByRole('group', { name: 'Relaterte', exact: true })
const rows = (page: Page) => field(page).getByRole('listitem')
const picker = (page: Page) => page.getByRole('dialog', { name: 'Velg dokumenter' })
const search = (page: Page) => picker(page).getByRole('combobox', { name: 'Søk i dokumenter' })

test('[WID-13] [DOC-08] [DOC-09] [SHELL-05] related documents are found, picked, ordered, kept and removed', async ({ signedIn }) => {
  const superuser = await signedIn('superuser')
  const { now } = recordsFor(superuser)
  const { items: schemas } = await now<PageOf<Schema>>('schemas?page_size=100')
  const schema = schemas.find(({ slug }) => slug === 'artikkel')
  const own = await now<Instance>('instances/fjordmuseet/kystleia')
  const title = `Naustet ${letters()}`
  const draft = { schema_id: schema?.id, application_instance_id: own.id, content: { title: { no: title } } }
  const { id } = (await (await makerFor(superuser).call('POST', '/admin/api/documents', draft)).json()) as Document

  const page = await signedIn('editor', `${own.path}/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await field(page).getByRole('button', { name: 'Legg til dokument' }).click()
  await expect(search(page)).toBeFocused()
  await expect(picker(page).getByRole('option', { name: new RegExp(title) }), 'the latest changed come first').toBeVisible()
  await search(page).fill('salthsuet')
  const found = picker(page).getByRole('option', { name: /^Salthuset/ })
  await expect(found).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await search(page).fill('haabet')
  await expect(picker(page).getByRole('option', { name: /^Åttringen/ })).toBeVisible()
  await picker(page)
    .getByRole('option', { name: /^Åttringen/ })
    .click()
  await expect(picker(page).getByText('2 valgt')).toBeVisible()
  await search(page).fill('qwxz')
  await expect(picker(page).getByText('Ingen treff')).toBeVisible()
  await picker(page).getByRole('button', { name: 'Legg til valgte' }).click()
  await expect(rows(page)).toHaveText([/^Salthuset/, /^Åttringen «Haabet»/])

  await field(page).getByRole('button', { name: 'Flytt Salthuset ned' }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeVisible()
  await page.reload()
  await expect(rows(page)).toHaveText([/^Åttringen «Haabet»/, /^Salthuset/])

  await field(page).getByRole('button', { name: 'Legg til dokument' }).click()
  await search(page).fill('salthuset')
  const opened = page.context().waitForEvent('page')
  await expect(found).toBeVisible()
  await page.keyboard.press('Control+Enter')
  expect(new URL((await opened).url()).pathname).toMatch(/\/fjordmuseet\/kystleia\/\d+$/)
  await page.keyboard.press('Enter')
  await picker(page).getByRole('button', { name: 'Legg til valgte' }).click()
  await expect(field(page).getByText('Dokumentet er med fra før')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)

  await field(page).getByRole('button', { name: 'Fjern Salthuset' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fjern', exact: true }).click()
  await expect(rows(page)).toHaveText([/^Åttringen «Haabet»/])
})

test('[DOC-09] [V29] the picker turns its pages, says when it could not load and tries again, and offers what another museum shares', async ({
  signedIn,
}) => {
  const superuser = await signedIn('superuser')
  const { now, instance } = recordsFor(superuser)
  const { items: schemas } = await now<PageOf<Schema>>('schemas?page_size=100')
  const schema_id = schemas.find(({ slug }) => slug === 'artikkel')?.id
  const own = await now<Instance>('instances/fjordmuseet/kystleia')
  const shared_with = [{ to_application_instance_id: own.id, type: 'document' }]
  const giver = await instance({ application_id: own.application_id, shared_with })
  const word = letters()
  const add = async (application_instance_id: number, no: string, status: string) => {
    const draft = { schema_id, application_instance_id, content: { title: { no } }, status }
    return (await (await makerFor(superuser).call('POST', '/admin/api/documents', draft)).json()) as Document
  }
  for (let number = 1; number <= 11; number += 1) await add(giver.id, `Lån ${word} ${number}`, 'published')
  await add(giver.id, `Lån ${word} kladd`, 'draft')
  const { id } = await add(own.id, `Naustet ${word}`, 'draft')

  const page = await signedIn('editor', `${own.path}/${id}`)
  const opener = field(page).getByRole('button', { name: 'Legg til dokument' })
  await expect(opener).toBeVisible()
  await page.route('**/admin/api/documents?*', (route) => route.fulfill({ status: 400, body: '' }))
  await opener.click()
  await expect(picker(page).getByRole('alert')).toContainText('Noe gikk galt')
  await page.unrouteAll()
  await picker(page).getByRole('button', { name: 'Prøv igjen' }).click()
  await expect(picker(page).getByRole('option', { name: new RegExp(`Naustet ${word}`) })).toBeVisible()

  await picker(page).getByRole('combobox', { name: 'Hvor det letes' }).click()
  await page.getByRole('option', { name: new RegExp(`^${giver.name} `) }).click()
  const options = picker(page).getByRole('option')
  await expect(options, 'the published ones, latest first').toHaveCount(10)
  await expect(options.first()).toContainText(`Lån ${word} 11`)
  await expect(options.first()).toContainText('Delt av')
  const pages = picker(page).getByRole('navigation', { name: 'Sider' })
  await pages.getByRole('button', { name: 'Side 2' }).click()
  await expect(options).toHaveText([new RegExp(`^Lån ${word} 1(?!\\d)`)])
  await options.first().click()
  await pages.getByRole('button', { name: 'Forrige side' }).click()
  await expect(options.first()).toContainText(`Lån ${word} 11`)
  await options.first().click()
  await expect(picker(page).getByText('2 valgt'), 'what was chosen on another page stays chosen').toBeVisible()
  await picker(page).getByRole('button', { name: 'Legg til valgte' }).click()
  const chosen = [new RegExp(`^Lån ${word} 1(?!\\d)`), new RegExp(`^Lån ${word} 11`)]
  await expect(rows(page)).toHaveText(chosen)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeVisible()
  await page.reload()
  await expect(rows(page)).toHaveText(chosen)
})
