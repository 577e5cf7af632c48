import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const field = page.getByRole('combobox', { name: 'Navn' })
const option = (name: string) => page.getByRole('option', { name })
const schema = form({ name: { type: 'string', enum: ['image', 'video'] } }, ['name'])
const uiSchema = { name: { 'ui:options': { labels: { image: 'Bilde', video: 'mine.video' } } } }
const texts = { 'mine.video': 'Film' }

describe('[WID-01] a choice', () => {
  test('shows the chosen by its name and hands over another', async () => {
    const shown = await showForm({ schema, uiSchema, texts, value: { name: 'image' } })
    await expect.element(field).toHaveTextContent('Bilde')
    await field.click()
    await option('Film').click()
    expect(shown.value()).toEqual({ name: 'video' })
    await expect.element(field).toHaveTextContent('Film')
  })

  test('is made by keyboard alone, and the focus comes back', async () => {
    const shown = await showForm({ schema, uiSchema, texts, value: { name: 'image' } })
    await expect.element(field).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('Bilde')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(shown.value()).toEqual({ name: 'video' })
    await expect.element(field).toHaveFocus()
    expect(shown.submitted).toEqual([])
  })

  test('of titles from the schema, numbers or nothing', async () => {
    const choices = {
      oneOf: [
        { const: 1, title: 'Én' },
        { const: 2, title: 'To' },
      ],
      type: ['integer', 'null'],
    }
    const shown = await showForm({ schema: form({ name: choices }), value: { name: 2 } })
    await expect.element(field).toHaveTextContent('To')
    await field.click()
    await option('Én').click()
    expect(shown.value()).toEqual({ name: 1 })
    await field.click()
    await option('Ikke valgt').click()
    expect(shown.value()).toEqual({ name: null })
  })

  test('what is required cannot be un-chosen, and missing it is said', async () => {
    await showForm({ schema })
    await expect.element(field).toHaveTextContent('Ikke valgt')
    await field.click()
    await expect.element(option('Ikke valgt')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}{Tab}')
    await expect.element(field).toHaveAccessibleDescription('Fyll ut dette feltet')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    expect(await findBarriers()).toEqual([])
  })

  test('that the schema no longer has stays in sight', async () => {
    const shown = await showForm({ schema, value: { name: 'hologram' } })
    await expect.element(field).toHaveTextContent('hologram')
    shown.handle().submit()
    await expect.element(field).toHaveAccessibleDescription('Velg noe fra lista')
    expect(shown.value()).toEqual({ name: 'hologram' })
  })

  test('read-only it does not open, disabled it cannot be used', async () => {
    const shown = await showForm({ schema, value: { name: 'image' }, readOnly: true })
    await expect.element(field).toHaveAttribute('aria-readonly', 'true')
    await field.click()
    await userEvent.keyboard('{ArrowDown}')
    expect(page.getByRole('listbox').all()).toHaveLength(0)
    shown.set({ readOnly: false, disabled: true })
    await expect.element(field).toHaveAttribute('aria-disabled', 'true')
  })

  test('without choices it draws its message', async () => {
    const shown = await showForm({ schema: form({ name: { type: 'string' } }), uiSchema: { name: { 'ui:widget': 'Select' } } })
    await expect.element(page.getByRole('note').getByText('Select trenger valg: en enum, eller oneOf med const')).toBeVisible()
    shown.set({ schema: form({ name: { type: 'string', enum: [{}] } }) })
    await expect.element(page.getByRole('note').getByText('Valgene i Select må være tekst, tall eller ja og nei')).toBeVisible()
  })
})
