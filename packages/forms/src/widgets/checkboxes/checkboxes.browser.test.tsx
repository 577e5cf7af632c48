import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FormSchema } from '../../engine/index.ts'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const group = page.getByRole('group', { name: 'Emner' })
const box = (name: string) => page.getByRole('checkbox', { name })
const node = { type: 'array', title: 'Emner', uniqueItems: true, items: { type: 'string', enum: ['boats', 'fishing', 'trade'] } }
const schema = form({ topics: node })
const uiSchema = {
  topics: { 'ui:widget': 'Checkboxes', 'ui:options': { labels: { boats: 'Båter', fishing: 'Fiske', trade: 'mine.trade' } } },
}
const texts = { 'mine.trade': 'Handel' }

describe('[WID-01] several of a few choices', () => {
  test('show what is chosen; ticking hands over the list in the order of the schema', async () => {
    const shown = await showForm({ schema, uiSchema, texts, value: { topics: ['trade'] } })
    await expect.element(box('Handel')).toBeChecked()
    await box('Båter').click()
    expect(shown.value()).toEqual({ topics: ['boats', 'trade'] })
    await userEvent.keyboard(' ')
    expect(shown.value()).toEqual({ topics: ['trade'] })
    await box('Handel').click()
    expect(shown.value()).toEqual({ topics: [] })
  })

  test('a list that may not be empty is left out when nothing is ticked', async () => {
    const shown = await showForm({ schema: form({ topics: { ...node, minItems: 1 } }), uiSchema, texts, value: { topics: ['trade'] } })
    await box('Handel').click()
    expect(shown.value()).toEqual({})
  })

  test('choices behind a reference are found', async () => {
    const referring = {
      ...form({ topics: { ...node, items: { $ref: '#/$defs/topic' } } }),
      $defs: { topic: { type: 'string', oneOf: [{ const: 'boats', title: 'Båter' }] } },
    } as FormSchema
    const shown = await showForm({ schema: referring, uiSchema: { topics: { 'ui:widget': 'Checkboxes' } } })
    await box('Båter').click()
    expect(shown.value()).toEqual({ topics: ['boats'] })
  })

  test('what the schema no longer has stays ticked until it is unticked', async () => {
    const shown = await showForm({ schema, uiSchema, texts, value: { topics: ['whaling'] } })
    await expect.element(box('whaling')).toBeChecked()
    await box('Fiske').click()
    expect(shown.value()).toEqual({ topics: ['fishing', 'whaling'] })
    await box('whaling').click()
    expect(shown.value()).toEqual({ topics: ['fishing'] })
  })

  test('a missing list is said at the group, and the focus goes to the first box', async () => {
    const shown = await showForm({ schema: form({ topics: node }, ['topics']), uiSchema, texts })
    await expect.element(box('Båter')).toBeVisible()
    shown.handle().submit()
    await expect.element(group).toHaveAccessibleDescription('Fyll ut dette feltet')
    await expect.element(box('Båter')).toHaveFocus()
    expect(await findBarriers()).toEqual([])
  })

  test('read-only they can be reached but not changed, disabled not reached', async () => {
    const shown = await showForm({ schema, uiSchema, texts, value: { topics: ['trade'] }, readOnly: true })
    await box('Fiske').click()
    await expect.element(box('Fiske')).not.toBeChecked()
    expect(shown.value()).toEqual({ topics: ['trade'] })
    shown.set({ readOnly: false, disabled: true })
    await expect.element(box('Fiske')).toBeDisabled()
  })

  test('a list that is none, or that may hold doubles, draws the message', async () => {
    const message = page.getByRole('note').getByText(/^Checkboxes trenger ei liste av valg/)
    const shown = await showForm({ schema: form({ topics: { type: 'string' } }), uiSchema })
    await expect.element(message).toBeVisible()
    shown.set({ schema: form({ topics: { ...node, uniqueItems: false } }) })
    await expect.element(message).toBeVisible()
    shown.set({ schema: form({ topics: { ...node, items: { enum: [{}] } } }) })
    await expect.element(page.getByRole('note').getByText('Valgene i Checkboxes må være tekst, tall eller ja og nei')).toBeVisible()
  })
})
