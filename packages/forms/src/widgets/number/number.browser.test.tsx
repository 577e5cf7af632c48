import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { form, showForm } from '../../testing/show-form.tsx'

const field = page.getByRole('textbox', { name: 'Navn' })
const schema = form({ name: { type: 'number', minimum: 0, maximum: 9999 } }, ['name'])

describe('[WID-01] a number', () => {
  test('is shown with a comma and taken with a comma or a full stop', async () => {
    const shown = await showForm({ schema, value: { name: 1.5 } })
    await expect.element(field).toHaveValue('1,5')
    await field.fill('2,25')
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toEqual({ name: 2.25 })
    await field.fill('1 204.5')
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toEqual({ name: 1204.5 })
    await expect.element(field).toHaveValue('1204,5')
  })

  test('a half-written number stands while it is written', async () => {
    const shown = await showForm({ schema })
    await field.fill('1,')
    shown.handle().flush()
    await expect.element(field).toHaveValue('1,')
    await userEvent.keyboard('5{Tab}')
    expect(shown.value()).toEqual({ name: 1.5 })
  })

  test('steps by the arrow keys within its limits', async () => {
    const shown = await showForm({ schema, value: { name: 1 } })
    await field.click()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Tab}')
    expect(shown.value()).toEqual({ name: 0 })
  })

  test('words are kept, said to be no number, and not saved', async () => {
    const shown = await showForm({ schema })
    await field.fill('sju')
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveValue('sju')
    await expect.element(field).toHaveAccessibleDescription('Skriv et tall')
    shown.handle().submit()
    expect(shown.submitted).toEqual([])
    await field.fill('10000')
    await expect.element(field).toHaveAccessibleDescription('Tallet kan være høyst 9999'.replace(' 9 ', ' 9\u00a0'))
    await field.fill('7')
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
  })

  test.each([
    ['1.500', 'Skriv 1500 uten punktum, eller 1,5 med komma'],
    ['12345678901234567890', 'Tallet har flere sifre enn det er plass til'],
  ])('«%s» is not stored as another number: it stays, is said, and is not saved', async (text, message) => {
    const shown = await showForm({ schema: form({ name: { type: 'number' } }) })
    await field.fill(text)
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveValue(text)
    await expect.element(field).toHaveAccessibleDescription(message)
    shown.handle().submit()
    expect(shown.submitted).toEqual([])
    await field.fill('1500')
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
    shown.handle().submit()
    expect(shown.submitted).toEqual([{ name: 1500 }])
  })

  test('cleared it is missing, or null where null is allowed', async () => {
    const shown = await showForm({ schema, value: { name: 7 } })
    await field.clear()
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toEqual({})
    await expect.element(field).toHaveAccessibleDescription('Fyll ut dette feltet')
    shown.set({ schema: form({ name: { type: ['integer', 'null'] } }) })
    shown.setValue({ name: 7 })
    await field.clear()
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toEqual({ name: null })
  })

  test('a value from outside replaces what was written', async () => {
    const shown = await showForm({ schema, value: { name: 7 } })
    await field.fill('8')
    shown.handle().flush()
    shown.setValue({ name: 9 })
    await expect.element(field).toHaveValue('9')
  })

  test('read-only it does not step, disabled it takes nothing, and its unit stands after it', async () => {
    const shown = await showForm({ schema, value: { name: 7 }, readOnly: true, uiSchema: { name: { 'ui:options': { unit: 'px' } } } })
    await expect.element(field).toHaveAttribute('readonly')
    await expect.element(page.getByText('px')).toBeVisible()
    await field.click()
    await userEvent.keyboard('{ArrowUp}{Tab}')
    expect(shown.value()).toEqual({ name: 7 })
    shown.set({ readOnly: false, disabled: true })
    await expect.element(field).toBeDisabled()
  })

  test('on a schema it does not fit it draws its message', async () => {
    await showForm({ schema: form({ name: { type: 'string' } }), uiSchema: { name: { 'ui:widget': 'Number' } } })
    await expect.element(page.getByRole('note').getByText('Number passer bare til tall (type number eller integer)')).toBeVisible()
  })
})
