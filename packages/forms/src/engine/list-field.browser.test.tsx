import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../testing/axe.ts'
import { form, showForm } from '../testing/show-form.tsx'

const names = form({ names: { type: 'array', title: 'Navn', items: { type: 'string', minLength: 2 }, maxItems: 3 } })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })

describe('[FORM-03] a list', () => {
  test('is added to, written in, put in order and taken from', async () => {
    const shown = await showForm({ schema: names, value: { names: ['Kaia'] } })
    await page.getByRole('button', { name: 'Legg til' }).click()
    await field('Navn 2').fill('Loftet')
    await userEvent.keyboard('{Tab}')
    expect(shown.value()).toEqual({ names: ['Kaia', 'Loftet'] })
    page.getByRole('button', { name: 'Flytt Navn 2' }).element().focus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('Navn 2 er løftet, plass 2 av 2')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(page.getByText('Navn 2, plass 1 av 2')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect.poll(() => shown.value()).toEqual({ names: ['Loftet', 'Kaia'] })
    await page.getByRole('button', { name: 'Fjern Navn 1' }).click()
    expect(shown.value()).toEqual({ names: ['Kaia'] })
    await page.getByRole('button', { name: 'Angre' }).click()
    expect(shown.value()).toEqual({ names: ['Loftet', 'Kaia'] })
    expect(await findBarriers()).toEqual([])
  })

  test('what is being written below a row that is removed stays with its row', async () => {
    const shown = await showForm({ schema: names, value: { names: ['Kaia', 'Loftet'] } })
    await field('Navn 2').fill('Loftet på Ytre Leia')
    page
      .getByRole('button', { name: 'Fjern Navn 1' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.poll(() => shown.value()).toEqual({ names: ['Loftet på Ytre Leia'] })
    await expect.element(field('Navn 1')).toHaveValue('Loftet på Ytre Leia')
  })

  test('that is full says so, and a fault of a row is at the row', async () => {
    const shown = await showForm({ schema: names, value: { names: ['Kaia', 'L', 'Naust'] } })
    await expect.element(page.getByRole('button', { name: 'Legg til' })).toBeDisabled()
    await expect.element(page.getByText('Lista er full')).toBeVisible()
    shown.handle().submit()
    await expect.element(field('Navn 2')).toHaveFocus()
    await expect.element(field('Navn 2')).toHaveAccessibleDescription('Feltet må ha minst 2 tegn')
  })

  test('a template that does not exist is logged, and the list is drawn', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await showForm({ schema: names, value: { names: ['Kaia'] }, uiSchema: { names: { 'ui:options': { template: 'Carousel' } } } })
    await expect.element(field('Navn 1')).toHaveValue('Kaia')
    expect(warned).toHaveBeenCalledWith('Unknown list template "Carousel": drawn as a plain list')
    warned.mockRestore()
  })

  test('of fixed positions has each with its own field, and what follows can be added', async () => {
    const pair = form({
      pair: {
        type: 'array',
        items: [
          { type: 'string', title: 'Navn' },
          { type: 'integer', title: 'År' },
        ],
        additionalItems: { type: 'string', title: 'Merknad' },
      },
    })
    const shown = await showForm({ schema: pair, value: { pair: ['Kaia', 1907] } })
    await expect.element(field('Navn')).toHaveValue('Kaia')
    await expect.element(field('År')).toHaveValue('1907')
    expect(page.getByRole('button', { name: /^Fjern/ }).all()).toHaveLength(0)
    await page.getByRole('button', { name: 'Legg til' }).click()
    await field('Merknad 3').fill('Ukjent fotograf')
    expect(shown.handle().flush()).toEqual({ pair: ['Kaia', 1907, 'Ukjent fotograf'] })
  })

  test('of nine hundred rows draws those near the window, and leads to a fault far down', async () => {
    const many = form({ names: { type: 'array', title: 'Navn', items: { type: 'string', minLength: 2 } } })
    const value = { names: Array.from({ length: 900 }, (_, place) => (place === 850 ? 'x' : `Navn ${place}`)) }
    const shown = await showForm({ schema: many, value })
    await expect.element(field('Navn 1')).toBeVisible()
    expect(page.getByRole('textbox').all().length).toBeLessThan(120)
    shown.handle().submit()
    await expect.element(field('Navn 851')).toHaveFocus()
  })
})

describe('[FORM-01] a value that does not fit its schema is shown and kept', () => {
  test('until the person lets go of it', async () => {
    const schema = form({ name: { type: 'string' }, list: { type: 'array', title: 'Liste', items: { type: 'string' } } })
    const shown = await showForm({ schema, value: { name: { gammel: 'form' }, list: 'ikke ei liste' } })
    await expect.element(page.getByText(/"gammel": "form"/)).toBeVisible()
    await expect.element(page.getByText('ikke ei liste')).toBeVisible()
    expect(shown.value()).toEqual({ name: { gammel: 'form' }, list: 'ikke ei liste' })
    await page.getByRole('button', { name: 'Fjern og begynn på nytt' }).first().click()
    await expect.element(field('Navn')).toHaveValue('')
    expect(shown.value()).toEqual({ list: 'ikke ei liste' })
  })

  test('a part that the schema has no place for is shown with its name and can be removed', async () => {
    const schema = form({ thing: { type: 'object', title: 'Ting', properties: { name: { type: 'string' } }, additionalProperties: false } })
    const shown = await showForm({ schema, value: { thing: { name: 'Kaia', eldre: 'felt' } } })
    await expect.element(page.getByRole('textbox', { name: 'Ikke i skjemaet' })).toHaveValue('eldre')
    await page.getByRole('button', { name: 'Fjern eldre' }).click()
    expect(shown.value()).toEqual({ thing: { name: 'Kaia' } })
  })
})

describe('[FORM-01] parts whose names the person gives', () => {
  const schema = form({ notes: { type: 'object', title: 'Merknader', additionalProperties: { type: 'string' } } })

  test('are added, named, written and removed', async () => {
    const shown = await showForm({ schema, value: { notes: { farge: 'blå' } } })
    await page.getByRole('button', { name: 'Legg til felt' }).click()
    const name = page.getByRole('textbox', { name: 'Navn på feltet' }).nth(1)
    await name.fill('lengde')
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => shown.value()).toEqual({ notes: { farge: 'blå', lengde: '' } })
    await field('lengde').fill('4,2 m')
    expect(shown.handle().flush()).toEqual({ notes: { farge: 'blå', lengde: '4,2 m' } })
    await page.getByRole('button', { name: 'Fjern farge' }).click()
    expect(shown.value()).toEqual({ notes: { lengde: '4,2 m' } })
  })

  test('a name that is taken or that would harm is not given', async () => {
    const shown = await showForm({ schema, value: { notes: { farge: 'blå', lengde: '4 m' } } })
    const name = page.getByRole('textbox', { name: 'Navn på feltet' }).nth(1)
    for (const bad of ['farge', '__proto__', '']) {
      await name.fill(bad)
      await userEvent.keyboard('{Tab}')
      await expect.element(name).toHaveValue('lengde')
    }
    expect(shown.value()).toEqual({ notes: { farge: 'blå', lengde: '4 m' } })
  })
})
