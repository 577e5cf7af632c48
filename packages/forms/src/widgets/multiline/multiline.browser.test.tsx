import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const ingress = page.getByRole('textbox', { name: 'Ingress' })
const schema = form({ ingress: { type: 'string', title: 'Ingress', maxLength: 40 } }, ['ingress'])
const uiSchema = { ingress: { 'ui:widget': 'Multiline', 'ui:options': { rows: 2 } } }
const height = () => ingress.element().getBoundingClientRect().height

describe('[WID-01] several lines of text', () => {
  test('are handed over as they are written, Enter starts a new line and does not save', async () => {
    const shown = await showForm({ schema, uiSchema })
    await ingress.click()
    await userEvent.keyboard('Fire liv,{Enter}fortalt{Tab}')
    expect(shown.value()).toEqual({ ingress: 'Fire liv,\nfortalt' })
    expect(shown.submitted).toEqual([])
  })

  test('make the field grow', async () => {
    const shown = await showForm({ schema, uiSchema })
    await expect.element(ingress).toBeVisible()
    const before = height()
    shown.setValue({ ingress: 'en\nto\ntre\nfire\nfem\nseks' })
    await expect.poll(height).toBeGreaterThan(before)
  })

  test('cleared, a required text is empty and said to be missing', async () => {
    const shown = await showForm({ schema: form({ ingress: { type: 'string', title: 'Ingress', minLength: 1 } }, ['ingress']), uiSchema })
    await ingress.fill('x')
    await ingress.clear()
    await userEvent.keyboard('{Tab}')
    await expect.element(ingress).toHaveAccessibleDescription('Fyll ut dette feltet')
    await expect.element(ingress).toHaveAttribute('aria-invalid', 'true')
    expect(shown.value().ingress).toBeUndefined()
    expect(await findBarriers()).toEqual([])
  })

  test('are counted near the maximum', async () => {
    await showForm({ schema, uiSchema, value: { ingress: 'Mens mennene rodde fiske, holdt kvinnene' } })
    await expect.element(page.getByText('40 av 40 tegn')).toBeVisible()
  })

  test('read-only they can be reached and read, disabled not', async () => {
    const shown = await showForm({ schema, uiSchema, value: { ingress: 'Fire liv' }, readOnly: true })
    await expect.element(ingress).toHaveAttribute('readonly')
    await userEvent.keyboard('{Tab}')
    await expect.element(ingress).toHaveFocus()
    shown.set({ readOnly: false, disabled: true })
    await expect.element(ingress).toBeDisabled()
    await expect.element(ingress).toHaveValue('Fire liv')
  })

  test('a value that is no text does not take the field down', async () => {
    await showForm({ schema, uiSchema, value: { ingress: 12 } })
    await expect.element(ingress).toBeVisible()
  })

  test('on a schema or with options they do not fit the field draws its message', async () => {
    const shown = await showForm({ schema: form({ ingress: { type: 'number' } }), uiSchema })
    await expect.element(page.getByRole('note').getByText('Multiline passer bare til tekst (type string)')).toBeVisible()
    shown.set({ schema, uiSchema: { ingress: { 'ui:widget': 'Multiline', 'ui:options': { rows: 0 } } } })
    await expect.element(page.getByRole('note').getByText('Innstillingene passer ikke: rows')).toBeVisible()
  })
})
