import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const text = { type: 'string', maxLength: 20 }
const title = { type: 'object', title: 'Tittel', 'x-field': 'Localised', properties: { no: text, nn: text, sv: text, en: text } }
const schema = form({ title })
const locales = ['no', 'nn', 'sv', 'en']
const texts = { 'languages.no': 'Norsk bokmål', 'languages.nn': 'Norsk nynorsk', 'languages.sv': 'Svensk', 'languages.en': 'Engelsk' }
const field = page.getByRole('textbox', { name: 'Tittel' })

describe('[WID-03] a text in several languages', () => {
  test('is written in the language of the form and kept in the others', async () => {
    const shown = await showForm({ schema, texts, locales, locale: 'en', value: { title: { no: 'Kaia', en: 'The quay' } } })
    await expect.element(field).toHaveValue('The quay')
    await field.fill('The pier')
    expect(shown.handle().flush()).toEqual({ title: { no: 'Kaia', en: 'The pier' } })
    shown.set({ locale: 'no' })
    await expect.element(field).toHaveValue('Kaia')
    await expect.element(page.getByText('NO', { exact: true })).toBeVisible()
    expect(await findBarriers()).toEqual([])
  })

  test('clearing it leaves no empty text behind', async () => {
    const shown = await showForm({ schema, texts, locales, locale: 'en', value: { title: { no: 'Kaia', en: 'The quay' } } })
    await field.fill('')
    expect(shown.handle().flush()).toEqual({ title: { no: 'Kaia' } })
  })

  test('[LANG-03] empty, it shows what the public sees, in grey with its language, and never as a value', async () => {
    const shown = await showForm({ schema, texts, locales, locale: 'nn', value: { title: { no: 'Kaia', sv: 'Kajen' } } })
    await expect.element(field).toHaveAttribute('placeholder', 'Kaia')
    await expect.element(field).toHaveValue('')
    await expect.element(page.getByText('vises på norsk bokmål')).toBeVisible()
    await expect.element(page.getByText('Mangler')).toBeVisible()
    shown.set({ locale: 'en' })
    await expect.element(field).toHaveAttribute('placeholder', 'Kaia')
    expect(shown.handle().flush()).toEqual({ title: { no: 'Kaia', sv: 'Kajen' } })
  })

  test('knows which languages it has', async () => {
    await showForm({ schema, texts, locales, locale: 'no', value: { title: { no: 'Kaia', sv: 'Kajen' } } })
    await page.getByText('NO', { exact: true }).hover()
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Har tekst på norsk bokmål, svensk. Mangler norsk nynorsk, engelsk')
  })

  test('a fault in another language turns the form to that language', async () => {
    const onLocaleChange = vi.fn()
    const shown = await showForm({
      schema,
      texts,
      locales,
      locale: 'no',
      onLocaleChange,
      value: { title: { no: 'Kaia', sv: 'x'.repeat(30) } },
    })
    await expect.element(field).toHaveValue('Kaia')
    shown.handle().submit()
    await expect.poll(() => onLocaleChange.mock.calls).toEqual([['sv']])
    shown.set({ locale: 'sv' })
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAccessibleDescription('Feltet kan ha høyst 20 tegn')
  })

  test.each([
    ['a schema that is no object', { ...title, type: 'string' }, 'no', 'Et felt på flere språk må være et objekt'],
    ['no language chosen', title, undefined, 'Velg et språk først'],
    ['a language that is not there', title, 'de', 'Velg et språk først'],
    ['a language that the schema lacks', { ...title, properties: {} }, 'no', 'Skjemaet har ikke noe felt for dette språket'],
  ])('%s is said in its place', async (_what, odd, locale, message) => {
    await showForm({ schema: form({ title: odd }), texts, locales, locale })
    await expect.element(page.getByRole('note').getByText(message)).toBeVisible()
  })
})
