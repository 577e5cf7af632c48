import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const field = page.getByRole('combobox', { name: 'Gjenstand' })
const option = (name: string) => page.getByRole('option', { name, exact: true })
const many = (count: number) => Array.from({ length: count }, (_each, index) => `gjenstand-${index}`)
const node = (count: number) => ({ type: 'string', title: 'Gjenstand', enum: many(count) })
const schema = form({ object: node(13) }, ['object'])

describe('[WID-01] more than twelve choices', () => {
  test('are found by writing and chosen by keyboard alone', async () => {
    const shown = await showForm({ schema })
    await expect.element(field).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('d-12')
    await expect.element(option('gjenstand-12')).toBeVisible()
    expect(page.getByRole('option').all()).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    expect(shown.value()).toEqual({ object: 'gjenstand-12' })
    await expect.element(field).toHaveValue('gjenstand-12')
    expect(shown.submitted).toEqual([])
  })

  test('opened again, all are offered and not only the chosen', async () => {
    await showForm({ schema, value: { object: 'gjenstand-3' } })
    await field.click()
    await expect.element(option('gjenstand-12')).toBeVisible()
    await expect.element(option('gjenstand-3')).toHaveAttribute('aria-selected', 'true')
  })

  test('what may be left out can be cleared, what is required not', async () => {
    const shown = await showForm({ schema: form({ object: node(13) }), value: { object: 'gjenstand-3' } })
    await field.click()
    await page.getByRole('button', { name: 'Fjern valget i Gjenstand' }).click()
    expect(shown.value()).toEqual({})
    shown.set({ schema })
    shown.setValue({ object: 'gjenstand-4' })
    await expect.element(field).toHaveValue('gjenstand-4')
    expect(page.getByRole('button', { name: 'Fjern valget i Gjenstand' }).all()).toHaveLength(0)
  })

  test('ten thousand draw a hundred rows, and the last says how many more there are', async () => {
    const shown = await showForm({ schema: form({ object: node(10_000) }) })
    await field.click()
    await expect.element(option('gjenstand-99')).toBeInTheDocument()
    expect(document.querySelectorAll('[role="option"]')).toHaveLength(101)
    await expect.element(option('9900 til. Skriv for å finne dem')).toHaveAttribute('aria-disabled', 'true')
    await field.fill('gjenstand-9876')
    await option('gjenstand-9876').click()
    expect(shown.value()).toEqual({ object: 'gjenstand-9876' })
  })

  test('one that the schema no longer has stays in sight', async () => {
    const shown = await showForm({ schema, value: { object: 'hologram' } })
    await expect.element(field).toHaveValue('hologram')
    shown.handle().submit()
    await expect.element(field).toHaveAccessibleDescription('Velg noe fra lista')
    await expect.element(field).toHaveFocus()
    expect(shown.value()).toEqual({ object: 'hologram' })
    expect(await findBarriers()).toEqual([])
  })

  test('letters that lead nowhere say so and leave the choice as it was', async () => {
    const shown = await showForm({ schema, value: { object: 'gjenstand-3' } })
    await field.fill('kjerre')
    await expect.element(page.getByText('Ingen treff')).toBeVisible()
    expect(await findBarriers()).toEqual([])
    await userEvent.keyboard('{Escape}{Tab}')
    await expect.element(field).toHaveValue('gjenstand-3')
    expect(shown.value()).toEqual({ object: 'gjenstand-3' })
  })

  test('read-only they can be read, disabled not reached', async () => {
    const shown = await showForm({ schema, value: { object: 'gjenstand-3' }, readOnly: true })
    await expect.element(field).toHaveAttribute('readonly')
    await field.click()
    expect(page.getByRole('listbox').all()).toHaveLength(0)
    shown.set({ readOnly: false, disabled: true })
    await expect.element(field).toBeDisabled()
  })
})
