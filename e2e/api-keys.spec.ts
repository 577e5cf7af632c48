import type { Page } from '@playwright/test'
import type { ApiKey, Application, Instance } from '@vitrine/contract'
import { letters, makerFor } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'

const message = (page: Page) => page.getByRole('region', { name: 'Meldinger' })
const made = async <Answer>(page: Page, path: string, body: object): Promise<Answer> =>
  (await makerFor(page).call('POST', `/admin/api/${path}`, body)).json()

/** An application with so many instances of one owner. */
async function makeApplication(page: Page, tag: string, count: number) {
  const application = await made<Application>(page, 'applications', { name: `Guide ${tag}` })
  const owner = await made<{ id: number }>(page, 'owners', { name: { no: `Museet ${tag}` } })
  for (let number = 1; number <= count; number += 1)
    await made<Instance>(page, 'instances', {
      name: `Sal ${number} ${tag}`,
      application_id: application.id,
      owner_id: owner.id,
      available_locales: [{ id: 1 }],
    })
  return application
}

test('[ADM-50] [ADM-02] a key is made, shown once, changed, deleted and brought back', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const tag = letters()
  await makeApplication(page, tag, 1)
  await page.goto('/admin/api-key/create')
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect(page.getByText('Fyll ut dette feltet').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Navn' }).fill(`Kiosk ${tag}`)
  await page.getByRole('combobox', { name: 'Applikasjon' }).fill(`Guide ${tag}`)
  await page.getByRole('option', { name: `Guide ${tag}` }).click()
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/api-key\/\d+$/)
  const secret = await page.getByLabel('API-nøkkel', { exact: true }).innerText()
  expect(secret).toMatch(/^vit_[\w-]{43}$/)
  await expect(page.getByText(`${secret.slice(0, 8)}••••••••`)).toBeVisible()
  await expect(page.getByText('Sist brukt: Aldri')).toBeVisible()

  await page.getByRole('textbox', { name: 'Beskrivelse' }).fill('Skjermene i hallen')
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeDisabled()
  await page.reload()
  await expect(page.getByText(`${secret.slice(0, 8)}••••••••`)).toBeVisible()
  await expect(page.getByText(secret), 'shown once').toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(secret)

  await page.goto(`/admin/api-key?search=${tag}`)
  const row = page.getByRole('row').filter({ hasText: `Kiosk ${tag}` })
  await expect(row).toContainText(`Guide ${tag}`)
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Slett', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slett', exact: true }).click()
  await expect(row).toHaveCount(0)
  await message(page).getByRole('button', { name: 'Angre' }).click()
  await expect(row).toBeVisible()
})

test('[ADM-50] what a key opens is chosen among many instances, one by one, those found, and all', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const tag = letters()
  const application = await makeApplication(page, tag, 12)
  const { id } = await made<ApiKey>(page, 'api-keys', { name: `Nøkkel ${tag}`, application_id: application.id })
  await page.goto(`/admin/api-key?search=${tag}`)
  const manage = async () => {
    await page.getByRole('row').filter({ hasText: tag }).getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'Velg instanser' }).click()
  }
  await manage()
  const dialog = page.getByRole('dialog', { name: `Hva «Nøkkel ${tag}» åpner` })
  await dialog.getByRole('checkbox', { name: `Sal 3 ${tag}` }).check()
  await expect(dialog.getByRole('status')).toHaveText('Åpner 1 instans')
  await dialog.getByRole('button', { name: 'Velg alle' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Åpner 12 instanser')
  await dialog.getByRole('checkbox', { name: `Sal 3 ${tag}` }).uncheck()
  await expect(dialog.getByRole('status')).toHaveText('Åpner 11 instanser')
  await dialog.getByRole('searchbox', { name: 'Søk i instanser' }).fill('Sal 1')
  await expect(dialog.getByRole('checkbox')).toHaveCount(4)
  await dialog.getByRole('button', { name: 'Velg ingen' }).click()
  await expect(dialog.getByRole('status'), 'only those found').toHaveText('Åpner 7 instanser')
  await dialog.getByRole('button', { name: 'Ferdig' }).click()
  await expect(page.getByRole('row').filter({ hasText: tag }).getByRole('cell', { name: '7', exact: true })).toBeVisible()

  const make = makerFor(page)
  await make.call('DELETE', `/admin/api/api-keys/${id}`)
  await make.call('DELETE', `/admin/api/api-keys/${id}?permanent=true`)
  await manage()
  await expect(page.getByRole('dialog')).toContainText('Fant ikke nøkkelen. Den kan være slettet.')
})
