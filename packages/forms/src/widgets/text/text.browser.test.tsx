import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { form, showForm } from '../../testing/show-form.tsx'

const name = page.getByRole('textbox', { name: 'Navn' })
const schema = form({ name: { type: 'string', minLength: 2, maxLength: 10 } }, ['name'])

describe('[WID-01] a line of text', () => {
  test('shows its value and hands over what is written by keyboard', async () => {
    const shown = await showForm({ schema, value: { name: 'Kaia' } })
    await expect.element(name).toHaveValue('Kaia')
    await userEvent.keyboard('{Tab}')
    await expect.element(name).toHaveFocus()
    await userEvent.keyboard('{End} 2{Tab}')
    expect(shown.value()).toEqual({ name: 'Kaia 2' })
  })

  test('has its label, help and placeholder from the UI schema, by key or as they stand', async () => {
    const uiSchema = { name: { 'ui:title': 'mine.title', 'ui:description': 'Som på skiltet', 'ui:options': { placeholder: 'Kaia' } } }
    await showForm({ schema, uiSchema, texts: { 'mine.title': 'Navnet på huset' } })
    const field = page.getByRole('textbox', { name: 'Navnet på huset' })
    await expect.element(field).toHaveAccessibleDescription('Som på skiltet')
    await expect.element(field).toHaveAttribute('placeholder', 'Kaia')
  })

  test('read-only it can be reached and read, says why, and keeps its value', async () => {
    const uiSchema = { name: { 'ui:readonly': true, 'ui:options': { reason: 'Låst av museet' } } }
    const shown = await showForm({ schema, value: { name: 'Kaia' }, uiSchema })
    await expect.element(name).toHaveAttribute('readonly')
    await expect.element(name).toHaveAccessibleDescription('Låst av museet')
    await userEvent.keyboard('{Tab}x{Tab}')
    expect(shown.value()).toEqual({ name: 'Kaia' })
  })

  test('read-only without a reason of its own still says something; a whole form says it once', async () => {
    const shown = await showForm({ schema, value: { name: 'Kaia' }, uiSchema: { name: { 'ui:readonly': true } } })
    await expect.element(name).toHaveAccessibleDescription('Du kan lese dette, men ikke endre det')
    shown.set({ readOnly: true })
    await expect.element(page.getByRole('note').getByText('Du kan lese dette, men ikke endre det')).toBeVisible()
    await expect.element(name).not.toHaveAccessibleDescription()
  })

  test('disabled it takes no words', async () => {
    await showForm({ schema, value: { name: 'Kaia' }, disabled: true })
    await expect.element(name).toBeDisabled()
  })

  test('a fault is marked, said and tied to the field', async () => {
    await showForm({ schema, value: { name: 'K' } })
    await name.click()
    await userEvent.keyboard('{Tab}')
    await expect.element(name).toHaveAttribute('aria-invalid', 'true')
    await expect.element(name).toHaveAccessibleDescription('Feltet må ha minst 2 tegn')
  })

  test('counts near the maximum as the schema counts, and always when asked to', async () => {
    const shown = await showForm({ schema, value: { name: 'Kaia' } })
    await expect.element(name).toHaveValue('Kaia')
    expect(page.getByText(/tegn/).all()).toHaveLength(0)
    shown.setValue({ name: 'Kaia 😀😀😀😀' })
    await expect.element(page.getByText('9 av 10 tegn')).toBeVisible()
    shown.setValue({ name: 'K' })
    shown.set({ uiSchema: { name: { 'ui:options': { counter: true } } } })
    await expect.element(page.getByText('1 av 10 tegn')).toBeVisible()
  })

  test('on a schema or with options it does not fit it draws its message, and the rest of the form stands', async () => {
    const shown = await showForm({
      schema: form({ name: { type: 'boolean' }, note: { type: 'string' } }),
      uiSchema: { name: { 'ui:widget': 'Text' } },
    })
    await expect.element(page.getByRole('note').getByText('Text passer bare til tekst (type string)')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'note' })).toBeVisible()
    shown.set({ schema, uiSchema: { name: { 'ui:options': { counter: 'yes' } } } })
    await expect.element(page.getByRole('note').getByText('Innstillingene passer ikke: counter')).toBeVisible()
  })
})

describe('[FORM-06] what is wrong with a text or a number is said in words when it is left', () => {
  test.each([
    ['required', { type: 'string' }, undefined, 'Fyll ut dette feltet'],
    ['too short', { type: 'string', minLength: 3 }, 'Ka', 'Feltet må ha minst 3 tegn'],
    ['too long', { type: 'string', maxLength: 3 }, 'Kaia', 'Feltet kan ha høyst 3 tegn'],
    ['against the pattern', { type: 'string', pattern: '^[A-Z]+$' }, 'kaia', 'Her er det tegn som ikke kan brukes, eller feil skrivemåte'],
    ['too small', { type: 'integer', minimum: 1800 }, 1700, 'Tallet må være minst 1800'],
    ['too large', { type: 'integer', maximum: 2026 }, 3000, 'Tallet kan være høyst 2026'],
  ])('%s', async (_what, rule, value, message) => {
    await showForm({ schema: form({ name: rule, note: { type: 'string' } }, ['name']), value: { name: value } })
    await expect.element(name).toBeVisible()
    expect(page.getByText(message).all()).toHaveLength(0)
    await name.click()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByText(message)).toBeVisible()
  })
})
