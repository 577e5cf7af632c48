import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { form, showForm } from '../testing/show-form.tsx'

const schema = form({
  name: { type: 'string' },
  note: { type: 'string', title: 'Merknad' },
  on: { type: 'boolean', title: 'Vises' },
  list: { type: 'array', title: 'Liste', items: { type: 'string' } },
})
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

describe('[FORM-01] steps back and forth', () => {
  test('Ctrl Z undoes in the field first, then in the form, and leads to what changed', async () => {
    const shown = await showForm({ schema, value: { name: 'Kaia' } })
    await field('Navn').fill('Loftet')
    await field('Merknad').click()
    await userEvent.keyboard('Ukjent')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(field('Merknad')).toHaveValue('')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => shown.value()).toMatchObject({ name: 'Kaia' })
    await expect.element(field('Navn')).toHaveFocus()
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect.poll(() => shown.value()).toMatchObject({ name: 'Loftet' })
  })

  test('words that wait are the first step back, and the field shows it', async () => {
    const shown = await showForm({ schema, value: { name: 'Kaia' } })
    await field('Navn').fill('Loftet')
    expect(shown.handle().undo()).toBe(true)
    await expect.element(field('Navn')).toHaveValue('Kaia')
    expect(shown.value()).toEqual({ name: 'Kaia' })
  })

  test('a removed row comes back by Ctrl Z', async () => {
    const shown = await showForm({ schema, value: { list: ['Kaia', 'Loftet'] } })
    await page.getByRole('button', { name: 'Fjern Liste 1' }).click()
    expect(shown.value()).toEqual({ list: ['Loftet'] })
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => shown.value()).toEqual({ list: ['Kaia', 'Loftet'] })
    await expect.element(page.getByRole('button', { name: 'Angre' })).not.toBeInTheDocument()
  })

  test('a form that is given another record has nothing to undo', async () => {
    const shown = await showForm({ schema, value: { name: 'Kaia' } })
    await field('Navn').fill('Loftet')
    shown.handle().flush()
    shown.setValue({ name: 'En annen' })
    await expect.element(field('Navn')).toHaveValue('En annen')
    expect(shown.handle().undo()).toBe(false)
    expect(shown.value()).toEqual({ name: 'En annen' })
  })

  test('a read-only form goes nowhere', async () => {
    const shown = await showForm({ schema, value: { name: 'Kaia' } })
    await field('Navn').fill('Loftet')
    shown.handle().flush()
    shown.set({ readOnly: true })
    await expect.element(field('Navn')).toHaveAttribute('readonly')
    expect(shown.handle().undo()).toBe(false)
  })
})

describe('[FORM-01] the list of problems', () => {
  const strict = form({
    section: { type: 'object', title: 'Grunnlag', properties: { name: { type: 'string', minLength: 2 } }, required: ['name'] },
    list: {
      type: 'array',
      title: 'Liste',
      items: { type: 'object', title: 'Rad', properties: { note: { type: 'string', title: 'Merknad', minLength: 2 } } },
    },
  })
  const uiSchema = { 'ui:order': ['list', 'section'], section: { 'ui:options': { template: 'Section', closed: true } } }

  test('names each place in the order of the form, leads there, and shrinks as they are mended', async () => {
    const shown = await showForm({
      schema: strict,
      uiSchema,
      listsProblems: true,
      value: { section: {}, list: [{ note: 'Ja' }, { note: 'N' }] },
    })
    shown.handle().submit()
    await expect.element(field('Merknad').nth(1)).toHaveFocus()
    const problems = page.getByRole('region', { name: 'Det som må rettes' })
    await expect.element(problems.getByText('2 ting må rettes')).toBeVisible()
    const buttons = () =>
      problems
        .getByRole('button')
        .elements()
        .map((each) => each.textContent)
    expect(buttons()).toEqual(['Liste · Rad 2 · Merknad: Feltet må ha minst 2 tegn', 'Grunnlag · Navn: Fyll ut dette feltet'])
    await problems.getByRole('button', { name: /Grunnlag/ }).click()
    await expect.element(field('Navn')).toHaveFocus()
    await field('Navn').fill('Kaia')
    await expect.element(problems.getByText('1 ting må rettes')).toBeVisible()
  })
})
