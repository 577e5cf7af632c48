import type { Page } from '@playwright/test'
import { documentsUnderSchema, schemaOf } from './fixtures/make-schema-documents.ts'
import { expect, test } from './fixtures/test.ts'

const messages = (page: Page) => page.getByRole('region', { name: 'Meldinger' })
const impact = (page: Page) => page.getByRole('status', { name: 'Hva skjemaet gjør med dokumentene' })
const question = (page: Page) => page.getByRole('alertdialog')

/** Replaces all that stands in the editor of the open tab. */
async function write(page: Page, text: string) {
  await page.getByRole('tabpanel').locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
}

const contents = [
  { content: { title: 'Åttringen «Haabet»', periode: '1884' }, status: 'published' as const },
  { content: { title: 'Fembøringen', periode: '1870-årene' } },
  { content: { title: 'Prammen' } },
]

test('[ADM-42] [ADM-41] a field gets another name: who has text in it is shown, the text goes along, and all of it is undone', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser')
  const { schema, documents, documentNow, schemaNow } = await documentsUnderSchema(page, ['title', 'periode'], contents)
  const [boat, other] = documents.map(({ id }) => id)
  await page.goto(`/admin/schema/${schema.id}`)
  await page.getByRole('tab', { name: 'JSON-skjema' }).click()
  await write(page, schemaOf(['title', 'dating']))

  const notice = impact(page).getByRole('note')
  await expect(notice).toContainText('2 av 3 dokumenter har tekst i «periode»')
  await expect(notice.getByRole('radio', { name: 'Flytt til' })).toBeChecked()
  await notice.getByRole('button', { name: 'Vis de 2' }).click()
  const list = page.getByRole('dialog', { name: '2 av 3 dokumenter har tekst i «periode»' })
  await expect(list.getByRole('listitem')).toHaveText([/Åttringen «Haabet».*1884.*Publisert/, /Fembøringen.*Utkast/])
  await expect(list.getByRole('link', { name: 'Fembøringen' })).toHaveAttribute('href', new RegExp(`/${other}$`))
  await list.getByRole('button', { name: 'Lukk' }).click()

  // To lose text is asked about, and nothing is lost by not answering.
  await notice.getByRole('radio', { name: 'Slett teksten' }).click()
  await expect(question(page)).toContainText('Slette teksten i «periode» i 2 dokumenter?')
  await question(page).getByRole('button', { name: 'Behold' }).click()
  await expect(notice.getByRole('radio', { name: 'Flytt til' })).toBeChecked()
  await notice.getByRole('radio', { name: 'Behold skjult' }).click()
  await notice.getByRole('radio', { name: 'Flytt til' }).click()
  await expect(impact(page).getByRole('progressbar')).toBeHidden()

  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  const done = page.getByRole('note').filter({ hasText: 'Teksten i 2 dokumenter er flyttet.' })
  await expect(done).toBeVisible()
  expect((await documentNow(boat ?? 0)).content).toEqual({ title: 'Åttringen «Haabet»', dating: '1884' })
  await page.reload()
  await done.getByRole('button', { name: 'Angre' }).click()
  await expect(page.getByRole('note').filter({ hasText: 'Angret. Skjemaet og 2 dokumenter er som før.' })).toBeVisible()
  expect((await documentNow(boat ?? 0)).content).toEqual({ title: 'Åttringen «Haabet»', periode: '1884' })
  expect(await schemaNow()).toMatchObject({ version: 3, json_schema: schemaOf(['title', 'periode']) })
})

test('[ADM-42] documents that would break are told before a save, also to one who saves at once; a reindex is asked about and followed', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser')
  const { schema, schemaNow } = await documentsUnderSchema(page, ['title', 'periode'], contents)
  await page.goto(`/admin/schema/${schema.id}`)
  await page.getByRole('button', { name: 'Indekser på nytt' }).click()
  await expect(question(page)).toContainText('Søket svarer som før til det er ferdig.')
  await question(page).getByRole('button', { name: 'Indekser på nytt' }).click()
  await expect(messages(page).getByText('3 dokumenter er indeksert på nytt')).toBeVisible()

  await page.getByRole('tab', { name: 'JSON-skjema' }).click()
  const stricter = schemaOf(['title', 'periode'], { required: ['title', 'periode'] })
  await write(page, stricter)
  await page.keyboard.press('ControlOrMeta+S')
  await expect(question(page)).toContainText('Dokumenter som ikke passer lenger: 1.')
  await question(page).getByRole('button', { name: 'Se over først' }).click()
  await expect(question(page)).toBeHidden()
  const notice = impact(page).getByRole('note')
  await expect(notice).toContainText('1 av 3 dokumenter passer ikke i det nye skjemaet')
  await expect(notice).toContainText('0 publiserte og 1 utkast')
  await expect(notice.getByRole('listitem')).toHaveText('periode: Fyll ut dette feltet (1)')
  expect((await schemaNow()).version).toBe(1)

  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  await expect(messages(page).getByText('Lagret')).toBeVisible()
  expect(await schemaNow()).toMatchObject({ version: 2, json_schema: stricter })
})
