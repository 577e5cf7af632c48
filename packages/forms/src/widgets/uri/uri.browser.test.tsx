import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { form, showForm } from '../../testing/show-form.tsx'

const field = page.getByRole('textbox', { name: 'Bilde' })
const schema = form({ image_url: { type: ['string', 'null'], format: 'uri', 'x-url': { protocol: '^https$' } } })

describe('[WID-01] a web address', () => {
  test('is chosen by its format and handed over as it is written', async () => {
    const shown = await showForm({ schema })
    await expect.element(field).toHaveAttribute('inputmode', 'url')
    await field.fill('https://museum.no/kari.jpg')
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toEqual({ image_url: 'https://museum.no/kari.jpg' })
  })

  test('cleared, it is null', async () => {
    const shown = await showForm({ schema, value: { image_url: 'https://museum.no' } })
    await field.clear()
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toEqual({ image_url: null })
  })

  test('says what is wrong: no address, or the wrong protocol', async () => {
    await showForm({ schema })
    await field.fill('museum')
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveAccessibleDescription('Skriv ei nettadresse, som https://museum.no')
    await field.fill('http://museum.no')
    await expect.element(field).toHaveAccessibleDescription('Adressa må begynne med https://')
  })

  test('read-only and disabled it keeps its value', async () => {
    const shown = await showForm({ schema, value: { image_url: 'https://museum.no' }, readOnly: true })
    await expect.element(field).toHaveAttribute('readonly')
    shown.set({ readOnly: false, disabled: true })
    await expect.element(field).toBeDisabled()
    await expect.element(field).toHaveValue('https://museum.no')
  })

  test('on a schema without the format it draws its message', async () => {
    await showForm({ schema: form({ image_url: { type: 'string' } }), uiSchema: { image_url: { 'ui:widget': 'Uri' } } })
    await expect.element(page.getByRole('note').getByText('Uri passer bare til tekst med format uri')).toBeVisible()
  })
})
