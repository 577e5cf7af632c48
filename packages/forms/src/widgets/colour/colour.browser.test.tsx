import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const field = page.getByRole('textbox', { name: 'Farge' })
const picker = page.getByLabelText('Velg farge for Farge')
const schema = form({ colour: { type: 'string', title: 'Farge', format: 'color' } })
const swatch = () => document.querySelector('[data-swatch]')?.getAttribute('data-swatch')

describe('[WID-08] a colour', () => {
  test('is chosen by its format, written by hand and tidied when the field is left', async () => {
    const shown = await showForm({ schema })
    await field.fill('2250D0')
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toEqual({ colour: '#2250d0' })
    await expect.element(field).toHaveValue('#2250d0')
    expect(swatch()).toBe('#2250d0')
  })

  test("is picked in the browser's own picker", async () => {
    const shown = await showForm({ schema, value: { colour: '#fa0' } })
    await expect.element(picker).toHaveValue('#ffaa00')
    await picker.fill('#97261a')
    await expect.element(field).toHaveValue('#97261a')
    await expect.poll(shown.value).toEqual({ colour: '#97261a' })
    expect(await findBarriers()).toEqual([])
  })

  test('what is none is kept as written and said once the field is left, also where the schema does not mind', async () => {
    const shown = await showForm({
      schema: form({ colour: { type: 'string', title: 'Farge' } }),
      uiSchema: { colour: { 'ui:widget': 'Colour' } },
    })
    await field.fill('ro')
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
    await field.fill('rosa')
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveAccessibleDescription('Skriv fargen som # og seks tegn, for eksempel #2250d0')
    expect(shown.value()).toEqual({ colour: 'rosa' })
    expect(await findBarriers()).toEqual([])
    await field.fill('#123')
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('cleared it is left out', async () => {
    const shown = await showForm({ schema, value: { colour: '#2250d0' } })
    await field.clear()
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toEqual({})
    expect(swatch()).toBe('')
  })

  test('a hostile value becomes no style', async () => {
    await showForm({ schema, value: { colour: 'red;background:url(//x.test)' } })
    await expect.element(field).toHaveValue('red;background:url(//x.test)')
    expect(swatch()).toBe('')
  })

  test('read-only it can be reached and read, disabled not, and neither opens the picker', async () => {
    const shown = await showForm({ schema, value: { colour: '#2250d0' }, readOnly: true })
    await expect.element(field).toHaveAttribute('readonly')
    expect(picker.all()).toHaveLength(0)
    shown.set({ readOnly: false, disabled: true })
    await expect.element(field).toBeDisabled()
    expect(picker.all()).toHaveLength(0)
  })

  test('on a schema it does not fit it draws its message', async () => {
    await showForm({ schema: form({ colour: { type: 'integer' } }), uiSchema: { colour: { 'ui:widget': 'Colour' } } })
    await expect.element(page.getByRole('note').getByText('Colour passer bare til tekst (type string)')).toBeVisible()
  })
})
