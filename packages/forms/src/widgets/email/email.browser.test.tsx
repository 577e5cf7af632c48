import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { form, showForm } from '../../testing/show-form.tsx'

const field = page.getByRole('textbox', { name: 'E-post' })
const schema = form({ username: { type: 'string', format: 'email', 'x-trim': true } }, ['username'])

describe('[WID-01] an e-mail address', () => {
  test('is chosen by its format, calls up the right keyboard and keeps what is typed as it is typed', async () => {
    const shown = await showForm({ schema })
    await expect.element(field).toHaveAttribute('inputmode', 'email')
    await field.fill('kari@blåbær.no')
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toEqual({ username: 'kari@blåbær.no' })
  })

  test('a wrong one is said in words, a right one with spaces around it is right', async () => {
    await showForm({ schema })
    await field.fill('kari')
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveAccessibleDescription('Skriv ei e-postadresse, som navn@museum.no')
    await field.fill(' kari@museum.no ')
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('read-only and disabled it keeps its value', async () => {
    const shown = await showForm({ schema, value: { username: 'kari@museum.no' }, readOnly: true })
    await expect.element(field).toHaveAttribute('readonly')
    shown.set({ readOnly: false, disabled: true })
    await expect.element(field).toBeDisabled()
    await expect.element(field).toHaveValue('kari@museum.no')
  })

  test('on a schema without the format it draws its message', async () => {
    await showForm({ schema: form({ username: { type: 'string' } }), uiSchema: { username: { 'ui:widget': 'Email' } } })
    await expect.element(page.getByRole('note').getByText('Email passer bare til tekst med format email')).toBeVisible()
  })
})
