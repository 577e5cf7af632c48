import type { Page } from '@playwright/test'
import { letters, makerFor } from './fixtures/make.ts'
import { makeMuseum, pointingAt } from './fixtures/make-museum.ts'
import { expect, test } from './fixtures/test.ts'

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const row = (page: Page, title: string) => page.getByRole('row').filter({ has: page.getByText(title, { exact: true }) })
const titles = (page: Page) => page.locator('[data-row-link]')
const more = async (page: Page, title: string, action: string) => {
  await page.getByRole('button', { name: `Mer for ${title}` }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Valgte' })
const filter = async (page: Page, name: string, value: string) => {
  await page.getByRole('button', { name: new RegExp(`^${name}: `) }).click()
  await page.getByRole('menuitemradio', { name: value, exact: true }).click()
}

test('[INST-05] [LIST-02] [LIST-05] [LIST-09] [LIST-11] an editor finds, publishes and sets as draft; what is skipped or fails is told, and it can be undone', async ({
  signedIn,
}) => {
  const superuser = await signedIn('superuser')
  const museum = await makeMuseum(superuser)
  const boat = await museum.document(
    { title: { no: 'Åttringen', en: 'The boat' }, internal_title: 'B 1', year: '1884', place: 'Færing fra Leia' },
    'published',
  )
  await museum.document({ title: { no: 'Kaia' }, internal_title: 'A 2', related: pointingAt(boat.id) }, 'published')
  await museum.document({ title: { no: 'Ølbollen' }, internal_title: 'C 3' })
  await museum.document({ internal_title: 'Uferdig' })

  const page = await signedIn('editor', museum.listPath)
  await expect(h1(page)).toHaveText('Fortellinger')
  await expect(page.locator('main header')).toContainText('4')
  await expect(titles(page), 'the last changed first').toHaveText(['Uferdig', 'Ølbollen', 'Kaia', 'Åttringen'])
  await expect(row(page, 'Åttringen')).toContainText('1884')
  await expect(row(page, 'Åttringen').locator('[data-state=present]')).toHaveText(['NO', 'EN'])

  await page.getByRole('button', { name: /^Sortert etter/ }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText(['Sist endret', 'Intern tittel', 'Publikumstittel', 'Stigende', 'Synkende'])
  await page.getByRole('menuitemradio', { name: 'Intern tittel' }).click()
  await page.getByRole('button', { name: /^Sortert etter/ }).click()
  await page.getByRole('menuitemradio', { name: 'Stigende' }).click()
  await expect(titles(page)).toHaveText(['Kaia', 'Åttringen', 'Ølbollen', 'Uferdig'])

  // By keyboard: down, choose, choose on the way to the next, open.
  await titles(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Space')
  await expect(bar(page)).toContainText('3/4')
  await bar(page).getByRole('button', { name: 'Publiser' }).click()
  const report = page.getByRole('dialog', { name: 'Kunne ikke publisere (1 av 3)' })
  await expect(report.getByRole('heading', { level: 3 })).toHaveText(['Uferdig'])
  await expect(report).toContainText('Dokumentet er ikke ferdig til å publiseres.')
  await expect(report.getByRole('listitem').first()).toContainText('Tittel')
  await report.getByRole('button', { name: 'Lukk' }).click()
  const toast = page.getByRole('status').filter({ hasText: '«Ølbollen» er publisert' })
  await expect(toast).toContainText('1 var publisert fra før')
  await expect(row(page, 'Ølbollen')).toContainText('Publisert')
  await expect(row(page, 'Uferdig'), 'what was refused slides back').toContainText('Utkast')
  await toast.getByRole('button', { name: 'Angre' }).click()
  await expect(row(page, 'Ølbollen')).toContainText('Utkast')

  // What published documents point at is not hidden unawares.
  await page.getByRole('button', { name: 'Velg bort alle' }).click()
  await more(page, 'Åttringen', 'Sett som utkast')
  const question = page.getByRole('alertdialog', { name: 'Sette «Åttringen» som utkast?' })
  await expect(question.getByRole('link', { name: /^Kaia/ })).toHaveAttribute('target', '_blank')
  await question.getByRole('button', { name: 'Behold publisert' }).click()
  expect((await museum.now(boat.id)).status).toBe('published')
  await more(page, 'Åttringen', 'Sett som utkast')
  await question.getByRole('button', { name: 'Sett som utkast' }).click()
  await expect(row(page, 'Åttringen')).toContainText('Utkast')

  await filter(page, 'Status', 'Publisert')
  await expect(titles(page)).toHaveText(['Kaia'])
  await page.getByRole('button', { name: 'Fjern filteret Status: Publisert' }).click()
  await filter(page, 'Av meg', 'Endret av meg')
  await expect(titles(page)).toHaveText(['Åttringen', 'Ølbollen'])
  await page.getByRole('button', { name: 'Fjern filteret Av meg: Endret av meg' }).click()

  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/documents') && asked.push(request.url()))
  await page.getByRole('searchbox').pressSequentially('åttring')
  await expect(page.getByText('1 treff på «åttring»')).toBeVisible()
  await expect(titles(page)).toHaveText(['Åttringen'])
  await expect(row(page, 'Åttringen'), 'where it was found').toContainText('Færing fra Leia')
  expect(asked.length, 'one question for the rows and one for where it was found, none for each row').toBe(2)
  await page.getByRole('button', { name: 'Rutenett' }).click()
  const { search } = new URL(page.url())
  expect(search).toContain('search=')
  await titles(page).first().press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toBe(`${museum.path}/${boat.id}`)
  expect(new URL(page.url()).search, 'the way back is kept').toBe(search)
  await page.goBack()
  await page.getByRole('link', { name: 'Nytt dokument' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(`${museum.path}/create`)
  expect(new URL(page.url()).searchParams.get('schema')).toBe(String(museum.stories.id))
})

test('[INST-05] [INST-06] [LIST-05] [LIST-06] who deletes is shown what points there; the bin gives back, and only admins empty it', async ({
  signedIn,
}) => {
  const superuser = await signedIn('superuser')
  const museum = await makeMuseum(superuser)
  const boat = await museum.document({ title: { no: 'Åttringen' } }, 'published')
  await museum.document({ title: { no: 'Kaia' }, related: pointingAt(boat.id) }, 'published')
  await museum.document({ title: { no: 'Ølbollen' } })

  const page = await signedIn('editor', museum.listPath)
  await page.getByRole('checkbox', { name: 'Velg Åttringen' }).check()
  await page.getByRole('checkbox', { name: 'Velg Ølbollen' }).check()
  await bar(page).getByRole('button', { name: 'Slett' }).click()
  const used = page.getByRole('alertdialog', { name: '«Åttringen» er i bruk' })
  await expect(used.getByRole('link', { name: /^Kaia/ })).toBeVisible()
  await expect(used.getByRole('button', { name: 'Slett likevel' }), 'an editor changes the others first').toHaveCount(0)
  await used.getByRole('button', { name: 'Slett det andre' }).click()
  await expect(titles(page)).toHaveText(['Kaia', 'Åttringen'])
  await page.getByRole('status').filter({ hasText: '«Ølbollen» er slettet' }).getByRole('button', { name: 'Angre' }).click()
  await expect(row(page, 'Ølbollen')).toBeVisible()
  await more(page, 'Ølbollen', 'Slett')
  await page.getByRole('alertdialog', { name: 'Slette «Ølbollen»?' }).getByRole('button', { name: 'Slett' }).click()
  await expect(row(page, 'Ølbollen')).toHaveCount(0)
  await filter(page, 'Slettede', 'Ta med slettede')
  await expect(row(page, 'Ølbollen')).toContainText('Slettet')
  await expect(row(page, 'Ølbollen').getByRole('link'), 'it leads nowhere until it is back').toHaveCount(0)

  await page.getByRole('navigation', { name: 'Meny' }).getByRole('link', { name: 'Slettede' }).click()
  await expect(h1(page)).toHaveText('Slettede')
  await expect(row(page, 'Ølbollen')).toContainText(museum.stories.name)
  await filter(page, 'Av meg', 'Slettet av meg')
  await expect(row(page, 'Ølbollen')).toBeVisible()
  await expect(page.getByRole('button', { name: /Slett for godt/ })).toHaveCount(0)
  await page.getByRole('button', { name: /: Ølbollen$/ }).click()
  await expect(page.getByText('«Ølbollen» er hentet tilbake')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ingen treff med disse filtrene' })).toBeVisible()

  const admin = await signedIn('admin', museum.listPath)
  await more(admin, 'Åttringen', 'Slett')
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Slett likevel' }).click()
  await expect(titles(admin)).toHaveText(['Kaia', 'Ølbollen'])
  await more(admin, 'Ølbollen', 'Slett')
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Slett' }).click()
  await expect(titles(admin)).toHaveText(['Kaia'])
  await admin.goto(museum.binPath)
  await admin.getByRole('checkbox', { name: 'Velg alle på sida' }).check()
  await bar(admin).getByRole('button', { name: 'Slett for godt' }).click()
  await admin.getByRole('alertdialog', { name: 'Slette 2 for godt?' }).getByRole('button', { name: 'Slett for godt' }).click()
  await expect(admin.getByText('Ingenting er slettet her.')).toBeVisible()
})

test('[INST-04] [INST-05] a single document opens by the menu or is made; guests and those whose licence has run out only read', async ({
  signedIn,
}) => {
  const superuser = await signedIn('superuser')
  const museum = await makeMuseum(superuser)
  const story = await museum.document({ title: { no: 'Åttringen' } }, 'published')
  const guest = await signedIn('guest', museum.listPath)
  await expect(row(guest, 'Åttringen')).toBeVisible()
  await expect(guest.getByRole('checkbox')).toHaveCount(0)
  await expect(guest.getByRole('button', { name: /^Mer for/ })).toHaveCount(0)
  await expect(guest.getByRole('link', { name: 'Nytt dokument' })).toHaveCount(0)
  await expect(guest.getByRole('link', { name: 'Brukere' })).toHaveCount(0)
  await titles(guest).first().focus()
  await guest.keyboard.press('Space')
  await expect(bar(guest)).toHaveCount(0)

  const frontPage = (page: Page) => page.getByRole('navigation', { name: 'Meny' }).getByRole('link', { name: 'Forside' })
  await frontPage(guest).click()
  await expect(guest.getByText('Ingen har skrevet noe her ennå.')).toBeVisible()
  const editor = await signedIn('editor', museum.listPath)
  await frontPage(editor).click()
  await expect(editor).toHaveURL(new RegExp(`${museum.path}/create\\?schema=${museum.frontPage.id}$`))
  const single = await museum.document({ title: { no: 'Velkommen' } }, 'published', museum.frontPage.id)
  for (const page of [editor, guest]) {
    await page.goto(museum.listPath)
    await frontPage(page).click()
    await expect(page).toHaveURL(new RegExp(`${museum.path}/${single.id}\\?schema=${museum.frontPage.id}$`))
    await page.goBack()
    await expect(h1(page), 'Back does not lead in a ring').toHaveText('Fortellinger')
  }

  const expired = await signedIn('admin', '/havnes-bymuseum/byvandring')
  await expect(expired.getByText('Lisensen har gått ut. Du kan lese alt, men ikke endre noe.')).toBeVisible()
  await expect(row(expired, 'Natta byen brant')).toBeVisible()
  await expect(expired.getByRole('checkbox')).toHaveCount(0)
  await expect(expired.getByRole('link', { name: 'Nytt dokument' })).toHaveCount(0)
  expect(story.status).toBe('published')
})

test('[ADM-32] [ROLE-01] an admin of an instance asks people in by e-mail up to its limit, changes what they are, and lets them go', async ({
  signedIn,
}) => {
  const superuser = await signedIn('superuser')
  const museum = await makeMuseum(superuser, { max_users: 4 })
  const page = await signedIn('admin', museum.listPath)
  await page.getByRole('link', { name: 'Brukere' }).click()
  const panel = page.getByRole('dialog', { name: `Brukere av ${museum.instance.name}` })
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  const address = panel.getByRole('textbox', { name: 'E-postadresse' })
  await address.fill('ikke en adresse')
  await panel.getByRole('button', { name: 'Legg til' }).click()
  await expect(panel.getByText('Skriv ei e-postadresse, som navn@museum.no')).toBeVisible()
  const username = `aud.${letters()}@museum.test`
  await address.fill(username)
  await panel.getByRole('button', { name: 'Legg til' }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: username })).toBeVisible()
  await expect(panel.getByText('Instansen har ikke plass til flere brukere.')).toBeVisible()

  const role = panel.getByRole('combobox', { name: 'Rollen til Marit Johnsen Utsi' })
  await role.click()
  await page.getByRole('option', { name: 'Redaktør' }).click()
  await expect(role).toHaveText('Redaktør')
  await panel.getByRole('button', { name: 'Fjern Marit Johnsen Utsi fra instansen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fjern' }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await expect(address, 'there is room again').toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  const members = await makerFor(superuser).call('GET', `/admin/api/instances/users?application_instance_id=${museum.instance.id}`)
  expect(JSON.stringify(await members.json())).not.toContain('Marit')
})
