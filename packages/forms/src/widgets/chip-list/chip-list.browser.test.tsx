import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const field = page.getByRole('combobox', { name: 'Stikkord' })
const node = { type: 'array', title: 'Stikkord', items: { type: 'string' } }
const schema = form({ tags: node })
const uiSchema = { tags: { 'ui:widget': 'ChipList' } }

describe('[WID-07] a list of chips', () => {
  test('grows by Enter and by comma, and says so', async () => {
    const shown = await showForm({ schema, uiSchema })
    await field.click()
    await userEvent.keyboard('båt{Enter}')
    expect(shown.value()).toEqual({ tags: ['båt'] })
    await expect.element(page.getByRole('status').getByText('Lagt til: båt')).toBeInTheDocument()
    await userEvent.keyboard(' naust ,not')
    expect(shown.value()).toEqual({ tags: ['båt', 'naust'] })
    await expect.element(field).toHaveValue('not')
    expect(shown.submitted).toEqual([])
  })

  test('shrinks by Backspace, by Delete on a chip and by its cross, and says so', async () => {
    const shown = await showForm({ schema, uiSchema, value: { tags: ['båt', 'naust', 'not', 'garn'] } })
    await field.click()
    await userEvent.keyboard('{Backspace}')
    expect(shown.value()).toEqual({ tags: ['båt', 'naust', 'not'] })
    await expect.element(page.getByRole('status').getByText('Fjernet: garn')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}')
    expect(shown.value()).toEqual({ tags: ['båt', 'not'] })
    const cross = page.getByRole('button', { name: 'båt' }).element().querySelector('svg')
    await userEvent.click(cross as Element)
    expect(shown.value()).toEqual({ tags: ['not'] })
  })

  test('takes several at once from a paste, each once', async () => {
    const shown = await showForm({ schema, uiSchema, value: { tags: ['båt'] } })
    await field.click()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'naust\nnot;naust\tgarn')
    field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.poll(shown.value).toEqual({ tags: ['båt', 'naust', 'not', 'garn'] })
  })

  test('refuses what is there, keeps it in the field, and forgets it when it is mended', async () => {
    const shown = await showForm({ schema, uiSchema, value: { tags: ['båt'] } })
    await field.click()
    await userEvent.keyboard('båt{Enter}')
    await expect.element(field).toHaveAccessibleDescription('Det er med fra før')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveValue('båt')
    expect(await findBarriers()).toEqual([])
    await userEvent.keyboard('skur')
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('{Enter}')
    expect(shown.value()).toEqual({ tags: ['båt', 'båtskur'] })
  })

  test('what stands half-way is taken when the person goes on', async () => {
    const shown = await showForm({ schema, uiSchema })
    await field.click()
    await userEvent.keyboard('båt{Tab}')
    expect(shown.value()).toEqual({ tags: ['båt'] })
  })

  test('[FORM-01] what stands half-way is handed over once when the form is flushed, saved or taken away', async () => {
    const onChange = vi.fn()
    const shown = await showForm({ schema, uiSchema, onChange })
    await field.click()
    await userEvent.keyboard('båt')
    expect(shown.handle().flush()).toEqual({ tags: ['båt'] })
    expect(shown.handle().flush()).toEqual({ tags: ['båt'] })
    expect(onChange).toHaveBeenCalledOnce()
    await expect.element(field).toHaveValue('')
    await userEvent.keyboard('naust')
    shown.handle().submit()
    expect(shown.submitted).toEqual([{ tags: ['båt', 'naust'] }])
    await expect.element(field).toHaveValue('')
    await userEvent.keyboard('not')
    shown.remove()
    await expect.element(field).not.toBeInTheDocument()
    expect(shown.value()).toEqual({ tags: ['båt', 'naust', 'not'] })
  })

  test('the last chip gone leaves an empty list, or none where it may not be empty', async () => {
    const shown = await showForm({ schema, uiSchema, value: { tags: ['båt'] } })
    await field.click()
    await userEvent.keyboard('{Backspace}')
    expect(shown.value()).toEqual({ tags: [] })
    shown.set({ schema: form({ tags: { ...node, minItems: 1 } }) })
    await userEvent.keyboard('not{Enter}{Backspace}')
    expect(shown.value()).toEqual({})
  })

  test('read-only it can be reached and read but not changed, disabled not reached', async () => {
    const shown = await showForm({ schema, uiSchema, value: { tags: ['båt'] }, readOnly: true })
    await expect.element(page.getByText('båt')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Backspace}x{Enter}')
    expect(shown.value()).toEqual({ tags: ['båt'] })
    expect(await findBarriers()).toEqual([])
    shown.set({ readOnly: false, disabled: true })
    await expect.element(field).toBeDisabled()
  })

  test('a value that does not fit is shown and kept', async () => {
    const shown = await showForm({ schema, uiSchema, value: { tags: [1907, 'båt'] } })
    await expect.element(page.getByText('1907')).toBeVisible()
    await field.click()
    await userEvent.keyboard('not{Enter}')
    expect(shown.value()).toEqual({ tags: [1907, 'båt', 'not'] })
  })

  test('on anything but a list of texts it draws its message', async () => {
    const message = page.getByRole('note').getByText('Feltet må være ei liste av tekster')
    const shown = await showForm({ schema: form({ tags: { type: 'string' } }), uiSchema })
    await expect.element(message).toBeVisible()
    shown.set({ schema: form({ tags: { type: 'array', items: { type: 'number' } } }) })
    await expect.element(message).toBeVisible()
  })
})
