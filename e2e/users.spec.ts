import type { Page } from '@playwright/test'
import { letters, makerFor } from './fixtures/make.ts'
import { signIn } from './fixtures/sign-in.ts'
import { expect, test } from './fixtures/test.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const save = (page: Page) => page.getByRole('button', { name: 'Lagre', exact: true }).click()
const titles = (page: Page) => page.getByRole('table', { name: 'Brukere' }).getByRole('link')
const message = (page: Page) => page.getByRole('region', { name: 'Meldinger' })

async function choose(page: Page, filter: string, value: string) {
  await page.getByRole('button', { name: new RegExp(`^${filter}: `) }).click()
  await page.getByRole('menuitemradio', { name: value, exact: true }).click()
}

test('[ADM-60] the list shows role, state and number of instances, and is narrowed by three filters that stand in the address', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser')
  const tag = letters()
  const make = makerFor(page)
  const invited = await make.user({ name: `Anne ${tag}` })
  const banned = await make.person({ name: `Bjørn ${tag}` })
  await make.ban(banned.id)
  const boss = await make.person({ name: `Cecilie ${tag}`, is_admin: true })
  await signedIn(boss)
  await page.goto(`/admin/user?search=${tag}`)
  await expect(titles(page)).toHaveText([invited.name, banned.name, boss.name])
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row(invited.name)).toContainText('Invitert')
  await expect(row(banned.name)).toContainText('Utestengt')
  await expect(row(boss.name)).toContainText('Aktivert')
  await expect(row(boss.name)).toContainText('Superbruker')
  await expect(row(invited.name).getByRole('cell', { name: '0', exact: true })).toBeVisible()

  await choose(page, 'Superbruker', 'Ja')
  await expect(titles(page)).toHaveText([boss.name])
  await choose(page, 'Superbruker', 'Nei')
  await expect(titles(page)).toHaveText([invited.name, banned.name])
  await choose(page, 'Utestengt', 'Ja')
  await expect(titles(page)).toHaveText([banned.name])
  await page.reload()
  await expect(titles(page)).toHaveText([banned.name])
  await expect(page.getByRole('button', { name: 'Utestengt: Ja', exact: true })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('filterBy')).toBe('is_superuser:false,is_banned:true')

  await page.getByRole('button', { name: 'Fjern filteret Utestengt: Ja' }).click()
  await page.getByRole('button', { name: 'Fjern filteret Superbruker: Nei' }).click()
  await choose(page, 'Aktivert', 'Ja')
  await expect(titles(page)).toHaveText([boss.name])
  await page.goBack()
  await expect(titles(page)).toHaveText([invited.name, banned.name, boss.name])
})

test('[ADM-60] the list is sorted by name, e-mail, change and creation', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const tag = letters()
  const make = makerFor(page)
  const first = await make.user({ name: `Åse ${tag}`, username: `b.${tag}@vitrine.test` })
  const second = await make.user({ name: `Anne ${tag}`, username: `c.${tag}@vitrine.test` })
  const third = await make.user({ name: `Ærlig ${tag}`, username: `a.${tag}@vitrine.test` })
  await make.saveUser(first.id, { image_url: 'https://bilder.vitrine.test/x.png' })
  await page.goto(`/admin/user?search=${tag}`)
  await expect(titles(page), 'æ before å, after a').toHaveText([second.name, third.name, first.name])

  for (const [before, sort, order] of [
    ['Navn', 'E-post', [third, first, second]],
    ['E-post', 'Sist endret', [second, third, first]],
    ['Sist endret', 'Opprettet', [first, second, third]],
  ] as const) {
    await page.getByRole('button', { name: `Sortert etter ${before}, stigende` }).click()
    await page.getByRole('menuitemradio', { name: sort }).click()
    await expect(titles(page)).toHaveText(order.map(({ name }) => name))
  }
  await page.getByRole('button', { name: 'Sortert etter Opprettet, stigende' }).click()
  await page.getByRole('menuitemradio', { name: 'Synkende' }).click()
  await expect(titles(page)).toHaveText([third.name, second.name, first.name])
})

