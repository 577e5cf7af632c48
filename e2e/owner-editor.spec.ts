import type { Page } from '@playwright/test'
import type { Owner } from '@vitrine/contract'
import { letters, makerFor } from './fixtures/make.ts'
import { recordsFor } from './fixtures/make-records.ts'
import { expect, test } from './fixtures/test.ts'

const openProfile = (page: Page) => page.getByRole('button', { name: /Profil og innstillinger/ }).click()
const entry = (page: Page) => page.getByRole('dialog').getByRole('link', { name: 'Rediger mine museer' })
const save = (page: Page) => page.getByRole('button', { name: 'Lagre', exact: true }).click()

/** Someone with a role for each of so many museums of their own. */
async function personWith(page: Page, role: 1 | 2 | 3, count: number) {
  const records = recordsFor(page)
  const person = await makerFor(page).person()
  const owners: Owner[] = []
  for (let number = 0; number < count; number += 1) {
    const owner = await records.owner({ name: { no: `Museum ${letters()}` }, identifier: 'X1' })
    await records.role((await records.instance({ owner_id: owner.id })).id, person.id, role)
    owners.push(owner)
  }
  return { person, owners, records }
}

test('[OWN-01] [SHELL-02] an editor writes what the public reads of the museum, and nothing else of it is touched', async ({
  signedIn,
}) => {
  const { person, owners, records } = await personWith(await signedIn('superuser'), 2, 1)
  const [owner] = owners
  if (!owner) throw new Error('No owner was made')
  const page = await signedIn(person)
  await openProfile(page)
  await entry(page).click()
  await expect(page).toHaveURL(`/owner/${owner.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.name.no ?? '')
  await expect(page.getByRole('navigation', { name: 'Hvor du er' }), 'no breadcrumbs').toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Kortnavn' })).toHaveCount(0)

  const name = page.getByRole('textbox', { name: /^Navn/ })
  await name.fill('')
  await save(page)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Havnes kystmuseum')
  await page.getByRole('textbox', { name: /^Beskrivelse/ }).fill('Byen ved kaia.')
  await save(page)
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeDisabled()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Havnes kystmuseum')
  expect(await records.now<Owner>(`owners/${owner.id}`)).toMatchObject({
    name: { no: 'Havnes kystmuseum' },
    description: { no: 'Byen ved kaia.' },
    slug: owner.slug,
    identifier: 'X1',
  })

  await records.save(`owners/${owner.id}`, { availability_url: 'https://havnes.example/' })
  await name.fill('Havnes museum')
  await save(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Lagre' }).click()
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeDisabled()
  expect(await records.now<Owner>(`owners/${owner.id}`), 'what another saved meanwhile is kept').toMatchObject({
    name: { no: 'Havnes museum' },
    availability_url: 'https://havnes.example/',
  })
  await page.getByRole('link', { name: 'Tilbake til Oversikt' }).click()
  await expect(page.getByRole('navigation', { name: 'Meny' }).getByRole('heading', { level: 3 }), 'the new name is everywhere').toHaveText(
    'Havnes museum',
  )
})

test('[OWN-01] [V29] who edits several chooses among them; others find no way in, and a museum of others is told as the server tells it', async ({
  signedIn,
}) => {
  const superuser = await signedIn('superuser')
  const { person, owners } = await personWith(superuser, 2, 2)
  const page = await signedIn(person)
  await openProfile(page)
  await entry(page).click()
  await expect(page).toHaveURL('/owner')
  await expect(page.getByRole('table').getByRole('link')).toHaveText(owners.map(({ name }) => name.no ?? '').sort())
  await page.getByRole('table').getByRole('link', { name: owners[1]?.name.no }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(owners[1]?.name.no ?? '')
  await page.getByRole('link', { name: 'Tilbake til Rediger mine museer' }).click()
  await expect(page).toHaveURL('/owner')

  const guest = await personWith(superuser, 3, 1)
  const stranger = await signedIn(guest.person)
  await openProfile(stranger)
  await expect(stranger.getByRole('dialog').getByRole('link', { name: 'Logg ut' })).toBeVisible()
  await expect(entry(stranger)).toHaveCount(0)
  await stranger.goto(`/owner/${guest.owners[0]?.id}`)
  await expect(stranger.getByText('Du kan lese dette, men ikke endre det.')).toBeVisible()
  await expect(stranger.getByRole('button', { name: /^Lagre/ })).toHaveCount(0)
  await stranger.goto(`/owner/${owners[0]?.id}`)
  await expect(stranger.getByRole('main')).toContainText('No such owner')
})
