import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const field = page.getByRole('combobox', { name: 'Dokumenttype' })
const node = { type: 'string', title: 'Dokumenttype' }
const uiSchema = { kind: { 'ui:widget': 'DocumentType' } }
const texts = { 'documentTypes.kiosk_view': 'Kioskvisning', 'documentTypes.article': 'Artikkel' }

describe('[WID-20] DocumentType', () => {
  test('offers all there are by their translated names', async () => {
    const shown = await showForm({ schema: form({ kind: node }, ['kind']), uiSchema, texts, value: { kind: 'kiosk_view' } })
    await expect.element(field).toHaveTextContent('Kioskvisning')
    await field.click()
    await page.getByRole('option', { name: 'Artikkel' }).click()
    expect(shown.value()).toEqual({ kind: 'article' })
    expect(await findBarriers()).toEqual([])
  })

  test('offers only those the schema lists, where it lists any', async () => {
    await showForm({ schema: form({ kind: { ...node, enum: ['article'] } }, ['kind']), uiSchema, texts, value: { kind: 'article' } })
    await field.click()
    expect(page.getByRole('option').all()).toHaveLength(1)
  })

  test('read-only it does not open, disabled it cannot be used', async () => {
    const shown = await showForm({ schema: form({ kind: node }), uiSchema, texts, value: { kind: 'kiosk_view' }, readOnly: true })
    await expect.element(field).toHaveAttribute('aria-readonly', 'true')
    shown.set({ readOnly: false, disabled: true })
    await expect.element(field).toHaveAttribute('aria-disabled', 'true')
  })

  test('on a schema it does not fit it draws its message', async () => {
    await showForm({ schema: form({ kind: { type: 'boolean' } }), uiSchema })
    await expect.element(page.getByRole('note').getByText('DocumentType passer bare til tekst (type string)')).toBeVisible()
  })
})
