import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const number = page.getByRole('textbox', { name: 'Lydstyrke' })
const slider = page.getByRole('slider', { name: 'Lydstyrke' })
const node = { type: 'integer', title: 'Lydstyrke', minimum: 0, maximum: 100 }
const schema = form({ volume: node })
const uiSchema = { volume: { 'ui:widget': 'Range', 'ui:options': { unit: '%' } } }

describe('[WID-08] a number between two limits', () => {
  test('is shown by slider and number, and moved by keys', async () => {
    const shown = await showForm({ schema, uiSchema, value: { volume: 50 } })
    await expect.element(number).toHaveValue('50')
    await expect.element(slider).toHaveAttribute('aria-valuetext', '50 %')
    await userEvent.keyboard('{Tab}')
    await expect.element(slider).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(number).toHaveValue('52')
    await userEvent.keyboard('{Home}{Tab}{Tab}')
    expect(shown.value()).toEqual({ volume: 0 })
  })

  test('is written where it must be exact, and the slider follows', async () => {
    const shown = await showForm({ schema: form({ volume: { ...node, type: 'number', maximum: 1 } }), uiSchema, value: { volume: 0.5 } })
    await number.fill('0,75')
    await expect.element(slider).toHaveValue('0.75')
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toEqual({ volume: 0.75 })
    await slider.element().focus()
    await userEvent.keyboard('{ArrowRight}{Tab}')
    await expect.element(number).toHaveValue('0,76')
  })

  test('beyond the limits it stays as written and is said', async () => {
    const shown = await showForm({ schema, uiSchema })
    await number.fill('150')
    await userEvent.keyboard('{Tab}')
    await expect.element(number).toHaveAccessibleDescription('Tallet kan være høyst 100')
    await expect.element(number).toHaveValue('150')
    await expect.element(slider).toHaveValue('100')
    expect(shown.value()).toEqual({ volume: 150 })
    expect(await findBarriers()).toEqual([])
  })

  test('what could be thousands stays as written, is said, and is not saved', async () => {
    const shown = await showForm({ schema: form({ volume: { ...node, type: 'number', maximum: 5000 } }), uiSchema })
    await number.fill('1.500')
    await userEvent.keyboard('{Tab}')
    await expect.element(number).toHaveValue('1.500')
    await expect.element(number).toHaveAccessibleDescription('Skriv 1500 uten punktum, eller 1,5 med komma')
    shown.handle().submit()
    expect(shown.submitted).toEqual([])
  })

  test('without a value the number is empty, and cleared it is left out', async () => {
    const shown = await showForm({ schema, uiSchema })
    await expect.element(number).toHaveValue('')
    await number.fill('4')
    await number.clear()
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toEqual({})
  })

  test('read-only the number can be reached and read, disabled not', async () => {
    const shown = await showForm({ schema, uiSchema, value: { volume: 50 }, readOnly: true })
    await expect.element(number).toHaveAttribute('readonly')
    await expect.element(slider).toBeDisabled()
    shown.set({ readOnly: false, disabled: true })
    await expect.element(number).toBeDisabled()
  })

  test('without limits or on no number it draws its message', async () => {
    const shown = await showForm({ schema: form({ volume: { type: 'integer', minimum: 0 } }), uiSchema })
    await expect.element(page.getByRole('note').getByText('Range trenger et minimum og et større maximum')).toBeVisible()
    shown.set({ schema: form({ volume: { type: 'string' } }) })
    await expect.element(page.getByRole('note').getByText('Range passer bare til tall (type number eller integer)')).toBeVisible()
  })
})

describe('[WID-08] a number that is dragged is handed over after a pause', () => {
  // The clock stands, so that nothing is handed over unless a test lets time pass.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('of 400 ms and not before, once', async () => {
    const handed: unknown[] = []
    await showForm({ schema, uiSchema, value: { volume: 50 }, onChange: (value) => handed.push(value.volume) })
    await expect.element(slider).toBeVisible()
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}{ArrowRight}')
    vi.advanceTimersByTime(399)
    expect(handed).toEqual([])
    vi.advanceTimersByTime(1)
    expect(handed).toEqual([53])
  })
})
