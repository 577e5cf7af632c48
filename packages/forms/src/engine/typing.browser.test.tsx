import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { form, showForm } from '../testing/show-form.tsx'

const schema = form({ name: { type: 'string' }, note: { type: 'string' } })
const name = page.getByRole('textbox', { name: 'Navn' })

// The clock stands, so that nothing is handed over by the pause unless a test lets time pass.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('[FORM-01] what is written is handed over after a pause, and no letter is lost', () => {
  test('400 ms after the last letter, once', async () => {
    const onChange = vi.fn()
    const shown = await showForm({ schema, onChange })
    await name.click()
    // By keyboard, since vitest lets its standing clock run on while it looks for an element.
    await userEvent.keyboard('Havnes')
    vi.advanceTimersByTime(399)
    expect(shown.value()).toEqual({})
    vi.advanceTimersByTime(1)
    expect(shown.value()).toEqual({ name: 'Havnes' })
    expect(onChange).toHaveBeenCalledOnce()
  })

  test('at once when the field loses the focus', async () => {
    const shown = await showForm({ schema })
    await name.fill('Havnes')
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toEqual({ name: 'Havnes' })
  })

  test('at once when the form is asked to flush, which answers the value', async () => {
    const shown = await showForm({ schema, value: { note: 'Før' } })
    await name.fill('Havnes')
    expect(shown.handle().flush()).toEqual({ name: 'Havnes', note: 'Før' })
    expect(shown.value()).toEqual({ name: 'Havnes', note: 'Før' })
  })

  test('when Enter saves', async () => {
    const shown = await showForm({ schema })
    await name.fill('Havnes')
    await userEvent.keyboard('bygdetun{Enter}')
    expect(shown.submitted).toEqual([{ name: 'Havnesbygdetun' }])
  })

  test('when a button outside the form saves', async () => {
    const shown = await showForm({ schema })
    await name.fill('Havnes')
    shown.handle().submit()
    expect(shown.submitted).toEqual([{ name: 'Havnes' }])
  })

  test('when the form is taken away', async () => {
    const shown = await showForm({ schema })
    await name.fill('Havnes')
    shown.remove()
    await expect.element(name).not.toBeInTheDocument()
    expect(shown.value()).toEqual({ name: 'Havnes' })
  })

  test('letters written while the last ones come back stay', async () => {
    const shown = await showForm({ schema })
    await name.fill('Hav')
    vi.advanceTimersByTime(400)
    await userEvent.keyboard('nes')
    await expect.element(name).toHaveValue('Havnes')
    shown.handle().flush()
    expect(shown.value()).toEqual({ name: 'Havnes' })
  })

  test('a value from outside is shown where nothing waits, and the words that wait stand', async () => {
    const shown = await showForm({ schema, value: { name: 'Før', note: 'Før' } })
    await name.fill('Havnes')
    shown.setValue({ name: 'Lagret', note: 'Lagret' })
    await expect.element(page.getByRole('textbox', { name: 'note' })).toHaveValue('Lagret')
    await expect.element(name).toHaveValue('Havnes')
    expect(shown.handle().flush()).toEqual({ name: 'Havnes', note: 'Lagret' })
    shown.setValue({ name: 'Angret' })
    await expect.element(name).toHaveValue('Angret')
  })

  test('going back to the first value from outside shows the first value', async () => {
    const shown = await showForm({ schema, value: { name: 'Før' } })
    await name.fill('Havnes')
    shown.handle().flush()
    shown.setValue({ name: 'Før' })
    await expect.element(name).toHaveValue('Før')
  })
})
