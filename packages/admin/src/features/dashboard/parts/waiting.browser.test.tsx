import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { seriousFindings, show } from '#ui/testing'
import { Waiting, type WaitingItem } from './waiting.tsx'

const english = { locale: 'en', is_source: false, texts: 4, missing: 0, outdated: 0 }
const item = (id: number, title: string, { status = 'published', outdated = 0 } = {}): WaitingItem => ({
  document: { id, status: status as WaitingItem['document']['status'], languages: [{ ...english, outdated }] },
  to: `/fjordmuseet/kystleia/${id}`,
  title,
})

test('[DASH-01] drafts and translations that are older than their text are named, each as a way there', async () => {
  const drafts = ['Trøya', 'Hjellene', 'Naustet'].map((title, place) => item(place + 1, title, { status: 'draft' }))
  await show(<Waiting items={[item(9, 'Salthuset', { outdated: 1 }), ...drafts]} />)
  await expect.element(page.getByText('Ikke publisert ennå: Trøya, Hjellene og flere')).toBeVisible()
  await expect.element(page.getByText('Oversettelsen er eldre enn teksten: Salthuset')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Hjellene' })).toHaveAttribute('href', '/fjordmuseet/kystleia/2')
  expect(await seriousFindings()).toEqual([])
})

test('[DASH-01] where nothing waits nothing is said', async () => {
  await show(<Waiting items={[item(1, 'Salthuset')]} />)
  await expect.element(page.getByRole('main')).toBeEmptyDOMElement()
})
