import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { letters, makerFor } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'

const rowOf = (page: Page, key: string) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name: key }) })
const opener = (page: Page, key: string) =>
  rowOf(page, key)
    .getByRole('button', { expanded: false })
    .or(rowOf(page, key).getByRole('button', { expanded: true }))
const field = (page: Page, key: string, language: string) =>
  page.getByRole('region', { name: key }).getByRole('textbox', { name: language })
const save = (page: Page, key: string) =>
  page.getByRole('region', { name: key }).getByRole('button', { name: 'Lagre', exact: true }).click()
const message = (page: Page) => page.getByRole('region', { name: 'Meldinger' })

test('[ADM-70] [ADM-71] [ADM-02] [LANG-04] [SHELL-06] a key is made after the server has looked, written in place, shown at once, and deleted', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser', '/admin/translation')
  const tag = letters()
  const key = `db.${tag}.title`
  await page.getByRole('link', { name: 'Ny nøkkel' }).first().click()
  const written = page.getByRole('textbox', { name: 'Tekstnøkkel' })
  const saveKey = page.getByRole('button', { name: 'Lagre', exact: true })
  await expect(saveKey, 'empty').toBeDisabled()
  await written.blur()
  await expect(written).toHaveAccessibleDescription('Fyll ut dette feltet')
  await written.fill('ikke en nøkkel')
  await expect(written).toHaveAccessibleDescription(/Bruk bokstaver/)
  await expect(saveKey).toBeDisabled()
  await makerFor(page).call('PUT', '/admin/api/translations/keys', [`db.${tag}.taken`])
  await written.fill(`db.${tag}.taken`)
  await expect(written).toHaveAccessibleDescription('Nøkkelen finnes fra før')
  await expect(saveKey).toBeDisabled()
  await page.route('**/translations/keys/validate/**', (route) => route.abort())
  await written.fill(`db.${tag}.unanswered`)
  await expect(written, 'no answer counts as taken').toHaveAccessibleDescription('Nøkkelen finnes fra før')
  await page.unrouteAll()
  await written.fill(key)
  await expect(written, 'while it is looked for').toHaveAccessibleDescription(/Ser etter/)
  await expect(saveKey).toBeDisabled()
  await expect(saveKey).toBeEnabled()
  await written.press('Enter')

  await expect(page).toHaveURL(/\/admin\/translation\?open=\d+$/)
  await expect(field(page, key, 'Norsk bokmål'), 'the new row is open').toBeVisible()
  await field(page, key, 'Norsk bokmål').fill('Første linje\nandre linje')
  await field(page, key, 'Davvisámegiella').fill('Vuosttaš linnjá')
  await opener(page, key).click()
  await expect(rowOf(page, key)).toContainText('Ikke lagret')
  await page.getByRole('link', { name: 'Språk' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bli her' }).click()
  await opener(page, key).click()
  await expect(field(page, key, 'Davvisámegiella'), 'kept while it was closed').toHaveValue('Vuosttaš linnjá')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Bruk' }).click()
  await expect(field(page, key, 'Norsk bokmål'), 'and over a reload').toHaveValue('Første linje\nandre linje')
  await save(page, key)
  await expect(message(page).getByText('Lagret')).toBeVisible()

  await page.goto(`/admin/translation?search=vuosttas`)
  await expect(rowOf(page, key), 'the search is in texts too').toContainText('Første linje')
  await page.getByRole('button', { name: /^Vis på:/ }).click()
  await page.getByRole('menuitemradio', { name: 'Davvisámegiella' }).click()
  await expect(rowOf(page, key)).toContainText('Vuosttaš linnjá')
  await page.getByRole('button', { name: `Slett ${key}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slett', exact: true }).click()
  await expect(rowOf(page, key)).toHaveCount(0)

  await makerFor(page).call('PUT', '/admin/api/translations/keys', ['views.admin.translations.search'])
  await page.goto('/admin/translation?search=translations.search')
  await opener(page, 'views.admin.translations.search').click()
  await expect(field(page, 'views.admin.translations.search', 'Norsk bokmål')).toHaveAttribute('placeholder', 'Søk i nøkler og tekst')
  await field(page, 'views.admin.translations.search', 'Norsk bokmål').fill(`Let ${tag}`)
  await save(page, 'views.admin.translations.search')
  await expect(page.getByRole('searchbox', { name: `Let ${tag}` }), 'the interface speaks it at once').toBeVisible()
  await page.getByRole('button', { name: 'Slett views.admin.translations.search' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slett', exact: true }).click()
  await expect(page.getByRole('searchbox', { name: 'Søk i nøkler og tekst' })).toBeVisible()
})

test('[ADM-70] two superusers write one key and lose nothing; texts go out as a file, and in again after a look', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const make = makerFor(page)
  const tag = letters()
  const key = `db.${tag}`
  await make.text({ translation_key: key, language_code: 'no', text: 'Båten' })
  await page.goto(`/admin/translation?search=${tag}`)
  await opener(page, key).click()
  await field(page, key, 'Norsk bokmål').fill('Båten min')
  await make.text({ translation_key: key, language_code: 'no', text: 'Båten deres' })
  await make.text({ translation_key: key, language_code: 'sv', text: 'Båten på svenska' })
  await save(page, key)
  const conflict = page.getByRole('dialog')
  await conflict.getByRole('radio', { name: 'Din utgave: Båten min' }).check()
  await conflict.getByRole('button', { name: 'Lagre' }).click()
  await expect(message(page).getByText('Lagret')).toBeVisible()
  await expect(field(page, key, 'Svenska'), 'what only the other wrote is there too').toHaveValue('Båten på svenska')
  await expect(field(page, key, 'Norsk bokmål')).toHaveValue('Båten min')

  await page.getByRole('button', { name: 'Fil inn og ut' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Format' }).click()
  await page.getByRole('option', { name: 'XLIFF 2.0' }).click()
  await dialog.getByRole('combobox', { name: 'Til språk' }).click()
  await page.getByRole('option', { name: 'Svenska' }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Last ned' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('translations.no-sv.xlf')
  const content = await readFile(await file.path(), 'utf8')
  expect(content).toContain(`<unit id="${key}">`)

  const choose = (name: string, text: string) =>
    dialog.getByLabel('Velg fil').setInputFiles({ name, mimeType: 'application/xml', buffer: Buffer.from(text) })
  await choose('ond.xlf', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>')
  await expect(dialog.getByRole('list', { name: 'Hva fila endrer' })).toContainText('linje 1')
  await expect(dialog.getByText(/Ingenting er lagret/)).toBeVisible()
  await choose('translations.no-sv.xlf', content.replace('Båten på svenska', 'Skeppet'))
  await expect(dialog.getByRole('status')).toContainText('1 endres')
  await expect(dialog.getByRole('list', { name: 'Hva fila endrer' })).toContainText('Båten på svenskaSkeppet')
  await dialog.getByRole('button', { name: 'Lagre endringene' }).click()
  await expect(dialog.getByText('Endringene er lagret.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Lukk' }).click()
  await expect(field(page, key, 'Svenska')).toHaveValue('Skeppet')
})

test.describe('where this is not the installation that people use', () => {
  test.use({ serverEnv: { VITRINE_PRODUCTION_HOST: 'https://admin.vitrine.example' } })

  test('[ADM-01] the menu entry and the screen of the translations point at the one that is', async ({ ownServer }) => {
    const page = await ownServer.signedIn('superuser', '/admin/translation')
    const said = 'Rediger tekster på admin.vitrine.example. Det du endrer her, når ikke dit.'
    const entry = page.getByRole('navigation', { name: 'Meny' }).getByRole('link', { name: 'Oversettelser' })
    await expect(entry).toHaveAccessibleDescription(said)
    await entry.hover()
    await expect(page.getByRole('tooltip')).toHaveText(said)
    await expect(page.getByRole('note')).toContainText(said)
    await expect(page.getByRole('link', { name: 'admin.vitrine.example' })).toHaveAttribute(
      'href',
      'https://admin.vitrine.example/admin/translation',
    )
  })
})
