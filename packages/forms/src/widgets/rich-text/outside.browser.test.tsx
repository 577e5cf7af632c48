import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { form, showForm } from '../../testing/show-form.tsx'

const field = page.getByRole('textbox', { name: 'Navn' })
const undoTool = page.getByRole('button', { name: 'Angre', exact: true })
const schema = form({ name: { type: 'string' } })
const uiSchema = { name: { 'ui:widget': 'RichText' } }
const show = (given: Partial<Parameters<typeof showForm>[0]> = {}) => showForm({ schema, uiSchema, ...given })

describe('[WID-02] rich text and a value from outside', () => {
  test('another record does not become the one before it by undoing', async () => {
    const shown = await show({ value: { name: '<p>Kaia</p>' } })
    await field.click()
    await userEvent.keyboard('{Control>}{End}{/Control}, 1907')
    shown.handle().flush()
    shown.setValue({ name: '<p>Bua</p>' })
    await expect.element(field).toHaveTextContent('Bua')
    await expect.element(undoTool).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(field).toHaveTextContent('Bua')
    expect(shown.handle().flush()).toEqual({ name: '<p>Bua</p>' })
  })

  test('what is written after it is undone, and not it', async () => {
    const shown = await show({ value: { name: '<p>Kaia</p>' } })
    await expect.element(field).toHaveTextContent('Kaia')
    shown.setValue({ name: '<p>Bua</p>' })
    await expect.element(field).toHaveTextContent('Bua')
    await field.click()
    await userEvent.keyboard('{Control>}{End}{/Control} ved kaia')
    expect(shown.handle().flush()).toEqual({ name: '<p>Bua ved kaia</p>' })
    await userEvent.keyboard('{Control>}zz{/Control}')
    expect(shown.handle().flush()).toEqual({ name: '<p>Bua</p>' })
  })

  test('[FORM-01] what the form has undone is not done again by undoing once more', async () => {
    const shown = await show({ value: { name: '<p>Kaia</p>' }, schema: form({ name: { type: 'string' }, note: { type: 'string' } }) })
    await field.click()
    await userEvent.keyboard('{Control>}{End}{/Control}, 1907')
    await page.getByRole('textbox', { name: 'note' }).click()
    expect(shown.value()).toEqual({ name: '<p>Kaia, 1907</p>' })
    shown.handle().undo()
    await expect.element(field).not.toHaveTextContent('1907')
    await field.click()
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(shown.handle().flush()).toEqual({ name: '<p>Kaia</p>' })
  })
})

describe('[WID-02] rich text hands over after a pause', () => {
  // The clock stands, so that nothing is handed over unless a test lets time pass.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('of 500 ms and not before, once', async () => {
    const onChange = vi.fn()
    const shown = await show({ value: { name: '<p>Kaia</p>' }, onChange })
    await field.click()
    await userEvent.keyboard('{Control>}{End}{/Control}, 1907')
    vi.advanceTimersByTime(499)
    expect(shown.value()).toEqual({ name: '<p>Kaia</p>' })
    vi.advanceTimersByTime(1)
    expect(shown.value()).toEqual({ name: '<p>Kaia, 1907</p>' })
    expect(onChange).toHaveBeenCalledOnce()
  })
})
