import type { Page } from '@playwright/test'
import { letters, makerFor } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Lagre', exact: true }).click()
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

test('[ADM-90] [ADM-02] a superuser writes news with rich text and keywords, pins and publishes them, and deletes them', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser', '/admin/news')
  const guest = await signedIn('guest')
  const feed = async () => (await (await makerFor(guest).call('GET', '/admin/api/news-feed?page_size=100')).json()).items
  const title = `Ny sal ${letters()}`
  // Others write news meanwhile.
  await page.getByRole('searchbox').fill('Velkommen til')
  await expect(row(page, 'Velkommen til Vitrine'), 'the demo museum has news').toContainText('Festet')
  await page.getByRole('link', { name: 'Ny nyhet' }).click()
  await save(page)
  await expect(page.getByRole('textbox', { name: 'Tittel' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: 'Tittel' }).fill(title)
  await page.getByRole('textbox', { name: 'Tekst' }).click()
  await page.keyboard.type('Vi åpner lørdag.')
  await page.getByRole('combobox', { name: 'Stikkord' }).fill('pinned')
  await page.keyboard.press('Enter')
  await save(page)
  await expect(page).toHaveURL(/\/admin\/news\/\d+$/)
  expect((await feed()).map((item: { title: string }) => item.title)).not.toContain(title)

  const id = Number(new URL(page.url()).pathname.split('/').pop())
  const make = makerFor(page)
  const stored = await (await make.call('GET', `/admin/api/news/${id}`)).json()
  expect(stored).toMatchObject({ title, description: '<p>Vi åpner lørdag.</p>', keywords: ['pinned'], published_at: null })
  await make.call('PUT', `/admin/api/news/${id}`, { ...stored, published_at: '2026-01-02T10:00:00.000Z' })
  expect((await feed()).find((item: { title: string }) => item.title === title)).toMatchObject({ keywords: ['pinned'] })

  await page.getByRole('textbox', { name: 'Tittel' }).fill(`${title} i kveld`)
  await save(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Lagre' }).click()
  await expect(page.getByRole('button', { name: 'Lagret' })).toBeDisabled()
  expect(await (await make.call('GET', `/admin/api/news/${id}`)).json(), 'what only the other changed is kept').toMatchObject({
    title: `${title} i kveld`,
    published_at: '2026-01-02T10:00:00.000Z',
  })

  await page.goto(`/admin/news?search=${encodeURIComponent(title)}`)
  await expect(row(page, title)).toContainText('Publisert')
  await row(page, title).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Slett' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slett', exact: true }).click()
  await expect(row(page, title)).toHaveCount(0)
  expect((await feed()).map((item: { title: string }) => item.title)).not.toContain(`${title} i kveld`)
})
