import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const group = page.getByRole('radiogroup', { name: 'Størrelse' })
const cell = (column: number, row: number) => page.getByRole('radio', { name: `${column} bortover, ${row} nedover` })
const node = { type: 'string', title: 'Størrelse' }
const schema = form({ size: node })
const uiSchema = { size: { 'ui:widget': 'GridSelect' } }

describe('[WID-06] a cell of a grid', () => {
  test('of three by three, the first by default and not written until chosen', async () => {
    const shown = await showForm({ schema, uiSchema })
    await expect.element(cell(1, 1)).toBeChecked()
    expect(page.getByRole('radio').all()).toHaveLength(9)
    expect(shown.value()).toEqual({})
    await cell(3, 2).click()
    expect(shown.value()).toEqual({ size: '3x2' })
    await expect.element(page.getByText('3 × 2')).toBeVisible()
    expect(await findBarriers()).toEqual([])
  })

  test('is one stop of the keyboard; arrows choose, the space bar takes what stands there', async () => {
    const shown = await showForm({ schema, uiSchema })
    await expect.element(cell(1, 1)).toBeVisible()
    await userEvent.keyboard('{Tab} ')
    expect(shown.value()).toEqual({ size: '1x1' })
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(shown.value()).toEqual({ size: '2x2' })
    await expect.element(cell(2, 2)).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(shown.value()).toEqual({ size: '3x2' })
    await userEvent.keyboard('{Tab}')
    await expect.element(cell(3, 2)).not.toHaveFocus()
    expect(shown.submitted).toEqual([])
  })

  test('has the size the UI schema says', async () => {
    await showForm({
      schema,
      uiSchema: { size: { 'ui:widget': 'GridSelect', 'ui:options': { gridRows: 2, gridColumns: 4 } } },
      value: { size: '4x2' },
    })
    await expect.element(cell(4, 2)).toBeChecked()
    expect(page.getByRole('radio').all()).toHaveLength(8)
  })

  test('a value outside the grid is said and kept', async () => {
    const shown = await showForm({ schema, uiSchema, value: { size: '9x9' } })
    await expect.element(page.getByText('9x9 er ikke i rutenettet')).toBeVisible()
    expect(shown.value()).toEqual({ size: '9x9' })
    shown.setValue({ size: 5 })
    await expect.element(page.getByText('5 er ikke i rutenettet')).toBeVisible()
  })

  test('a fault is said of the whole grid, and the focus goes into it', async () => {
    const shown = await showForm({ schema: form({ size: node }, ['size']), uiSchema })
    await expect.element(cell(1, 1)).toBeVisible()
    shown.handle().submit()
    await expect.element(group).toHaveAccessibleDescription('Fyll ut dette feltet')
    await expect.element(cell(1, 1)).toHaveFocus()
    expect(await findBarriers()).toEqual([])
  })

  test('read-only it can be reached but not changed, disabled not reached', async () => {
    const shown = await showForm({ schema, uiSchema, value: { size: '2x2' }, readOnly: true })
    await cell(3, 3).click()
    await userEvent.keyboard('{ArrowLeft}')
    expect(shown.value()).toEqual({ size: '2x2' })
    shown.set({ readOnly: false, disabled: true })
    await expect.element(cell(2, 2)).toBeDisabled()
  })

  test('on a schema or with options it does not fit it draws its message', async () => {
    const shown = await showForm({ schema: form({ size: { type: 'array' } }), uiSchema })
    await expect.element(page.getByRole('note').getByText('GridSelect passer bare til tekst (type string)')).toBeVisible()
    shown.set({ schema, uiSchema: { size: { 'ui:widget': 'GridSelect', 'ui:options': { gridRows: 0 } } } })
    await expect.element(page.getByRole('note').getByText('Innstillingene passer ikke: gridRows')).toBeVisible()
  })
})
