import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const field = page.getByRole('combobox', { name: 'Blokk' })
const node = { type: 'string', title: 'Blokk' }
const uiSchema = { block: { 'ui:widget': 'BlockType' } }
const texts = { 'blockTypes.quote': 'Sitat', 'blockTypes.rotating_object': 'Roterende gjenstand', 'blockTypes.3d': '3D' }

describe('[WID-20] BlockType', () => {
  test('is searched by translated name, since there are many', async () => {
    const shown = await showForm({ schema: form({ block: node }), uiSchema, texts, value: { block: '3d' } })
    await expect.element(field).toHaveValue('3D')
    await field.fill('rot')
    await expect.element(page.getByRole('option', { name: 'Roterende gjenstand' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(shown.value()).toEqual({ block: 'rotating_object' })
    expect(await findBarriers()).toEqual([])
  })

  test('is a menu of those the schema lists, by the title the schema gives where the product has no name', async () => {
    const listed = {
      ...node,
      oneOf: [
        { const: 'quote', title: 'Quote' },
        { const: 'wreck', title: 'Vrak' },
      ],
    }
    await showForm({ schema: form({ block: listed }, ['block']), uiSchema, texts, value: { block: 'quote' } })
    await field.click()
    expect(
      page
        .getByRole('option')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['Sitat', 'Vrak'])
  })

  test('read-only and disabled it keeps its value', async () => {
    const shown = await showForm({ schema: form({ block: node }), uiSchema, texts, value: { block: 'quote' }, readOnly: true })
    await expect.element(field).toHaveAttribute('readonly')
    shown.set({ readOnly: false, disabled: true })
    await expect.element(field).toBeDisabled()
    await expect.element(field).toHaveValue('Sitat')
  })

  test('on a schema it does not fit it draws its message', async () => {
    await showForm({ schema: form({ block: { type: 'number' } }), uiSchema })
    await expect.element(page.getByRole('note').getByText('BlockType passer bare til tekst (type string)')).toBeVisible()
  })
})
