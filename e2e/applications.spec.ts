import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Application, Menu } from '@vitrine/contract'
import { letters, makerFor } from './fixtures/make.ts'
import { recordsFor } from './fixtures/make-records.ts'
import { expect, test } from './fixtures/test.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Lagre', exact: true }).click()
const isSaved = (page: Page) => expect(page.getByRole('button', { name: 'Lagret', exact: true })).toBeDisabled()
const message = (page: Page) => page.getByRole('region', { name: 'Meldinger' })
const tree = (page: Page) => page.getByRole('list', { name: 'Meny' })
const grip = (page: Page, name: string) => tree(page).getByRole('button', { name: `Flytt ${name}`, exact: true })
const preview = (page: Page) => page.getByRole('complementary', { name: 'Slik ser menyen ut' })

const item = (no: string, ...below: string[]) => ({ title: { no }, sub_menu_items: below.map((name) => ({ title: { no: name } })) })

/** «Innhold: Artikler, Gjenstander (Båter) | Medier: Bilder» */
const read = (menu: Menu) =>
  menu
    .map(({ title, menu_items }) => {
      const items = menu_items.map((each) => {
        const below = each.sub_menu_items.map((sub) => sub.title.no).join(', ')
        return below ? `${each.title.no} (${below})` : each.title.no
      })
      return `${title.no}: ${items.join(', ')}`
    })
    .join(' | ')

async function write(page: Page, no: string, en?: string) {
  await field(page, 'Tittel på Norsk bokmål').fill(no)
  if (en) await field(page, 'Tittel på Engelsk').fill(en)
}

async function opens(page: Page, kind: string) {
  await page.getByRole('combobox', { name: 'Åpner' }).click()
  await page.getByRole('option', { name: kind, exact: true }).click()
}

test('[ADM-02] [ADM-20] an application with a two-level menu is made from nothing, and its preview follows in each language', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser', '/admin/application')
  const make = recordsFor(page)
  const tag = letters()
  await expect(page.getByRole('button', { name: 'Sortert etter Sist endret, synkende' }), '[LIST-11]').toBeVisible()
  await page.getByRole('link', { name: 'Ny applikasjon' }).click()
  await page.getByRole('tab', { name: 'Meny' }).click()
  await expect(page.getByRole('heading', { name: 'Ingen meny ennå' })).toBeVisible()
  await page.getByRole('button', { name: 'Vis meny' }).click()
  await page.getByRole('button', { name: 'Ny gruppe' }).click()
  await write(page, 'Innhold', 'Content')
  await tree(page).getByRole('button', { name: 'Nytt punkt i Innhold' }).click()
  await write(page, 'Gjenstander', 'Objects')
  await page.getByRole('combobox', { name: 'Ikon' }).fill('category')
  await page.getByRole('gridcell', { name: 'Category', exact: true }).click()
  await field(page, 'Vis som brikke').fill('$.status')
  await page.getByRole('switch', { name: 'Bare ett dokument' }).click()
  await tree(page).getByRole('button', { name: 'Valg for Gjenstander' }).click()
  await page.getByRole('menuitem', { name: 'Nytt underpunkt' }).click()
  await write(page, 'Film')
  await opens(page, 'Medier')
  await expect(field(page, 'Vis som brikke'), 'each kind has its own fields').toHaveCount(0)
  await page.getByRole('combobox', { name: 'Medietype' }).click()
  await page.getByRole('option', { name: 'Videoer', exact: true }).click()
  for (const [name, kind] of [
    ['Koder', 'QR-koder'],
    ['Papirkurv', 'Slettede dokumenter'],
    ['Gamle bilder', 'Slettede medier'],
  ] as const) {
    await tree(page).getByRole('button', { name: 'Nytt punkt i Innhold' }).click()
    await write(page, name)
    await opens(page, kind)
    await expect(page.getByRole('combobox', { name: 'Medietype' })).toHaveCount(0)
  }

  await expect(preview(page).getByRole('listitem').filter({ hasText: 'Gjenstander' }).getByRole('listitem')).toHaveText(['Film'])
  await preview(page).getByRole('button', { name: 'EN, engelsk' }).click()
  await expect(preview(page).getByRole('heading', { name: 'Content' })).toBeVisible()
  await expect(preview(page)).toContainText('Objects')
  await expect(preview(page), 'what lacks the language says which one it has').toContainText('Film (no)')
  await preview(page).getByRole('button', { name: /^NN,/ }).click()
  await expect(preview(page)).toContainText('Gjenstander (no)')

  await save(page)
  await expect(page.getByRole('tab', { name: 'Generelt' }), 'what is wrong comes into sight').toHaveAttribute('aria-selected', 'true')
  await expect(field(page, 'Navn')).toBeFocused()
  await field(page, 'Navn').fill(`Guide ${tag}`)
  await save(page)
  await expect(page).toHaveURL(/\/admin\/application\/\d+$/)
  const made = await make.now<Application>(`applications/${new URL(page.url()).pathname.split('/').at(-1)}`)
  expect(made.slug).toBe(`guide-${tag}`)
  expect(made.menu).toEqual([
    {
      title: { no: 'Innhold', en: 'Content' },
      menu_items: [
        {
          title: { no: 'Gjenstander', en: 'Objects' },
          mui_icon: 'Category',
          action: { doc_type: 'Schema', schema_id: null, single_document: true, chip_content: '$.status' },
          sub_menu_items: [
            { title: { no: 'Film' }, mui_icon: null, action: { doc_type: 'Media', media_type: 'video' }, sub_menu_items: [] },
          ],
        },
        ...[
          ['Koder', 'QR'],
          ['Papirkurv', 'DocumentBin'],
          ['Gamle bilder', 'MediaBin'],
        ].map(([no, doc_type]) => ({ title: { no }, mui_icon: null, action: { doc_type }, sub_menu_items: [] })),
      ],
    },
  ])
})

