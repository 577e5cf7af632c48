import type { Page } from '@playwright/test'
import type { Application, Schema } from '@vitrine/contract'
import { letters, type Maker, makerFor } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'

const fields = (...names: string[]) =>
  JSON.stringify({ type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string', title: name }])) }, null, 2)

const json = async <Answer>(make: Maker, method: string, path: string, data?: unknown): Promise<Answer> => {
  const answer = await make.call(method, path, data)
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Answer
}
const addApplication = (make: Maker) => json<Application>(make, 'POST', '/admin/api/applications', { name: `Guide ${letters()}` })
const addSchema = async (make: Maker, draft: object = {}) => {
  const { id } = await addApplication(make)
  const body = { name: `Skjema ${letters()}`, application_id: id, json_schema: fields('Tittel'), ...draft }
  return json<Schema>(make, 'POST', '/admin/api/schemas', body)
}
const schemaNow = (make: Maker, id: number) => json<Schema>(make, 'GET', `/admin/api/schemas/${id}`)

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const editor = (page: Page) => page.getByRole('tabpanel').locator('.cm-content')
const preview = (page: Page) => page.getByRole('region', { name: 'Slik ser skjemaet ut' })
const save = (page: Page) => page.getByRole('button', { name: 'Lagre', exact: true }).click()
const messages = (page: Page) => page.getByRole('region', { name: 'Meldinger' })

/** Replaces all that stands in the editor of the open tab. */
async function write(page: Page, text: string) {
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
}

test('[ADM-40] [ADM-41] [ADM-02] a schema is written from nothing: seen as it comes about, mended where it is wrong, saved as versions', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser')
  const make = makerFor(page)
  const application = await addApplication(make)
  const name = `Artikkel ${letters()}`
  await page.goto('/admin/schema')
  await page.getByRole('link', { name: 'Nytt skjema' }).click()
  await expect(preview(page).getByText('Skjemaet mangler')).toBeVisible()
  await page.getByRole('textbox', { name: 'Navn', exact: true }).fill(name)
  await page.getByRole('combobox', { name: 'Applikasjon' }).click()
  await page.getByRole('combobox', { name: 'Applikasjon' }).fill(application.name)
  await page.getByRole('option', { name: application.name }).click()

  await tab(page, 'JSON-skjema').click()
  await write(page, '{ "type": "object" }')
  await expect(preview(page).getByText('Skjemaet passer ikke til dokumentet')).toBeVisible()
  await write(page, fields('Tittel', 'Ingress'))
  await preview(page).getByRole('textbox', { name: 'Tittel' }).fill('Åttringen «Haabet»')
  await preview(page).getByRole('textbox', { name: 'Ingress' }).fill('Bygd vinteren 1884')

  // While it cannot be read the last form stays at rest, and nothing that was tried is lost.
  await write(page, `${fields('Tittel')}\noi`)
  await expect(preview(page).getByRole('alert')).toContainText('Skjemaet er ugyldig')
  await expect(preview(page).getByRole('alert')).toContainText('JSON-skjema, linje 10: ')
  await expect(preview(page).locator('[inert]')).toBeVisible()
  await preview(page).getByRole('button', { name: 'Prøv igjen' }).click()
  await write(page, fields('Tittel'))
  await expect(preview(page).getByRole('textbox', { name: 'Tittel' })).toHaveValue('Åttringen «Haabet»')
  await expect(preview(page).getByRole('textbox', { name: 'Ingress' })).toBeHidden()
  await write(page, fields('Tittel', 'Ingress'))
  await expect(preview(page).getByRole('textbox', { name: 'Ingress' })).toHaveValue('Bygd vinteren 1884')

  // What is wrong in the UI schema is told in place; a widget is offered while one writes its name.
  await tab(page, 'UI-skjema').click()
  await write(page, '{ "Ingress": { "ui:widget": "Multi" } }')
  await expect(page.getByRole('status').filter({ hasText: 'UI-skjema, linje 1: ' })).toBeVisible()
  await expect(page.locator('.cm-lintRange-error')).toHaveText('"ui:widget"')
  await page.keyboard.press('ArrowLeft')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('l')
  await page.getByRole('option', { name: 'Multiline' }).click()
  await expect(page.getByText('JSON-skjemaet og UI-skjemaet er i orden')).toBeVisible()
  await expect(preview(page).locator('textarea').first()).toHaveValue('Bygd vinteren 1884')
  const key = `db.${letters()}`
  await write(page, `{ "Ingress": { "ui:widget": "Multiline", "ui:title": "${key}" } }`)

  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/admin/api/schemas', async (route) => {
    await held
    await route.continue()
  })
  await save(page)
  await expect(page.getByText('Lagrer skjemaet og bygger søket for dokumentene på nytt.')).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/admin\/schema\/\d+$/)
  await expect(messages(page).getByText('Lagret')).toBeVisible()
  await expect(preview(page).getByRole('textbox', { name: 'Tittel' })).toHaveValue('Åttringen «Haabet»')
  await expect(page.getByText('Lagrer skjemaet og bygger søket for dokumentene på nytt.')).toBeHidden()
  const id = Number(page.url().split('/').pop())
  expect(await schemaNow(make, id)).toMatchObject({
    name,
    version: 1,
    application_id: application.id,
    json_schema: fields('Tittel', 'Ingress'),
  })
})

