import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { seriousFindings, show } from '#ui/testing'
import { DocumentPicker } from './document-picker.tsx'

test('[DOC-09] a field that names no schemas is told so in the picker, which can only be closed', async () => {
  const closed: unknown[] = []
  await show(<DocumentPicker id="it" titleId="title" payload={{ schemaIds: [], instanceId: 1 }} close={(result) => closed.push(result)} />)
  await expect.element(page.getByRole('heading', { name: 'Velg dokument' })).toBeVisible()
  await expect.element(page.getByText('Feltet sier ikke hvilke skjemaer det kan velges fra')).toBeVisible()
  expect(page.getByRole('combobox').query()).toBeNull()
  expect(await seriousFindings()).toEqual([])
  await page.getByRole('button', { name: 'Avbryt' }).click()
  expect(closed).toEqual([undefined])
})