test('[ADM-20] a menu is rearranged by keyboard, by its menus and by pointer; what is deleted comes back', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const make = recordsFor(page)
  const menu = [
    { title: { no: 'Innhold' }, menu_items: [item('Artikler'), item('Gjenstander', 'Båter'), item('Personer')] },
    { title: { no: 'Medier' }, menu_items: [item('Bilder')] },
  ] as unknown as Menu
  const { id } = await make.application({ menu })
  await page.goto(`/admin/application/${id}`)
  await page.getByRole('tab', { name: 'Meny' }).click()
  const said = page.getByRole('tabpanel', { name: 'Meny' }).getByRole('status').first()

  await grip(page, 'Personer').press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText('Personer, plass 2 av 2 under Gjenstander')
  await expect(grip(page, 'Personer'), 'the focus goes along').toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(said).toHaveText('Personer er lagt tilbake')
  await expect(page.getByRole('button', { name: 'Lagret', exact: true }), 'as it was').toBeDisabled()

  await grip(page, 'Personer').press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(said).toHaveText('Personer, plass 1 av 2 i Medier')
  await page.keyboard.press('Space')
  await expect(said).toHaveText('Sluppet: Personer, plass 1 av 2 i Medier')

  await tree(page).getByRole('button', { name: 'Valg for Båter' }).click()
  await page.getByRole('menuitem', { name: 'Ta ut ett nivå' }).click()
  await tree(page).getByRole('button', { name: 'Valg for Medier' }).click()
  await page.getByRole('menuitem', { name: 'Flytt opp' }).click()

  await expect(page.getByRole('menu'), 'nothing lies over the rows, and they stand still').toHaveCount(0)
  // Waits until the row stands still, is in sight and has nothing over it.
  await grip(page, 'Bilder').hover()
  const from = await grip(page, 'Bilder').boundingBox()
  const to = await grip(page, 'Artikler').boundingBox()
  if (!from || !to) throw new Error('The rows are not drawn')
  await page.mouse.down()
  await page.mouse.move(from.x + 14, from.y + 20, { steps: 3 })
  // Moves that come faster than the page is drawn are put together by the browser: a hand goes on until the row is lifted.
  const lifted = page.locator('.MuiPaper-root').filter({ hasText: /^Bilder$/ })
  let nudge = 0
  await expect(async () => {
    nudge = 1 - nudge
    await page.mouse.move(to.x + 10 + nudge, to.y + 12, { steps: 4 })
    await expect(lifted).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.mouse.move(to.x + 12, to.y + 12, { steps: 3 })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))
  await page.mouse.up()

  await tree(page).getByRole('button', { name: 'Valg for Gjenstander' }).click()
  await page.getByRole('menuitem', { name: 'Slett' }).click()
  await expect(grip(page, 'Gjenstander')).toHaveCount(0)
  await message(page).getByRole('button', { name: 'Angre' }).click()
  await expect(grip(page, 'Gjenstander')).toBeVisible()
  await save(page)
  await isSaved(page)
  expect(read((await make.now<Application>(`applications/${id}`)).menu)).toBe(
    'Medier: Personer | Innhold: Artikler, Bilder, Gjenstander, Båter',
  )
})

