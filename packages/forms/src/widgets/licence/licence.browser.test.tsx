import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const field = page.getByRole('combobox', { name: 'Lisens' })
const option = (name: string) => page.getByRole('option', { name })
const node = { type: 'string', title: 'Lisens' }
const uiSchema = { license: { 'ui:widget': 'Licence' } }
const texts = {
  'licenses.cc-by-sa': 'CC BY-SA: del på samme vilkår',
  'licenses.cc-by-nc': 'CC BY-NC: ikke kommersielt',
  'licenses.pdm': 'Falt i det fri',
}

describe('[WID-19] a licence', () => {
  test('is one of two, by name, and chosen by keyboard alone', async () => {
    const shown = await showForm({ schema: form({ license: node }), uiSchema, texts, value: { license: 'cc-by-sa' } })
    await expect.element(field).toHaveTextContent('CC BY-SA: del på samme vilkår')
    await userEvent.keyboard('{Tab}{ArrowDown}')
    await expect.element(option('CC BY-NC: ikke kommersielt')).toBeVisible()
    expect(
      page
        .getByRole('option')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['Ikke valgt', 'CC BY-SA: del på samme vilkår', 'CC BY-NC: ikke kommersielt'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(shown.value()).toEqual({ license: 'cc-by-nc' })
    expect(await findBarriers()).toEqual([])
  })

  test('is one of those the schema lists, where it lists any', async () => {
    const shown = await showForm({ schema: form({ license: { ...node, enum: ['pdm', 'egen'] } }, ['license']), uiSchema, texts })
    await field.click()
    await option('Falt i det fri').click()
    expect(shown.value()).toEqual({ license: 'pdm' })
    await field.click()
    await option('egen').click()
    expect(shown.value()).toEqual({ license: 'egen' })
  })

  test('that is not among them stays in sight, read-only it does not open', async () => {
    const shown = await showForm({ schema: form({ license: node }), uiSchema, texts, value: { license: 'gpl' }, readOnly: true })
    await expect.element(field).toHaveTextContent('gpl')
    await expect.element(field).toHaveAttribute('aria-readonly', 'true')
    shown.set({ readOnly: false, disabled: true })
    await expect.element(field).toHaveAttribute('aria-disabled', 'true')
  })

  test('on a schema it does not fit it draws its message', async () => {
    await showForm({ schema: form({ license: { type: 'integer' } }), uiSchema })
    await expect.element(page.getByRole('note').getByText('Licence passer bare til tekst (type string)')).toBeVisible()
  })
})
