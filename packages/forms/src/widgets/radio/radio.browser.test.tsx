import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const group = page.getByRole('radiogroup', { name: 'Plassering' })
const choice = (name: string) => page.getByRole('radio', { name })
const node = { type: 'string', title: 'Plassering', enum: ['left', 'right'] }
const schema = form({ place: node }, ['place'])
const uiSchema = { place: { 'ui:widget': 'Radio', 'ui:options': { labels: { left: 'Til venstre', right: 'mine.right' } } } }
const texts = { 'mine.right': 'Til høyre' }

describe('[WID-01] a few choices in sight', () => {
  test('show the chosen and hand over another, by mouse and by arrow', async () => {
    const shown = await showForm({ schema, uiSchema, texts, value: { place: 'left' } })
    await expect.element(choice('Til venstre')).toBeChecked()
    await choice('Til høyre').click()
    expect(shown.value()).toEqual({ place: 'right' })
    await userEvent.keyboard('{ArrowUp}')
    expect(shown.value()).toEqual({ place: 'left' })
  })

  test('what may be left out can be un-chosen', async () => {
    const shown = await showForm({
      schema: form({ place: { ...node, type: ['string', 'null'] } }),
      uiSchema,
      texts,
      value: { place: 'left' },
    })
    await choice('Ikke valgt').click()
    expect(shown.value()).toEqual({ place: null })
  })

  test('a missing one is said of the whole group, and the focus goes to a choice', async () => {
    const shown = await showForm({ schema, uiSchema, texts })
    await expect.element(choice('Til venstre')).toBeVisible()
    expect(page.getByRole('radio').all()).toHaveLength(2)
    shown.handle().submit()
    await expect.element(group).toHaveAccessibleDescription('Fyll ut dette feltet')
    await expect.element(group).toHaveAttribute('aria-invalid', 'true')
    await expect.element(choice('Til venstre')).toHaveFocus()
    expect(await findBarriers()).toEqual([])
  })

  test('leaving the group, not a choice in it, shows what is missing', async () => {
    await showForm({ schema, uiSchema, texts })
    await expect.element(choice('Til venstre')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(choice('Til venstre')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    // While none is chosen each is a stop.
    await expect.element(choice('Til høyre')).toHaveFocus()
    await expect.element(group).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Tab}')
    await expect.element(group).toHaveAccessibleDescription('Fyll ut dette feltet')
  })

  test('one that the schema no longer has stays in sight and cannot be chosen again', async () => {
    const shown = await showForm({ schema, uiSchema, texts, value: { place: 'above' } })
    await expect.element(choice('above')).toBeChecked()
    await expect.element(choice('above')).toBeDisabled()
    await choice('Til høyre').click()
    expect(shown.value()).toEqual({ place: 'right' })
    expect(page.getByRole('radio').all()).toHaveLength(2)
  })

  test('read-only they can be reached but not changed, disabled not reached', async () => {
    const shown = await showForm({ schema, uiSchema, texts, value: { place: 'left' }, readOnly: true })
    await choice('Til høyre').click()
    await expect.element(choice('Til venstre')).toBeChecked()
    expect(shown.value()).toEqual({ place: 'left' })
    shown.set({ readOnly: false, disabled: true })
    await expect.element(choice('Til høyre')).toBeDisabled()
  })

  test('without choices the field draws its message', async () => {
    const shown = await showForm({ schema: form({ place: { type: 'string' } }), uiSchema })
    await expect.element(page.getByRole('note').getByText('Radio trenger valg: en enum, eller oneOf med const')).toBeVisible()
    shown.set({ schema: form({ place: { enum: [[]] } }) })
    await expect.element(page.getByRole('note').getByText('Valgene i Radio må være tekst, tall eller ja og nei')).toBeVisible()
  })
})
