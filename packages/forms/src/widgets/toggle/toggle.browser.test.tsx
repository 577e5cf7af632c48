import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const field = page.getByRole('switch', { name: 'Superbruker' })
const schema = form({ is_admin: { type: 'boolean' } })

describe('[WID-08] on or off', () => {
  test('is how a boolean is entered, and changes at once by mouse, label and space bar', async () => {
    const shown = await showForm({ schema, value: { is_admin: true } })
    await expect.element(field).toBeChecked()
    await field.click()
    expect(shown.value()).toEqual({ is_admin: false })
    await page.getByText('Superbruker').click()
    expect(shown.value()).toEqual({ is_admin: true })
    await userEvent.keyboard(' ')
    expect(shown.value()).toEqual({ is_admin: false })
  })

  test('read-only it can be reached and read but not changed, and says why', async () => {
    const locked = { is_admin: { 'ui:readonly': true, 'ui:options': { reason: 'Bare en annen superbruker' } } }
    const shown = await showForm({ schema, uiSchema: locked, value: { is_admin: true } })
    await expect.element(field).toHaveAccessibleDescription('Bare en annen superbruker')
    await field.click()
    await userEvent.keyboard(' ')
    await expect.element(field).toBeChecked()
    expect(shown.value()).toEqual({ is_admin: true })
  })

  test('disabled it cannot be reached', async () => {
    await showForm({ schema, disabled: true })
    await expect.element(field).toBeDisabled()
  })

  test('a fault is said at it, also to those who do not see', async () => {
    const shown = await showForm({ schema: form({ is_admin: { type: 'boolean', const: true } }), value: { is_admin: false } })
    await expect.element(field).not.toBeChecked()
    shown.handle().submit()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription('Velg noe fra lista')
    expect(await findBarriers()).toEqual([])
  })

  test('an absent value shows what the server would fill in, and one that is no boolean is shown as it is', async () => {
    const shown = await showForm({ schema: form({ is_admin: { type: 'boolean', default: true } }) })
    await expect.element(field).toBeChecked()
    shown.set({ schema })
    shown.setValue({ is_admin: 'ja' })
    await expect.element(page.getByRole('note').getByText('ja', { exact: true })).toBeVisible()
    expect(shown.value()).toEqual({ is_admin: 'ja' })
  })

  test('on a schema it does not fit it draws its message', async () => {
    await showForm({ schema: form({ is_admin: { type: 'string' } }), uiSchema: { is_admin: { 'ui:widget': 'Toggle' } } })
    await expect.element(page.getByRole('note').getByText('Toggle passer bare til av eller på (type boolean)')).toBeVisible()
  })
})
