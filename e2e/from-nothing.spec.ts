import type { Page } from '@playwright/test'
import { signIn } from './fixtures/sign-in.ts'
import { expect, test } from './fixtures/test.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const tree = (page: Page) => page.getByRole('list', { name: 'Meny' })
const password = 'fjorden ligger blank'

async function openKind(page: Page, kind: string, add: string) {
  await page.getByRole('link', { name: kind, exact: true }).click()
  await page.getByRole('link', { name: add }).click()
}

async function pick(page: Page, name: string, option: string) {
  await page.getByRole('combobox', { name, exact: true }).fill(option)
  await page.getByRole('option', { name: new RegExp(`^${option}`) }).click()
}

async function save(page: Page, kind: string) {
  await press(page, 'Lagre')
  await expect(page).toHaveURL(new RegExp(`/admin/${kind}/\\d+$`))
}

async function write(page: Page, tab: string, value: object) {
  await page.getByRole('tab', { name: tab }).click()
  await page.getByRole('tabpanel').locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(JSON.stringify(value, null, 2))
}

/** The one-time link leads to a password, the password to the dashboard. */
async function enter(page: Page, link: string, username: string) {
  await page.goto(link)
  await expect(field(page, 'E-post')).toHaveValue(username)
  await field(page, 'Nytt passord').fill(password)
  await press(page, 'Lagre passordet')
  await page.getByRole('link', { name: 'Til innlogging' }).click()
  await signIn(page, username, password)
  await expect(page).toHaveURL(/\/dashboard$/)
}

const titles = {
  group: ['Innhold', 'Innhald', 'Content'],
  item: ['Båter', 'Båtar', 'Boats'],
  below: ['Verft', 'Verft', 'Shipyards'],
} as const

async function entitle(page: Page, [no, nn, en]: readonly [string, string, string]) {
  await field(page, 'Tittel på Norsk bokmål').fill(no)
  await field(page, 'Tittel på Norsk nynorsk').fill(nn)
  await field(page, 'Tittel på Engelsk').fill(en)
}

test.use({ serverEnv: { VITRINE_DEMO: 'off', VITRINE_SUPERUSER: 'solveig@museum.test' } })

test('[ADM-01] [ADM-02] [ADM-10] [ADM-20] [ADM-30] [ADM-40] [ADM-60] [ADM-61] a museum is set up from nothing, and its editor comes to exactly what there is to edit', async ({
  ownServer,
}) => {
  test.setTimeout(180_000)
  const page = await ownServer.stranger()
  const invitation = /http\S+\/oidc\/invitation#\S+/.exec(ownServer.said())?.[0] ?? ''
  await enter(page, invitation, 'solveig@museum.test')
  await expect(page.getByRole('heading', { name: 'Du er ikke lagt til i noe museum ennå' })).toBeVisible()

  await page.goto('/admin')
  await expect(page, 'owners come first').toHaveURL(/\/admin\/owner$/)
  await page.getByRole('link', { name: 'Ny eier' }).first().click()
  await field(page, 'Navn').fill('Kystmuseet')
  await save(page, 'owner')

  await openKind(page, 'Applikasjoner', 'Ny applikasjon')
  await field(page, 'Navn').fill('Båtguiden')
  await page.getByRole('tab', { name: 'Meny' }).click()
  await press(page, 'Ny gruppe')
  await entitle(page, titles.group)
  await tree(page).getByRole('button', { name: 'Nytt punkt i Innhold' }).click()
  await entitle(page, titles.item)
  await tree(page).getByRole('button', { name: 'Valg for Båter' }).click()
  await page.getByRole('menuitem', { name: 'Nytt underpunkt' }).click()
  await entitle(page, titles.below)
  await save(page, 'application')
  await press(page, 'Vis meny')
  const menu = page.getByRole('complementary', { name: 'Slik ser menyen ut' })
  for (const [index, language] of [/^NO,/, /^NN,/, /^EN,/].entries()) {
    await menu.getByRole('button', { name: language }).click()
    await expect(menu.getByRole('heading')).toContainText([titles.group[index] ?? ''])
    const item = menu.getByRole('listitem').filter({ hasText: titles.item[index] })
    await expect(item.getByRole('listitem')).toHaveText([titles.below[index] ?? ''])
  }

  await openKind(page, 'Skjemaer', 'Nytt skjema')
  await field(page, 'Navn').fill('Båt')
  await pick(page, 'Applikasjon', 'Båtguiden')
  const blocks = { type: 'array', items: { $ref: '#/$defs/block' } }
  await write(page, 'JSON-skjema', { type: 'object', properties: { title: { $ref: '#/$defs/localised' }, blocks } })
  const looks = {
    title: { 'ui:field': 'Localised', 'ui:widget': 'Text' },
    blocks: { 'ui:options': { template: 'Blocks', first: ['text'] } },
  }
  await write(page, 'UI-skjema', looks)
  const form = page.getByRole('region', { name: 'Slik ser skjemaet ut' })
  await form.getByRole('group', { name: 'Ny blokk' }).getByRole('button', { name: 'Tekst', exact: true }).click()
  await expect(form.getByText('1 blokk', { exact: true })).toBeVisible()
  await save(page, 'schema')

  await openKind(page, 'Instanser', 'Ny instans')
  await pick(page, 'Applikasjon', 'Båtguiden')
  await pick(page, 'Eier', 'Kystmuseet')
  for (const [index, language] of ['Norsk bokmål', 'Norsk nynorsk', 'English'].entries()) {
    await page
      .getByRole('group', { name: /Tilgjengelige språk/ })
      .getByRole('button', { name: 'Legg til' })
      .click()
    await pick(page, `Tilgjengelige språk ${index + 1}`, language)
  }
  await field(page, 'Navn').fill('Båtguiden på Kystmuseet')
  await save(page, 'instance')
  await page.reload()
  await expect(page.getByRole('combobox', { name: /^Tilgjengelige språk \d/ })).toHaveCount(3)

  await openKind(page, 'Brukere', 'Ny bruker')
  await field(page, 'Navn').fill('Nils Aune')
  await field(page, 'E-post').fill('nils@museum.test')
  await save(page, 'user')
  const link = await page.getByLabel('Lenke for å velge passord').innerText()
  await pick(page, 'Legg til i instans', 'Båtguiden på Kystmuseet')
  await page.getByRole('combobox', { name: 'Rolle' }).click()
  await page.getByRole('option', { name: 'Redaktør', exact: true }).click()
  const instances = page.getByRole('region', { name: 'Instanser' })
  await instances.getByRole('button', { name: 'Legg til', exact: true }).click()
  await expect(instances.getByRole('listitem')).toHaveCount(1)

  const editor = await ownServer.stranger()
  await enter(editor, link, 'nils@museum.test')
  await expect(editor.getByRole('heading', { name: /Nils/, level: 1 })).toBeVisible()
  const own = editor.getByRole('navigation', { name: 'Meny' })
  await expect(own).toContainText('Kystmuseet')
  await expect(own.getByRole('link', { name: /^Båtguiden/ })).toHaveCount(1)
})
