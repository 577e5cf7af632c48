import type { Page } from '@playwright/test'
import type { Instance } from '@vitrine/contract'
import { letters, makerFor } from './fixtures/make.ts'
import { recordsFor } from './fixtures/make-records.ts'
import { expect, test } from './fixtures/test.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const picker = (page: Page, name: string | RegExp) => page.getByRole('combobox', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Lagre', exact: true }).click()
const isSaved = (page: Page) => expect(page.getByRole('button', { name: 'Lagret', exact: true })).toBeDisabled()
const message = (page: Page) => page.getByRole('region', { name: 'Meldinger' })
const titles = (page: Page) => page.getByRole('table', { name: 'Instanser' }).getByRole('link')
const locales = (page: Page) => page.getByRole('group', { name: /Tilgjengelige språk/ })
const longAgo = '2020-01-31T11:00:00.000Z'

async function pick(page: Page, name: string | RegExp, text: string) {
  await picker(page, name).fill(text)
  await page.getByRole('option', { name: new RegExp(`^${text}`) }).click()
}

test('[ADM-02] [ADM-03] [ADM-30] an instance gets its name and address from the application, has a language at least, and all of it can be changed', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser', '/admin/instance')
  const make = recordsFor(page)
  const tag = letters()
  const application = await make.application({ name: `Guide ${tag}` })
  const owner = await make.owner({ name: { no: `Museet ${tag}` } })
  const receiver = await make.instance({ name: `Mottaker ${tag}` })
  await page.getByRole('link', { name: 'Ny instans' }).click()
  await pick(page, 'Applikasjon', `Guide ${tag}`)
  await pick(page, 'Eier', `Museet ${tag}`)
  await save(page)
  await expect(locales(page)).toHaveAccessibleDescription(/Legg til minst 1|Fyll ut/)
  for (const [index, language] of ['Norsk bokmål', 'English'].entries()) {
    await locales(page).getByRole('button', { name: 'Legg til' }).click()
    await pick(page, `Tilgjengelige språk ${index + 1}`, language)
  }
  await save(page)
  await expect(page).toHaveURL(/\/admin\/instance\/\d+$/)
  const path = `instances/${new URL(page.url()).pathname.split('/').at(-1)}`
  const made = await make.now<Instance>(path)
  expect(made).toMatchObject({
    name: application.name,
    slug: application.slug,
    path: `/${owner.slug}/${application.slug}`,
    max_users: null,
  })
  expect(made.available_locales.map(({ language_code }) => language_code)).toEqual(['no', 'en'])

  await expect(page.getByRole('heading', { level: 1 }), 'the address is new before the page is').toHaveText(application.name)
  await page.getByRole('button', { name: 'Flytt Tilgjengelige språk 2' }).press('Space')
  await expect(page.getByText(/er løftet, plass 2 av 2/)).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(/, plass 1 av 2$/)).toBeAttached()
  await page.keyboard.press('Space')
  await field(page, 'Navn').fill(`Kystleia ${tag}`)
  await field(page, 'Høyeste antall brukere').fill('7')
  await field(page, 'Utløper').fill('31.01.2040 12:00')
  const shares = page.getByRole('group', { name: 'Delt med' })
  for (const row of [0, 1]) {
    await shares.getByRole('button', { name: 'Legg til' }).click()
    await picker(page, 'Instansen som får tilgang').nth(row).fill(`Mottaker ${tag}`)
    await page.getByRole('option', { name: new RegExp(`^Mottaker ${tag}`) }).click()
    await picker(page, 'Hva som deles').nth(row).click()
    await page.getByRole('option', { name: 'Medier' }).click()
  }
  await save(page)
  await expect(page.getByText('Dette står her to ganger').first(), 'the same share twice').toBeVisible()
  await picker(page, 'Hva som deles').nth(1).click()
  await page.getByRole('option', { name: 'Dokumenter' }).click()
  await save(page)
  await isSaved(page)
  const changed = await make.now<Instance>(path)
  expect(changed).toMatchObject({ name: `Kystleia ${tag}`, max_users: 7, expires_at: '2040-01-31T11:00:00.000Z', expired: false })
  expect(changed.available_locales.map(({ language_code }) => language_code)).toEqual(['en', 'no'])
  expect(changed.shared_with.map(({ to_application_instance_id, type }) => [to_application_instance_id, type])).toEqual(
    expect.arrayContaining([
      [receiver.id, 'media'],
      [receiver.id, 'document'],
    ]),
  )

  await field(page, 'Utløper').fill('')
  await save(page)
  await isSaved(page)
  expect((await make.now<Instance>(path)).expires_at).toBeNull()

  await page.goto(`/admin/instance/${receiver.id}`)
  const givers = page.getByRole('region', { name: 'Deles med denne instansen' })
  await expect(givers.getByRole('listitem')).toContainText('DokumenterMedier')
  await givers.getByRole('link', { name: `Kystleia ${tag}` }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/instance/${changed.id}$`))
})

test('[ADM-31] [LIST-11] expired instances are hidden until the toggle is on, say that they are, and can be removed for ever', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser')
  const make = recordsFor(page)
  const tag = letters()
  const owner = await make.owner({ name: { no: `Eier ${tag}` } })
  const old = await make.instance({ name: `Gammel ${tag}`, owner_id: owner.id, expires_at: longAgo })
  const live = await make.instance({ name: `Levende ${tag}` })
  const oldest = await make.instance({ name: `Annen ${tag}`, owner_id: owner.id })
  await page.goto(`/admin/instance?search=${tag}`)
  await expect(page.getByRole('button', { name: 'Sortert etter Sist endret, stigende' })).toBeVisible()
  await expect(titles(page)).toHaveText([live.name, oldest.name])
  await page.getByRole('switch', { name: 'Vis utløpte' }).click()
  await expect(titles(page)).toHaveText([`${old.name} (utløpt)`, live.name, oldest.name])
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Vis utløpte' })).toBeChecked()

  await page.goto(`/admin/instance?search=${tag}&filterBy=include_expired:true,owner_id:${owner.id}`)
  await expect(titles(page)).toHaveText([`${old.name} (utløpt)`, oldest.name])
  await page.goto(`/admin/instance?search=${tag}&filterBy=include_expired:true,application_id:${live.application_id}`)
  await expect(titles(page)).toHaveText([live.name])

  await page.goto(`/admin/instance?search=${tag}&filterBy=include_expired:true`)
  const remove = async () => {
    await page.getByRole('button', { name: `Mer for ${old.name} (utløpt)` }).click()
    await page.getByRole('menuitem', { name: 'Slett for godt' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Slett for godt' }).click()
  }
  await page.route('**/admin/api/instances/expired/*', (route) => route.abort())
  await remove()
  await expect(message(page).getByRole('alert'), '[ADM-05]').toContainText('Kunne ikke slette instansen')
  await page.unrouteAll()
  await remove()
  await expect(titles(page)).toHaveText([live.name, oldest.name])
  expect((await makerFor(page).call('GET', `/admin/api/instances/${old.id}`)).status()).toBe(404)
})

test('[ADM-05] [ADM-30] [ROLE-02] the people of an instance are listed with their roles, lead to their pages, and are removed after a question', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser')
  const make = recordsFor(page)
  const instance = await make.instance({ max_users: 3 })
  const [guest, editor] = [await makerFor(page).user(), await makerFor(page).user()]
  await make.role(instance.id, guest.id, 3)
  await make.role(instance.id, editor.id, 2)
  await page.goto(`/admin/instance/${instance.id}`)
  const users = page.getByRole('region', { name: 'Brukere av instansen' })
  const row = (name: string) => users.getByRole('listitem').filter({ hasText: name })
  await expect(row(guest.name)).toContainText('Gjest')
  await expect(row(editor.name)).toContainText('Redaktør')
  await expect(users).toContainText('Instansen har plass til 3 brukere.')
  await expect(row(editor.name).getByRole('link')).toHaveAttribute('href', `/admin/user/${editor.id}`)

  const remove = async (answer: string) => {
    await row(guest.name)
      .getByRole('button', { name: `Fjern ${guest.name} fra instansen` })
      .click()
    const question = page.getByRole('alertdialog', { name: `Fjerne ${guest.name} fra ${instance.name}?` })
    await question.getByRole('button', { name: answer }).click()
  }
  await remove('Avbryt')
  await expect(row(guest.name)).toBeVisible()
  await page.route(`**/admin/api/instances/${instance.id}/user/*`, (route) => route.abort())
  await remove('Fjern')
  await expect(message(page).getByRole('alert')).toContainText('Kunne ikke fjerne brukeren fra instansen')
  await page.unrouteAll()
  await remove('Fjern')
  await expect(row(guest.name)).toHaveCount(0)
  await expect(row(editor.name)).toBeVisible()
})
