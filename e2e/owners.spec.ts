import type { Page } from '@playwright/test'
import type { Owner } from '@vitrine/contract'
import { letters, makerFor } from './fixtures/make.ts'
import { recordsFor } from './fixtures/make-records.ts'
import { expect, test } from './fixtures/test.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const picker = (page: Page, name: string) => page.getByRole('combobox', { name })
const language = (page: Page, name: string) => page.getByRole('group', { name: 'Språk i innholdet' }).getByRole('button', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Lagre', exact: true }).click()
const isSaved = (page: Page) => expect(page.getByRole('button', { name: 'Lagret', exact: true })).toBeDisabled()
const message = (page: Page) => page.getByRole('region', { name: 'Meldinger' })
const titles = (page: Page) => page.getByRole('table', { name: 'Eiere' }).getByRole('link')
const idIn = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1))

async function rowAction(page: Page, title: string, action: string) {
  await page
    .getByRole('row')
    .filter({ hasText: title })
    .getByRole('button', { name: `Mer for ${title}` })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('[ADM-01] [ADM-02] [ADM-10] a museum is made in two languages, under another and on the map, and then changed', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser', '/admin')
  const make = recordsFor(page)
  const tag = letters()
  const parent = await make.owner({ name: { no: `Kystmuseene ${tag}` } })
  await expect(page).toHaveURL(/\/admin\/owner$/)
  await page.getByRole('link', { name: 'Ny eier' }).click()

  await save(page)
  await expect(field(page, 'Navn')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Navn').fill(`Sunnfjord kystlag ${tag}`)
  await language(page, 'EN, engelsk').click()
  await expect(field(page, 'Navn'), 'what the public reads meanwhile is no value').toHaveValue('')
  await expect(field(page, 'Navn')).toHaveAttribute('placeholder', `Sunnfjord kystlag ${tag}`)
  await field(page, 'Navn').fill(`Sunnfjord Coast ${tag}`)
  await field(page, 'Beskrivelse').fill('Boats and people')
  await picker(page, 'Ligger under').fill(tag)
  await page.getByRole('option', { name: `Kystmuseene ${tag}` }).click()
  await field(page, 'Breddegrad').fill('61,6')
  await field(page, 'Lengdegrad').fill('5,03')
  await save(page)

  await expect(page).toHaveURL(/\/admin\/owner\/\d+$/)
  await expect(message(page).getByText('Lagret')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sunnfjord kystlag ${tag}`)
  const made = await make.now<Owner>(`owners/${idIn(page)}`)
  expect(made).toMatchObject({
    name: { no: `Sunnfjord kystlag ${tag}`, en: `Sunnfjord Coast ${tag}` },
    description: { en: 'Boats and people' },
    slug: `sunnfjord-kystlag-${tag}`,
    owner_id: parent.id,
    location: { lat: 61.6, lng: 5.03 },
  })

  await field(page, 'Identifikator').fill('SKL')
  await field(page, 'Adresse om tilgjengelighet').fill('https://kystlag.example/tilgjengelighet')
  await picker(page, 'Ligger under').clear()
  await page.getByRole('button', { name: 'Fjern plasseringa' }).click()
  await save(page)
  await isSaved(page)
  expect(await make.now<Owner>(`owners/${made.id}`)).toMatchObject({
    identifier: 'SKL',
    availability_url: 'https://kystlag.example/tilgjengelighet',
    owner_id: null,
    location: null,
    version: 2,
  })
})

test('[ADM-02] [ADM-10] a slug of our own, one that is taken and a circle of parents are refused at their fields', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const make = recordsFor(page)
  const tag = letters()
  const taken = await make.owner()
  const above = await make.owner({ name: { no: `Over ${tag}` } })
  const below = await make.owner({ name: { no: `Under ${tag}` }, owner_id: above.id })
  await page.goto(`/admin/owner/${above.id}`)

  for (const [slug, why] of [
    ['Ikke En Slug', 'Her er det tegn som ikke kan brukes, eller feil skrivemåte'],
    ['admin', 'Dette ordet bruker systemet selv. Velg et annet.'],
    [taken.slug, 'Dette er i bruk fra før'],
  ] as const) {
    await field(page, 'Kortnavn').fill(slug)
    await save(page)
    await expect(field(page, 'Kortnavn')).toHaveAccessibleDescription(new RegExp(why))
    await expect(field(page, 'Kortnavn')).toBeFocused()
  }
  await expect(message(page).getByRole('alert').first()).toContainText('Kunne ikke lagre. Se over feltene og prøv igjen.')

  await field(page, 'Kortnavn').fill(above.slug)
  await picker(page, 'Ligger under').fill(tag)
  await page.getByRole('option', { name: `Under ${tag}` }).click()
  await save(page)
  await expect(picker(page, 'Ligger under')).toHaveAccessibleDescription(/Kan ikke ligge under seg selv/)
  expect((await make.now<Owner>(`owners/${above.id}`)).owner_id, 'nothing was stored').toBeNull()
  expect((await make.now<Owner>(`owners/${below.id}`)).owner_id).toBe(above.id)
})

test('[ADM-10] two who write a museum in different languages are merged; the same language is a choice, by name and not by id', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser')
  const make = recordsFor(page)
  const tag = letters()
  const [mine, theirs] = [await make.owner({ name: { no: `Min ${tag}` } }), await make.owner({ name: { no: `Deres ${tag}` } })]
  const owner = await make.owner({ name: { no: `Havnes ${tag}` }, description: { no: 'Byen' } })
  await page.goto(`/admin/owner/${owner.id}`)
  await field(page, 'Navn').fill(`Havnes bymuseum ${tag}`)
  await field(page, 'Beskrivelse').fill('Byen ved kaia')
  await picker(page, 'Ligger under').fill(tag)
  await page.getByRole('option', { name: mine.name.no }).click()
  await make.save(`owners/${owner.id}`, {
    name: { no: `Havnes ${tag}`, en: `Havnes City ${tag}` },
    description: { no: 'Kaia' },
    owner_id: theirs.id,
  })
  await save(page)

  const dialog = page.getByRole('dialog', { name: 'Solveig Berg lagret mens du skrev' })
  await expect(dialog).toContainText(/slått sammen med dine?: .*Navn \(Engelsk\)/)
  const text = dialog.getByRole('radiogroup', { name: 'Beskrivelse (Norsk bokmål)' })
  await text.getByRole('radio', { name: 'Skriv dem sammen' }).check()
  await text.getByRole('textbox').fill('Byen og kaia')
  const parent = dialog.getByRole('radiogroup', { name: 'Ligger under' })
  await expect(parent.getByRole('radio', { name: `Din utgave: ${mine.name.no}` })).toBeVisible()
  await parent.getByRole('radio', { name: `Solveig Berg: ${theirs.name.no}` }).check()
  await expect(dialog).not.toContainText('[object')
  await dialog.getByRole('button', { name: 'Lagre sammenslått' }).click()
  await isSaved(page)
  expect(await make.now<Owner>(`owners/${owner.id}`)).toMatchObject({
    name: { no: `Havnes bymuseum ${tag}`, en: `Havnes City ${tag}` },
    description: { no: 'Byen og kaia' },
    owner_id: theirs.id,
    version: 3,
  })
})

test('[ADM-04] [ADM-05] [LIST-05] [LIST-06] a museum in use says by whom; one that is free goes, comes back under another address, and goes for ever', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser')
  const make = recordsFor(page)
  const tag = letters()
  const used = await make.owner({ name: { no: `Brukt ${tag}` } })
  const instance = await make.instance({ owner_id: used.id, name: `Guiden ${tag}` })
  const free = await make.owner({ name: { no: `Ledig ${tag}` }, slug: `ledig-${tag}` })
  await page.goto(`/admin/owner?search=${tag}`)
  await expect(titles(page)).toHaveText([used.name.no ?? '', free.name.no ?? ''])

  await page.getByRole('checkbox', { name: new RegExp(`Brukt ${tag}`) }).check()
  await page.getByRole('checkbox', { name: new RegExp(`Ledig ${tag}`) }).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Slett' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slett' }).click()
  const report = page.getByRole('dialog', { name: /Kunne ikke slette eieren/ })
  await expect(report).toContainText(`Brukt ${tag}`)
  await expect(report.getByRole('link', { name: instance.name })).toHaveAttribute('href', `/admin/instance/${instance.id}`)
  await report.getByRole('button', { name: 'Lukk' }).click()
  await expect(titles(page), 'what could go is gone').toHaveText([used.name.no ?? ''])

  await make.owner({ name: { no: `Ny ${tag}` }, slug: `ledig-${tag}` })
  await page.getByRole('button', { name: 'Slettede: Skjult' }).click()
  await page.getByRole('menuitemradio', { name: 'Bare slettede' }).click()
  const gone = page.getByRole('row').filter({ hasText: `Ledig ${tag}` })
  await expect(gone).toBeVisible()
  await expect(gone.getByRole('link'), 'a deleted one leads nowhere').toHaveCount(0)
  await gone.getByRole('button', { name: 'Hent tilbake' }).click()
  await expect(message(page).getByText(`Adressen «ledig-${tag}» var tatt i mellomtida. Nå heter den «ledig-${tag}-2».`)).toBeVisible()
  expect((await make.now<Owner>(`owners/${free.id}`)).slug).toBe(`ledig-${tag}-2`)

  await page.goto(`/admin/owner?search=${tag}`)
  await rowAction(page, `Ledig ${tag}`, 'Slett')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slett' }).click()
  await expect(titles(page)).not.toContainText([`Ledig ${tag}`])
  await page.goto(`/admin/owner/${free.id}`)
  await expect(page.getByRole('note').filter({ hasText: 'Slettet av Solveig Berg' })).toBeVisible()
  await page.goto(`/admin/owner?search=${tag}&filterBy=deleted:only`)
  await gone.getByRole('button', { name: 'Slett for godt' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slett for godt' }).click()
  await expect(gone).toHaveCount(0)
  expect((await makerFor(page).call('GET', `/admin/api/owners/${free.id}`)).status()).toBe(404)

  await page.goto(`/admin/owner?search=${tag}`)
  await rowAction(page, `Brukt ${tag}`, 'Slett')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slett' }).click()
  await report.getByRole('button', { name: 'Slett likevel' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Instansene til eieren slettes sammen med den.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slett likevel' }).click()
  await expect(page.getByRole('row').filter({ hasText: `Brukt ${tag}` })).toHaveCount(0)
  expect((await make.now<{ deleted_at: string | null }>(`instances/${instance.id}`)).deleted_at).not.toBeNull()
})

test('[LIST-08] [LIST-11] [LANG-03] the list sorts by name, change and slug, in the language of the interface', async ({ signedIn }) => {
  const page = await signedIn('superuser', '/admin/owner', { language: 'en' })
  const make = recordsFor(page)
  const tag = letters()
  const first = await make.owner({
    name: { no: `Åttring ${tag}`, en: `Boats ${tag}` },
    slug: `c-${tag}`,
    description: { en: 'By the sea' },
  })
  const second = await make.owner({ name: { no: `Bygda ${tag}` }, slug: `a-${tag}` })
  await page.goto(`/admin/owner?search=${tag}`)
  const links = page.getByRole('table', { name: 'Owners' }).getByRole('link')
  await expect(links, 'a name that lacks the language says which one it has').toHaveText([`Boats ${tag}`, `Bygda ${tag} (no)`])
  const row = page.getByRole('row').filter({ hasText: `Boats ${tag}` })
  await expect(row).toContainText('By the sea')
  await expect(row).toContainText('Solveig Berg')
  await expect(row.getByRole('img', { name: 'Norwegian (Bokmål), English' })).toBeVisible()

  await make.save(`owners/${first.id}`, { identifier: 'x' })
  for (const [before, sort, order] of [
    ['Name', 'Updated', [second, first]],
    ['Updated', 'Slug', [second, first]],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`Sorted by ${before}`) }).click()
    await page.getByRole('menuitemradio', { name: sort }).click()
    await expect(links).toHaveText(order.map(({ name }) => new RegExp(name.en ?? name.no ?? '')))
  }
})
