import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const text = { type: 'string' }
const schema = form({
  place: {
    type: 'object',
    title: 'Sted',
    properties: { name: { ...text, minLength: 2 }, note: { ...text, title: 'Merknad' }, farm: { ...text, title: 'Gård', minLength: 2 } },
    required: ['farm'],
  },
})
const tab = (name: string | RegExp) => page.getByRole('tab', { name })
const looks = (template: string, options: object = {}) => ({ place: { 'ui:options': { template, ...options } } })
const groups = {
  tabs: [
    { label: 'Navn og sånt', icon: 'Place', fields: ['name', 'note'] },
    { label: 'Eier', fields: ['farm'] },
  ],
}

describe('[FORM-02] tabs', () => {
  test('each part has its own, and the arrows move between them', async () => {
    await showForm({ schema, uiSchema: looks('Tabs') })
    await expect.element(tab('Navn')).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('textbox', { name: 'Navn' })).toBeVisible()
    tab('Navn').element().focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Merknad' })).toBeVisible()
    expect(await findBarriers()).toEqual([])
  })

  test('what is being written is not lost when another tab comes forward', async () => {
    const shown = await showForm({ schema, uiSchema: looks('Tabs') })
    await page.getByRole('textbox', { name: 'Navn' }).fill('Havnes')
    tab('Merknad')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(page.getByRole('textbox', { name: 'Merknad' })).toBeVisible()
    expect(shown.value()).toEqual({ place: { name: 'Havnes' } })
  })

  test('one that hides a fault says so and comes forward with the field in focus', async () => {
    const shown = await showForm({ schema, uiSchema: looks('Category', groups), value: { place: { name: 'Havnes' } } })
    await expect.element(tab('Navn og sånt')).toHaveAttribute('aria-selected', 'true')
    shown.handle().submit()
    await expect.element(page.getByRole('textbox', { name: 'Gård' })).toHaveFocus()
    await expect.element(tab('Eier, 1 feil')).toHaveAttribute('aria-selected', 'true')
  })

  test('a category has the tabs that the UI schema names, and a field that none names is not lost', async () => {
    await showForm({
      schema,
      uiSchema: looks('Category', {
        tabs: [
          { label: 'Navn og sånt', fields: ['name'] },
          { label: 'Eier', fields: ['farm'] },
        ],
      }),
    })
    await tab('Eier').click()
    await expect.element(page.getByRole('textbox', { name: 'Merknad' })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Gård' })).toBeVisible()
  })

  test('a category without tabs says so', async () => {
    await showForm({ schema, uiSchema: looks('Category') })
    await expect.element(page.getByRole('note').getByText('Skjemaet har ingen faner å vise')).toBeVisible()
  })

  test('a module is a group with a heading, always open', async () => {
    await showForm({ schema, uiSchema: looks('Module') })
    await expect.element(page.getByRole('region', { name: 'Sted' }).getByRole('textbox', { name: 'Navn' })).toBeVisible()
    expect(await findBarriers()).toEqual([])
  })
})