test('[ADM-20] two who have changed one menu read both as text; [ADM-05] an application in use is not deleted', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const make = recordsFor(page)
  const tag = letters()
  const menu = [{ title: { no: 'Innhold' }, menu_items: [item('Artikler')] }] as unknown as Menu
  const application = await make.application({ name: `Guide ${tag}`, menu })
  await page.goto(`/admin/application/${application.id}`)
  await page.getByRole('tab', { name: 'Meny' }).click()
  await tree(page)
    .getByRole('button', { name: /^Artikler/ })
    .click()
  await write(page, 'Tekster')
  const theirs = [{ title: { no: 'Innhold' }, menu_items: [item('Artikler', 'Båter')] }]
  await make.save(`applications/${application.id}`, { menu: theirs, description: 'Ny' })
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Solveig Berg lagret mens du skrev' })
  await expect(dialog.getByRole('radio', { name: 'Din utgave: Innhold: Tekster' })).toBeVisible()
  await dialog.getByRole('radio', { name: 'Solveig Berg: Innhold: Artikler (Båter)' }).check()
  await dialog.getByRole('button', { name: 'Lagre sammenslått' }).click()
  await isSaved(page)
  expect(read((await make.now<Application>(`applications/${application.id}`)).menu)).toBe('Innhold: Artikler (Båter)')

  const instance = await make.instance({ application_id: application.id })
  await page.goto(`/admin/application?search=${tag}`)
  await page.getByRole('button', { name: `Mer for Guide ${tag}` }).click()
  await page.getByRole('menuitem', { name: 'Slett' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slett' }).click()
  const report = page.getByRole('dialog', { name: 'Kunne ikke slette applikasjonen' })
  await report.getByRole('link', { name: instance.name }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/instance/${instance.id}$`))
})

test('[ADM-21] the people of an application are saved as user_list.csv.csv, and no cell is a formula', async ({ signedIn }) => {
  const page = await signedIn('superuser')
  const make = recordsFor(page)
  const instance = await make.instance()
  const user = await makerFor(page).user({ name: '=2+5 Kari' })
  await make.role(instance.id, user.id, 2)
  await page.goto(`/admin/application/${instance.application_id}`)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Brukerliste (CSV)' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('user_list.csv.csv')
  const text = readFileSync(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFF'), 'spreadsheets read it as UTF-8').toBe(true)
  expect(text).toContain(user.username)
  expect(text).toContain("'=2+5 Kari")
  expect(text).not.toMatch(/(^|[,;\n"])=/)

  await page.route('**/admin/api/users/csv?*', (route) => route.abort())
  await page.getByRole('button', { name: 'Brukerliste (CSV)' }).click()
  await expect(message(page).getByRole('alert')).toContainText('Kunne ikke hente brukerlista')
})
