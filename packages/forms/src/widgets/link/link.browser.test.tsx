import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { failingLinkPreview, fakeLinkPreview, leia } from '../../testing/fakes/link-preview.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const field = page.getByRole('textbox', { name: 'Navn' })
const waiting = page.getByTestId('link-preview-waiting')
const card = page.getByRole('link', { name: /Kystkvinnene som drev leia/ })
const bare = page.getByRole('link', { name: 'Åpne i ny fane' })
const schema = form({ name: { type: 'string', format: 'uri' } })
const uiSchema = { name: { 'ui:widget': 'Link' } }
const show = (given: Partial<Parameters<typeof showForm>[0]> = {}) => showForm({ schema, uiSchema, ...given })

describe('[WID-19] a link with a preview', () => {
  test('is written, looked up after a pause, and shows what the page says', async () => {
    const fake = fakeLinkPreview()
    const shown = await show({ services: { linkPreview: fake.linkPreview } })
    await field.click()
    await userEvent.keyboard('https://fjordmuseet.no/leia')
    await expect.element(waiting).toBeVisible()
    await expect.poll(() => fake.asked).toEqual(['https://fjordmuseet.no/leia'])
    fake.answer()
    await expect.element(card).toHaveAttribute('href', 'https://fjordmuseet.no/leia')
    await expect.element(card).toHaveAttribute('target', '_blank')
    await expect.element(card).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(page.getByText('Fire liv, fortalt med egne ord.')).toBeVisible()
    expect(await findBarriers()).toEqual([])
    await userEvent.tab()
    await expect.element(card).toHaveFocus()
    expect(shown.value()).toEqual({ name: 'https://fjordmuseet.no/leia' })
  })

  test('[V6] a picture is shown with an empty text, and only from the web', async () => {
    const good = fakeLinkPreview({ ...leia, image_url: 'https://x.test/leia.jpg' })
    await show({ value: { name: 'https://fjordmuseet.no' }, services: { linkPreview: good.linkPreview } })
    await expect.poll(() => good.asked).toHaveLength(1)
    good.answer()
    await expect.element(card).toBeVisible()
    expect(card.element().querySelector('img')?.getAttribute('alt')).toBe('')
    const bad = fakeLinkPreview()
    await show({ value: { name: 'https://museum.no' }, services: { linkPreview: bad.linkPreview } })
    await expect.poll(() => bad.asked).toHaveLength(1)
    bad.answer()
    await expect.element(card.nth(1)).toBeVisible()
    expect(card.nth(1).element().querySelector('img')).toBeNull()
  })

  test('that fails, says nothing or has no service is a link all the same', async () => {
    for (const services of [{ linkPreview: failingLinkPreview }, {}]) {
      const shown = await show({ value: { name: 'www.fjordmuseet.no' }, schema: form({ name: { type: 'string' } }), services })
      await expect.element(bare).toHaveAttribute('href', 'https://www.fjordmuseet.no')
      expect(page.getByRole('alert').all()).toHaveLength(0)
      shown.remove()
      await expect.element(bare).not.toBeInTheDocument()
    }
  })

  test.each(['javascript:alert(1)', 'fjordmuseet', 'mailto:post@museum.no', ''])('«%s» is not looked up and not a link', async (name) => {
    const fake = fakeLinkPreview()
    await show({ value: { name }, services: { linkPreview: fake.linkPreview } })
    await expect.element(field).toHaveValue(name)
    expect(waiting.all()).toHaveLength(0)
    expect(page.getByRole('link').all()).toHaveLength(0)
    expect(fake.asked).toEqual([])
  })

  test('says what is wrong, and goes quiet when it is mended', async () => {
    await show()
    await field.fill('fjordmuseet')
    await userEvent.tab()
    await expect.element(field).toHaveAccessibleDescription('Skriv ei nettadresse, som https://museum.no')
    await field.fill('https://museum.no')
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('read-only it can still be opened, disabled it takes nothing, and on another type it draws its message', async () => {
    const shown = await show({ value: { name: 'https://museum.no' }, readOnly: true })
    await expect.element(field).toHaveAttribute('readonly')
    await expect.element(bare).toBeVisible()
    shown.set({ readOnly: false, disabled: true })
    await expect.element(field).toBeDisabled()
    shown.set({ schema: form({ name: { type: 'number' } }) })
    await expect.element(page.getByRole('note').getByText('Link passer bare til tekst (type string)')).toBeVisible()
  })
})
