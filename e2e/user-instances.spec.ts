import type { Page } from '@playwright/test'
import type { InstanceUser, Page as PageOf } from '@vitrine/contract'
import { letters, makerFor } from './fixtures/make.ts'
import { recordsFor } from './fixtures/make-records.ts'
import { expect, test } from './fixtures/test.ts'

const message = (page: Page) => page.getByRole('region', { name: 'Meldinger' })
const list = (page: Page) => page.getByRole('region', { name: 'Instanser' })
const rows = (page: Page) => list(page).getByRole('list', { name: 'Instanser' }).getByRole('listitem')
const add = (page: Page) => list(page).getByRole('button', { name: 'Legg til', exact: true }).click()

async function choose(page: Page, field: string, option: RegExp) {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

test('[ADM-61] [ROLE-03] someone is added to an instance with a role, which is then changed and taken away', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const make = recordsFor(page)
  const tag = letters()
  const instance = await make.instance({ name: `Kystleia ${tag}`, max_users: 1 })
  const user = await makerFor(page).user()
  const roleNow = async () =>
    (await make.now<PageOf<InstanceUser>>(`instances/user-roles?user_id=${user.id}`)).items.map(({ user_role }) => user_role)
  await page.goto(`/admin/user/${user.id}`)
  await expect(list(page)).toContainText('Ikke lagt til i noen instans ennå')

  await add(page)
  await expect(message(page).getByText('Velg både instans og rolle')).toBeVisible()
  await page.getByRole('combobox', { name: 'Legg til i instans' }).fill(tag)
  await page.getByRole('option', { name: new RegExp(`Kystleia ${tag}`) }).click()
  await add(page)
  expect(await roleNow(), 'an instance without a role is not enough').toEqual([])
  await choose(page, 'Rolle', /^Redaktør$/)
  await add(page)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).getByRole('link', { name: instance.name })).toHaveAttribute('href', `/admin/instance/${instance.id}`)
  await expect(page.getByText('1 instans', { exact: true })).toBeVisible()
  expect(await roleNow()).toEqual(['editor'])

  await page.getByRole('combobox', { name: 'Legg til i instans' }).fill(tag)
  await page.getByRole('option', { name: new RegExp(`Kystleia ${tag}`) }).click()
  await choose(page, 'Rolle', /^Gjest$/)
  await add(page)
  await expect(message(page).getByText('Instansen er lagt til fra før')).toBeVisible({ timeout: 30_000 })
  expect(await roleNow(), 'the role stays').toEqual(['editor'])

  await rows(page)
    .getByRole('button', { name: `Redaktør på ${instance.name}. Bytt rolle` })
    .click()
  const dialog = page.getByRole('dialog', { name: `Rollen til ${user.name} på ${instance.name}` })
  await expect(dialog.getByRole('radio', { name: /^Redaktør/ })).toBeChecked()
  await expect(dialog.getByRole('button', { name: 'Bytt rolle' })).toBeDisabled()
  await dialog.getByRole('radio', { name: /^Administrator/ }).check()
  await dialog.getByRole('button', { name: 'Bytt rolle' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rows(page).getByRole('button', { name: /^Administrator på/ })).toBeVisible()
  expect(await roleNow()).toEqual(['admin'])

  const other = await makerFor(page).user()
  await page.goto(`/admin/user/${other.id}`)
  await page.getByRole('combobox', { name: 'Legg til i instans' }).fill(tag)
  await page.getByRole('option', { name: new RegExp(`Kystleia ${tag}`) }).click()
  await choose(page, 'Rolle', /^Gjest$/)
  await add(page)
  await expect(message(page).getByRole('alert')).toContainText('Instansen har ikke plass til flere brukere.')

  await page.goto(`/admin/user/${user.id}`)
  await rows(page)
    .getByRole('button', { name: `Fjern fra ${instance.name}` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fjern' }).click()
  await expect(list(page)).toContainText('Ikke lagt til i noen instans ennå')
  expect(await roleNow()).toEqual([])
})

test('[ADM-61] a person who cannot be loaded: what the server said stands there word for word', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/admin/user/999999')
  await expect(page.getByRole('main')).toContainText('No such user')
})

test('[ADM-61] many instances come page by page', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const make = recordsFor(page)
  const user = await makerFor(page).user()
  const [owner, application] = [await make.owner(), await make.application()]
  for (const number of Array.from({ length: 11 }, (_none, index) => index + 10)) {
    const instance = await make.instance({ name: `Nr ${number}`, owner_id: owner.id, application_id: application.id })
    await make.role(instance.id, user.id, 3)
  }
  await page.goto(`/admin/user/${user.id}`)
  await expect(rows(page)).toHaveCount(10)
  await list(page).getByRole('navigation').getByRole('button', { name: /2$/ }).click()
  await expect(rows(page)).toHaveText([/^Nr 20/])
})
