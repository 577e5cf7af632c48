import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const text = { type: 'string', minLength: 2 }
const schema = form({
  place: { type: 'object', title: 'Sted', properties: { name: text, anchor: { type: 'string' } }, required: ['name'] },
  note: { type: 'string' },
})
const section = (options: object = {}) => ({ place: { 'ui:options': { template: 'Section', ...options } } })
const header = page.getByRole('button', { name: 'Sted' })
const name = page.getByRole('textbox', { name: 'Navn' })

describe('[FORM-02] a section', () => {
  test('closes and opens by its header, and what was being written is not lost', async () => {
    const shown = await showForm({ schema, uiSchema: section() })
    await expect.element(header).toHaveAttribute('aria-expanded', 'true')
    await name.fill('Havnes')
    // Without a pointer the field is not left first: closing itself must hand over.
    header.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(name).not.toBeInTheDocument()
    expect(shown.value()).toEqual({ place: { name: 'Havnes' } })
    await expect.element(page.getByText('Havnes')).toBeVisible()
    await header.click()
    await expect.element(name).toHaveValue('Havnes')
  })

  test('is worked by keyboard', async () => {
    await showForm({ schema, uiSchema: section() })
    await expect.element(header).toBeVisible()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(header).toHaveAttribute('aria-expanded', 'false')
    await expect.element(name).not.toBeInTheDocument()
  })

  test('that is closed opens itself for a fault inside and leads to it', async () => {
    const shown = await showForm({ schema, uiSchema: section({ closed: true }), value: { place: { name: 'H' } } })
    await expect.element(header).toHaveAttribute('aria-expanded', 'false')
    shown.handle().submit()
    await expect.element(name).toHaveFocus()
    await expect.element(name).toHaveAccessibleDescription('Feltet må ha minst 2 tegn')
    expect(shown.submitted).toEqual([])
    expect(await findBarriers()).toEqual([])
  })

  test('that is closed on a fault says how many there are', async () => {
    const shown = await showForm({ schema, uiSchema: section(), value: { place: { name: 'H' } } })
    await expect.element(name).toHaveValue('H')
    shown.handle().submit()
    await header.click()
    await expect.element(page.getByText('1 feil')).toBeVisible()
  })

  test('keeps the settings it is told to behind a button in its header', async () => {
    await showForm({ schema, uiSchema: section({ header: ['anchor'] }) })
    const anchor = page.getByRole('textbox', { name: 'anchor' })
    await expect.element(name).toBeVisible()
    expect(anchor.all()).toHaveLength(0)
    await page.getByRole('button', { name: 'Innstillinger' }).click()
    await expect.element(anchor).toBeVisible()
    expect(await findBarriers()).toEqual([])
  })

  test('with options it does not know what to do with draws its message', async () => {
    await showForm({ schema, uiSchema: section({ header: 'anchor' }) })
    await expect.element(page.getByRole('note').getByText('Innstillingene passer ikke: header')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'note' })).toBeVisible()
  })
})
