import type { Page } from '@playwright/test'
import { letters, makerFor } from './fixtures/make.ts'
import { signIn } from './fixtures/sign-in.ts'
import { expect, test } from './fixtures/test.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Navn' })
const save = (page: Page) => page.getByRole('button', { name: 'Lagre', exact: true }).click()
const isSaved = (page: Page) => expect(page.getByRole('button', { name: 'Lagret' })).toBeDisabled()
const denied = (page: Page) => page.getByRole('heading', { name: 'Du har ikke tilgang hit', level: 1 })
const reason = 'Du er stengt ute av en administrator. Ta kontakt med den som inviterte deg.'
const message = (page: Page) => page.getByRole('region', { name: 'Meldinger' })

test('[ADM-60] two superusers save the same person: both sides are shown, nothing is lost, and each field is chosen', async ({
  signedIn,
}) => {
  const mine = await signedIn('superuser')
  const make = makerFor(mine)
  const user = await make.user()
  const colleague = await make.person({ name: 'Jonas Vik', is_admin: true })
  const theirs = await signedIn(colleague, `/admin/user/${user.id}`)
  await mine.goto(`/admin/user/${user.id}`)
  await name(mine).fill('Mitt navn')
  await name(theirs).fill('Deres navn')
  await theirs.getByRole('switch', { name: 'Superbruker' }).click()
  await save(theirs)
  await isSaved(theirs)

  await save(mine)
  const dialog = mine.getByRole('dialog', { name: 'Jonas Vik lagret mens du skrev' })
  await expect(dialog.getByRole('radio', { name: 'Din utgave: Mitt navn' })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Jonas Vik: Deres navn' })).toBeVisible()
  await expect(dialog.getByText(/slått sammen med din: Superbruker/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Lagre sammenslått' })).toBeDisabled()

  await mine.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(name(mine), 'Esc leaves the form as it was').toHaveValue('Mitt navn')
  expect((await make.userNow(user.id)).name).toBe('Deres navn')

  await save(mine)
  await dialog.getByRole('radio', { name: 'Skriv dem sammen' }).check()
  await dialog.getByRole('textbox', { name: 'Skriv dem sammen' }).fill('Vårt navn')
  await dialog.getByRole('button', { name: 'Lagre sammenslått' }).click()
  await isSaved(mine)
  await expect(name(mine)).toHaveValue('Vårt navn')
  expect(await make.userNow(user.id)).toMatchObject({ name: 'Vårt navn', is_admin: true, version: user.version + 2 })
})

test('[ADM-60] in a conflict one can keep all of one’s own or take all of the other’s', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const make = makerFor(page)
  const user = await make.user()
  await page.goto(`/admin/user/${user.id}`)
  for (const [button, expected] of [
    ['Bruk alt fra Solveig Berg', 'Deres 1'],
    ['Behold alt mitt', 'Mitt 2'],
  ] as const) {
    const round = expected.slice(-1)
    await name(page).fill(`Mitt ${round}`)
    await make.saveUser(user.id, { name: `Deres ${round}` })
    await save(page)
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('button', { name: 'Lagre sammenslått' }).click()
    await isSaved(page)
    await expect(name(page)).toHaveValue(expected)
    expect((await make.userNow(user.id)).name).toBe(expected)
  }
})

test('[ADM-60] [V15] a person banned in one browser while working in another is shut out at the next action, and reads why', async ({
  signedIn,
}) => {
  const superuser = await signedIn('superuser')
  const tag = letters()
  const person = await makerFor(superuser).person({ name: `Per ${tag}`, is_admin: true })
  const page = await signedIn(person, '/admin/locale')
  await expect(page.getByRole('table', { name: 'Språk' })).toBeVisible()

  await superuser.goto(`/admin/user?search=${tag}`)
  await superuser.getByRole('button', { name: `Mer for Per ${tag}` }).click()
  await superuser.getByRole('menuitem', { name: 'Steng ute' }).click()
  const question = superuser.getByRole('alertdialog', { name: `Stenge ute Per ${tag}?` })
  await expect(question.getByRole('button', { name: 'Avbryt' })).toBeFocused()
  await question.getByRole('button', { name: 'Avbryt' }).click()
  await expect(question).toHaveCount(0)
  await expect(superuser.getByRole('row').filter({ hasText: tag })).not.toContainText('Utestengt')

  await superuser.getByRole('button', { name: `Mer for Per ${tag}` }).click()
  await superuser.getByRole('menuitem', { name: 'Steng ute' }).click()
  await question.getByRole('button', { name: 'Steng ute' }).click()
  await expect(message(superuser).getByText(`Per ${tag} er stengt ute`)).toBeVisible()
  await expect(superuser.getByRole('row').filter({ hasText: tag })).toContainText('Utestengt')

  await page.getByRole('navigation', { name: 'Meny' }).getByRole('link', { name: 'Brukere' }).click()
  await expect(denied(page)).toBeVisible()
  await expect(page.getByText(reason)).toBeVisible()
  await expect(page.getByText('Solveig Berg'), 'nothing more is shown').toHaveCount(0)
})

test('[ADM-60] [V15] a person banned while writing keeps the words and reads why when saving', async ({ signedIn }) => {
  const superuser = await signedIn('superuser')
  const make = makerFor(superuser)
  const person = await make.person({ is_admin: true })
  const locale = await make.locale()
  const page = await signedIn(person, `/admin/locale/${locale.id}`)
  await name(page).fill('Skrevet før utestenging')
  await make.ban(person.id)
  await save(page)
  await expect(denied(page)).toBeVisible()
  await expect(page.getByText(reason)).toBeVisible()
  expect((await make.localeNow(locale.id)).name).toBe(locale.name)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('Skrevet før utestenging')
})

test('[ADM-60] a banned person is let in again and signs in as before', async ({ signedIn, stranger }) => {
  const page = await signedIn('superuser')
  const make = makerFor(page)
  const person = await make.person()
  await make.ban(person.id)
  const out = await stranger()
  await out.goto('/')
  await out.locator('input[name=username]').fill(person.username)
  await out.locator('input[name=password]').fill(person.password)
  await out.locator('button[type=submit]').click()
  await expect(denied(out)).toBeVisible()

  await page.goto(`/admin/user/${person.id}`)
  await page.getByRole('button', { name: 'Slipp inn igjen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slipp inn igjen' }).click()
  await expect(message(page).getByText(`${person.name} kan logge inn igjen`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Steng ute' })).toBeVisible()

  await out.getByRole('link', { name: 'Til oversikten' }).click()
  await expect(out.getByRole('heading', { name: /Kari/, level: 1 })).toBeVisible()
  const fresh = await stranger()
  await fresh.goto('/')
  await signIn(fresh, person.username, person.password)
  await expect(fresh.getByRole('heading', { name: /Kari/, level: 1 })).toBeVisible()
})

test('[ADM-05] a ban or unban that fails shows its text and changes nothing on the screen', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const make = makerFor(page)
  const user = await make.user()
  await page.route('**/admin/api/users/{ban,unban}/**', (route) => route.abort())
  await page.goto(`/admin/user/${user.id}`)
  await page.getByRole('button', { name: 'Steng ute' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Steng ute' }).click()
  await expect(message(page).getByRole('alert')).toContainText('Kunne ikke stenge ute brukeren')
  await expect(page.getByRole('button', { name: 'Steng ute' })).toBeVisible()

  await make.ban(user.id)
  await page.reload()
  await page.getByRole('button', { name: 'Lukk meldinga' }).click()
  await page.getByRole('button', { name: 'Slipp inn igjen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slipp inn igjen' }).click()
  await expect(message(page).getByRole('alert')).toContainText('Kunne ikke slippe brukeren inn igjen')
  expect((await make.userNow(user.id)).is_banned).toBe(true)
})

test('[ADM-60] nobody is offered to shut out themselves', async ({ signedIn }) => {
  const make = makerFor(await signedIn('superuser'))
  const person = await make.person({ is_admin: true })
  const page = await signedIn(person, `/admin/user/${person.id}`)
  await expect(name(page)).toHaveValue(person.name)
  await expect(page.getByRole('button', { name: 'Steng ute' })).toHaveCount(0)
})