test('[ADM-60] [ADM-02] [AUTH-10] a new person is invited by a link, sets a password with it, signs in and is activated', async ({
  signedIn,
  stranger,
}) => {
  const page = await signedIn('superuser', '/admin/user')
  const tag = letters()
  const username = `nils.${tag}@vitrine.test`
  await page.getByRole('link', { name: 'Ny bruker' }).click()
  await field(page, 'Navn').fill(`Nils ${tag}`)
  await field(page, 'E-post').fill(username)
  await save(page)
  await expect(page).toHaveURL(/\/admin\/user\/\d+$/)
  await expect(message(page).getByText('Lagret')).toBeVisible()
  await expect(page.getByRole('heading', { name: `Nils ${tag} er lagt til` })).toBeVisible()
  const link = await page.getByLabel('Lenke for å velge passord').innerText()

  const invited = await stranger()
  await invited.goto(link)
  await expect(field(invited, 'E-post')).toHaveValue(username)
  await field(invited, 'Nytt passord').fill('kort')
  await invited.getByRole('button', { name: 'Lagre passordet' }).click()
  await expect(field(invited, 'Nytt passord')).toHaveAccessibleDescription(/For kort/)
  await field(invited, 'Nytt passord').fill('fjorden ligger blank')
  await invited.getByRole('button', { name: 'Lagre passordet' }).click()
  await expect(invited.getByRole('heading', { name: 'Passordet er lagret' })).toBeVisible()
  expect(invited.url(), 'the used token does not stay in the address').not.toContain('#')
  await invited.getByRole('link', { name: 'Til innlogging' }).click()
  await signIn(invited, username, 'fjorden ligger blank')
  await expect(invited.getByRole('heading', { name: /Nils/, level: 1 })).toBeVisible()
  await expect(invited.getByRole('heading', { name: 'Du er ikke lagt til i noe museum ennå' })).toBeVisible()

  await page.reload()
  await expect(page.getByText('Aktivert', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Lenke for å velge passord'), 'shown once').toHaveCount(0)
  const second = await stranger()
  await second.goto(link)
  await expect(second.getByRole('heading', { name: 'Lenka virker ikke lenger' })).toBeVisible()
})

test('[ADM-60] [ADM-02] an address that is taken, or is none, is refused at its field', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const taken = await makerFor(page).user()
  await page.goto('/admin/user/create')
  await field(page, 'Navn').fill('Kopi')
  await field(page, 'E-post').fill('ikke en adresse')
  await save(page)
  await expect(field(page, 'E-post')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'E-post')).toBeFocused()

  await field(page, 'E-post').fill(taken.username.toUpperCase())
  await save(page)
  await expect(message(page).getByRole('alert')).toContainText('Kunne ikke lagre. Ingenting er mistet. Prøv igjen.')
  await expect(field(page, 'E-post')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Navn')).toHaveValue('Kopi')
})

test('[ADM-60] a person is changed; the address is read-only and says why', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const make = makerFor(page)
  const user = await make.user()
  await page.goto(`/admin/user/${user.id}`)
  await expect(field(page, 'E-post')).toHaveValue(user.username)
  await expect(field(page, 'E-post')).not.toBeEditable()
  await expect(field(page, 'E-post')).toHaveAccessibleDescription(/Kan ikke endres/)
  await expect(field(page, 'Navn')).toHaveAttribute('required')
  await expect(field(page, 'Bilde'), 'a person needs no picture').not.toHaveAttribute('required')

  await field(page, 'Navn').fill(`${user.name} Lund`)
  await field(page, 'Bilde').fill('https://bilder.vitrine.test/kari.png')
  await page.getByRole('switch', { name: 'Superbruker' }).click()
  await save(page)
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeDisabled()
  expect(await make.userNow(user.id)).toMatchObject({
    name: `${user.name} Lund`,
    username: user.username,
    image_url: 'https://bilder.vitrine.test/kari.png',
    is_admin: true,
  })

  await field(page, 'Bilde').fill('')
  await save(page)
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeDisabled()
  expect((await make.userNow(user.id)).image_url, 'cleared is empty, not an empty text').toBeNull()
})
