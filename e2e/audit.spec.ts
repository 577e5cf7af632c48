import { letters, makerFor } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'

test('[ADM-01] what was changed is read on the record and in the list of all changes, narrowed by kind, person and time', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser')
  const make = makerFor(page)
  const tag = letters()
  const locale = await make.locale({ name: `<b>Kvensk</b> ${tag}` })

  // On the record: nothing is asked for before someone opens it, and a save is read at once.
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/admin/api/audit')) asked += 1
  })
  await page.goto(`/admin/locale/${locale.id}`)
  const opener = page.getByRole('button', { name: 'Endringer' })
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  expect(asked).toBe(0)
  await opener.press('Enter')
  const history = page.getByRole('list', { name: 'Endringer' })
  await expect(history.getByRole('listitem')).toHaveCount(1)
  await expect(history).toContainText('Solveig Berg opprettet')
  await page.getByRole('textbox', { name: 'Navn' }).fill(`Kvensk ${tag}`)
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect(history.getByRole('listitem')).toHaveCount(2)
  const latest = history.getByRole('listitem').first()
  await expect(latest).toContainText('Solveig Berg endret')
  // Text, never markup. [V7]
  await expect(latest.getByRole('deletion')).toHaveText(`<b>Kvensk</b> ${tag}`)
  await expect(latest.getByRole('insertion')).toHaveText(`Kvensk ${tag}`)
  await opener.click()
  await expect(history).toBeHidden()

  // In the list of all.
  const banned = await make.user({ name: `Terje ${tag}` })
  await make.ban(banned.id)
  await page.getByRole('link', { name: 'Endringer' }).click()
  await expect(page).toHaveURL(/\/admin\/audit$/)
  const all = page.getByRole('main').getByRole('list', { name: 'Endringer' })
  await expect(all.getByRole('listitem').first()).toContainText(`stengte ute Terje ${tag} · Bruker`)
  await page.getByRole('combobox', { name: 'Hva' }).click()
  await page.getByRole('option', { name: 'Språk' }).click()
  await expect(page).toHaveURL(/filterBy=kind(:|%3A)locale/)
  await expect(all.getByRole('listitem').first()).toContainText(`endret Kvensk ${tag} · Språk`)
  await expect(all.getByText(`Terje ${tag}`)).toBeHidden()

  // A person who has changed nothing; the address keeps what was chosen over a reload.
  await page.getByRole('combobox', { name: 'Hvem' }).fill(tag)
  await page.getByRole('option', { name: `Terje ${tag}` }).click()
  await expect(page.getByRole('heading', { name: 'Ingen endringer' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Hvem' })).toHaveValue(`Terje ${tag}`)
  await page.getByRole('button', { name: 'Vis alle' }).first().click()
  const until = page.getByRole('textbox', { name: 'Til og med' })
  await until.fill('31.02.2020')
  await until.blur()
  await expect(until).toHaveAccessibleDescription('Skriv datoen som 17.05.2026')
  await until.fill('1.1.2020')
  await expect(page).toHaveURL(/to(:|%3A)2020-01-01/)
  await expect(page.getByRole('heading', { name: 'Ingen endringer' })).toBeVisible()
  await page.getByRole('button', { name: 'Vis alle' }).first().click()

  // From a change to its record.
  await all
    .getByRole('link', { name: `Terje ${tag}` })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: `Terje ${tag}`, level: 1 })).toBeVisible()
})