test('[ADM-41] [V7] two versions are read beside each other, and an old one is taken back as the next', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const make = makerFor(page)
  const schema = await addSchema(make)
  await page.goto(`/admin/schema/${schema.id}`)
  await page.getByRole('textbox', { name: 'Beskrivelse' }).fill('<b onclick=alert(1)>Ny</b>')
  await tab(page, 'JSON-skjema').click()
  await write(page, fields('Tittel', 'Datering'))
  await expect(preview(page).getByText('Nytt felt')).toHaveCount(1)
  await save(page)
  await expect(preview(page).getByText('Nytt felt')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Versjon 2 · Historikk' })).toBeVisible()

  await page.getByRole('button', { name: 'Versjon 2 · Historikk' }).click()
  const dialog = page.getByRole('dialog', { name: `Historikken til ${schema.name}` })
  await expect(dialog.getByRole('button', { name: /^Versjon 2/ })).toContainText('Beskrivelse, JSON-skjema')
  await expect(dialog.getByRole('button', { name: /^Versjon 2/ })).toContainText('Solveig Berg')
  await expect(dialog.getByRole('insertion')).toHaveText('<b onclick=alert(1)>Ny</b>')
  const code = dialog.getByRole('group', { name: 'JSON-skjema' })
  await expect(code.getByLabel('Lagt til')).toHaveCount(4)
  await expect(code).toContainText('"Datering"')
  await dialog.getByRole('combobox', { name: 'Fra' }).selectOption('Versjon 2')
  await expect(dialog.getByText('De to versjonene er like')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Fra' }).selectOption('Versjon 1')
  await dialog.getByRole('button', { name: 'Hent tilbake versjon 1' }).click()

  await expect(messages(page).getByText('Versjon 1 er hentet tilbake som versjon 3')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(preview(page).getByRole('textbox', { name: 'Datering' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeDisabled()
  expect(await schemaNow(make, schema.id)).toMatchObject({ version: 3, description: null, json_schema: fields('Tittel') })
})

test('[ADM-40] searchable fields change places by keyboard, and what the server refuses stands at its field', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const make = makerFor(page)
  const schema = await addSchema(make, { searchable_fields: [{ jsonpath: '$.a' }, { jsonpath: '$.b' }] })
  await page.goto(`/admin/schema/${schema.id}`)
  await tab(page, 'Søkefelt').click()
  const rows = page.getByRole('textbox', { name: 'Sti til feltet' })
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Flytt Søkbare felt 1' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Søkbare felt 1 er løftet, plass 1 av 2')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Søkbare felt 1, plass 2 av 2')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(rows.first()).toHaveValue('$.b')
  await rows.first().fill('b')
  await save(page)
  await expect(rows.first()).toHaveAttribute('aria-invalid', 'true')
  await rows.first().fill('$.b[*].text')
  await save(page)
  await expect(messages(page).getByText('Lagret')).toBeVisible()
  const saved = await schemaNow(make, schema.id)
  expect(saved.searchable_fields.map(({ jsonpath, hit_order }) => [jsonpath, hit_order])).toEqual([
    ['$.b[*].text', 0],
    ['$.a', 1],
  ])

  // A slug that another schema of the application has: told at its field, in the tab that holds it.
  const other = await json<Schema>(make, 'POST', '/admin/api/schemas', { name: 'Opptatt', application_id: schema.application_id })
  await tab(page, 'Generelt').click()
  await page.getByRole('textbox', { name: 'Kortnavn' }).fill(other.slug)
  await tab(page, 'JSON-skjema').click()
  await save(page)
  await expect(page.getByRole('textbox', { name: 'Kortnavn' })).toHaveAccessibleDescription(/Dette er i bruk fra før/)
})

test('[ADM-04] [ADM-05] [LIST-06] a schema that a menu names is kept, then goes, comes back, and goes for ever', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const make = makerFor(page)
  const schema = await addSchema(make)
  const application = await json<Application>(make, 'GET', `/admin/api/applications/${schema.application_id}`)
  const menu = [{ menu_items: [{ action: { doc_type: 'Schema', schema_id: schema.id } }] }]
  await json(make, 'PUT', `/admin/api/applications/${application.id}`, { ...application, menu })

  await page.goto(`/admin/schema?filterBy=application_id:${application.id}`)
  const row = page.getByRole('row', { name: schema.name })
  const choose = async (action: string) => {
    await row.getByRole('button', { name: /^Mer for/ }).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  await choose('Slett')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slett', exact: true }).click()
  const report = page.getByRole('dialog')
  await expect(report).toContainText('Kunne ikke slette skjemaet')
  await expect(report).toContainText(application.name)
  await report.getByRole('button', { name: 'Slett likevel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slett likevel' }).click()
  await expect(row).toBeHidden()

  await page.getByRole('button', { name: /^Slettede/ }).click()
  await page.getByRole('menuitemradio', { name: 'Bare slettede' }).click()
  await expect(row).toBeVisible()
  await expect(row.getByRole('link')).toHaveCount(0)
  await row.getByRole('button', { name: /^Hent tilbake/ }).click()
  await expect(row).toBeHidden()
  await make.call('DELETE', `/admin/api/schemas/${schema.id}`)
  await page.reload()
  await row.getByRole('button', { name: /^Slett for godt/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slett for godt' }).click()
  await expect(row).toBeHidden()
  expect((await make.call('GET', `/admin/api/schemas/${schema.id}`)).status()).toBe(404)
})
