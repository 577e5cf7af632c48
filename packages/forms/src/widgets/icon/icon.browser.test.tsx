import { loadNames } from 'virtual:icons'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'
import { mostShown, suggested } from './find-icons.ts'

const field = page.getByRole('combobox', { name: 'Ikon' })
const grid = page.getByRole('grid', { name: 'Ikoner for Ikon' })
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })
const node = { type: 'string', title: 'Ikon' }
const schema = form({ icon: node })
const uiSchema = { icon: { 'ui:widget': 'Icon' } }
const active = () => document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label')

describe('[WID-05] an icon', () => {
  test('is shown with its name, searched and picked by keyboard alone', async () => {
    const shown = await showForm({ schema, uiSchema, value: { icon: 'Museum' } })
    await expect.element(field).toHaveValue('Museum')
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}directions boat')
    await expect.element(cell('DirectionsBoat')).toBeVisible()
    await expect.poll(active).toBe('DirectionsBoat')
    expect(await findBarriers()).toEqual([])
    await userEvent.keyboard('{ArrowRight}')
    expect(active()).toBe('DirectionsBoatFilled')
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    expect(shown.value()).toEqual({ icon: 'DirectionsBoat' })
    await expect.element(field).toHaveValue('DirectionsBoat')
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    expect(shown.submitted).toEqual([])
  })

  test('is picked by mouse from what is suggested', async () => {
    const shown = await showForm({ schema, uiSchema })
    await field.click()
    await expect.element(page.getByRole('status')).toHaveTextContent('Forslag. Skriv for å søke blant alle')
    await cell('Castle').click()
    expect(shown.value()).toEqual({ icon: 'Castle' })
    expect(grid.all()).toHaveLength(0)
  })

  test('fifty hits are drawn at most, and it is said that there are more', async () => {
    await showForm({ schema, uiSchema })
    await field.fill('a')
    await expect.element(page.getByRole('status').getByText(/^50 av \d{3,4}\. Skriv mer$/)).toBeVisible()
    expect(document.querySelectorAll('[role="gridcell"]')).toHaveLength(mostShown)
  })

  test('without hits it says so; Escape and leaving change nothing', async () => {
    const shown = await showForm({ schema, uiSchema, value: { icon: 'Museum' } })
    await field.fill('skjekte')
    await expect.element(page.getByRole('status')).toHaveTextContent('Ingen ikoner heter det. Prøv et annet engelsk ord')
    await userEvent.keyboard('{Enter}{Escape}')
    await expect.element(field).toHaveValue('Museum')
    await field.fill('skjekte')
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(field).toHaveValue('Museum')
    expect(shown.value()).toEqual({ icon: 'Museum' })
    expect(shown.submitted).toEqual([])
  })

  test('written out in full it is taken when the field is left, and wiped out it is gone', async () => {
    const shown = await showForm({ schema, uiSchema })
    await field.fill('museum')
    await expect.element(cell('Museum')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.poll(shown.value).toEqual({ icon: 'Museum' })
    await field.clear()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.poll(shown.value).toEqual({})
  })

  test('is removed by its cross, unless it is required', async () => {
    const cross = page.getByRole('button', { name: 'Fjern ikonet i Ikon' })
    const shown = await showForm({ schema, uiSchema, value: { icon: 'Museum' } })
    await cross.click()
    expect(shown.value()).toEqual({})
    shown.set({ schema: form({ icon: node }, ['icon']) })
    shown.setValue({ icon: 'Castle' })
    await expect.element(field).toHaveValue('Castle')
    expect(cross.all()).toHaveLength(0)
  })

  test('a missing one is said, read-only it can be reached and read, disabled not', async () => {
    const shown = await showForm({ schema: form({ icon: node }, ['icon']), uiSchema })
    await field.click()
    await userEvent.keyboard('{Escape}{Tab}')
    await expect.element(field).toHaveAccessibleDescription('Fyll ut dette feltet')
    expect(await findBarriers()).toEqual([])
    shown.set({ readOnly: true })
    await expect.element(field).toHaveAttribute('readonly')
    await field.click()
    expect(grid.all()).toHaveLength(0)
    shown.set({ readOnly: false, disabled: true })
    await expect.element(field).toBeDisabled()
  })

  test('a name that leads nowhere, or a value that is no text, is kept', async () => {
    const shown = await showForm({ schema, uiSchema, value: { icon: 'constructor' } })
    await expect.element(field).toHaveValue('constructor')
    await expect.poll(() => document.querySelector('main svg path')?.getAttribute('d')).toBe('M5 5h14v14H5z')
    expect(shown.value()).toEqual({ icon: 'constructor' })
    shown.setValue({ icon: 12 })
    await expect.element(field).toHaveValue('')
    expect(shown.value()).toEqual({ icon: 12 })
  })

  test('on anything but a text it draws its message', async () => {
    await showForm({ schema: form({ icon: { type: 'integer' } }), uiSchema })
    await expect.element(page.getByRole('note').getByText('Ikonfeltet må være en tekst')).toBeVisible()
  })
})

test('[WID-05] what is suggested exists, and is no more than may be shown', async () => {
  const names = new Set(await loadNames())
  expect(suggested.filter((name) => !names.has(name))).toEqual([])
  expect(suggested.length).toBeLessThanOrEqual(mostShown)
  expect(new Set(suggested).size).toBe(suggested.length)
})
