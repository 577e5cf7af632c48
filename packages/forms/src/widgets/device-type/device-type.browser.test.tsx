import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const field = page.getByRole('combobox', { name: 'Enhet' })
const node = { type: 'string', title: 'Enhet' }
const uiSchema = { device: { 'ui:widget': 'DeviceType' } }
const texts = { 'deviceTypes.ipad': 'iPad', 'deviceTypes.windows': 'Windows' }

describe('[WID-20] DeviceType', () => {
  test('offers all there are by their translated names', async () => {
    const shown = await showForm({ schema: form({ device: node }, ['device']), uiSchema, texts, value: { device: 'ipad' } })
    await expect.element(field).toHaveTextContent('iPad')
    await field.click()
    await page.getByRole('option', { name: 'Windows' }).click()
    expect(shown.value()).toEqual({ device: 'windows' })
    expect(await findBarriers()).toEqual([])
  })

  test('offers only those the schema lists, where it lists any', async () => {
    await showForm({ schema: form({ device: { ...node, enum: ['windows'] } }, ['device']), uiSchema, texts, value: { device: 'windows' } })
    await field.click()
    expect(page.getByRole('option').all()).toHaveLength(1)
  })

  test('read-only it does not open, disabled it cannot be used', async () => {
    const shown = await showForm({ schema: form({ device: node }), uiSchema, texts, value: { device: 'ipad' }, readOnly: true })
    await expect.element(field).toHaveAttribute('aria-readonly', 'true')
    shown.set({ readOnly: false, disabled: true })
    await expect.element(field).toHaveAttribute('aria-disabled', 'true')
  })

  test('on a schema it does not fit it draws its message', async () => {
    await showForm({ schema: form({ device: { type: 'boolean' } }), uiSchema })
    await expect.element(page.getByRole('note').getByText('DeviceType passer bare til tekst (type string)')).toBeVisible()
  })
})
