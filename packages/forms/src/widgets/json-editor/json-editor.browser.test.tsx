import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const field = page.getByRole('textbox', { name: 'Navn' })
const asText = form({ name: { type: 'string' } })
const asValue = form({ name: { type: ['object', 'null'] } })
const ui = (options: object = {}) => ({ name: { 'ui:widget': 'JsonEditor', 'ui:options': options } })
const show = (given: Partial<Parameters<typeof showForm>[0]> = {}) => showForm({ schema: asText, uiSchema: ui(), ...given })
const lines = () => [...document.querySelectorAll('.cm-line')].map((line) => line.textContent)
const height = () => document.querySelector('.cm-editor')?.getBoundingClientRect().height ?? 0
const marked = (kind: string) => [...document.querySelectorAll(`.cm-lintRange-${kind}`)].map((each) => each.textContent).join('')

describe('[WID-19] JSON as text', () => {
  test('is shown as it stands and handed over as it is written', async () => {
    const shown = await show({ value: { name: '{ "a":1 }' } })
    await expect.element(field).toBeVisible()
    expect(lines()).toEqual(['{ "a":1 }'])
    await field.click()
    await userEvent.keyboard('{Control>}a{/Control}7')
    await userEvent.tab()
    expect(shown.value()).toEqual({ name: '7' })
    await field.click()
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await userEvent.tab()
    expect(shown.value()).toEqual({})
  })

  test('that cannot be read is kept, and said when it is left, until it can', async () => {
    const shown = await show()
    await field.click()
    await userEvent.keyboard('[[1, ')
    expect(shown.handle().flush()).toEqual({ name: '[1, ]' })
    await userEvent.keyboard('x')
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
    await userEvent.tab()
    await expect.element(field).toHaveAccessibleDescription('Dette er ikke gyldig JSON')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    expect(shown.value()).toEqual({ name: '[1, x]' })
    expect(marked('error')).toContain('x')
    expect(await findBarriers()).toEqual([])
    await field.click()
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowLeft}{Backspace}2')
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
    expect(shown.handle().flush()).toEqual({ name: '[1, 2]' })
  })

  test('is as high as its content, from 215 to 1000 pixels', async () => {
    const shown = await show({ value: { name: '1' } })
    await expect.element(field).toBeVisible()
    expect(height()).toBe(215)
    shown.setValue({ name: JSON.stringify(Array.from({ length: 20 }), null, 2) })
    await expect.poll(height).toBeGreaterThan(300)
    shown.setValue({ name: JSON.stringify(Array.from({ length: 300 }), null, 2) })
    await expect.poll(height).toBe(1000)
  })

  test('shows findings at the place they are about', async () => {
    const findings = [
      { pointer: '/blocks/1/ui:options', message: 'malen «Blokker» finnes ikke', severity: 'error' },
      { pointer: '/a~1b', message: 'brukes ikke', severity: 'warning' },
    ]
    const value = { name: '{\n "a/b": 1,\n "blocks": [{}, { "ui:options": {} }]\n}' }
    const shown = await show({ value, uiSchema: ui({ findings, content: 'uiSchema' }) })
    await expect.element(field).toHaveAccessibleDescription('UI-skjemaet har feil: malen «Blokker» finnes ikke')
    expect(marked('error')).toBe('"ui:options"')
    expect(marked('warning')).toBe('"a/b"')
    shown.set({ uiSchema: ui({ findings: findings.slice(1) }) })
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
    await expect.poll(() => marked('error')).toBe('')
  })

  test('offers words inside quotation marks, by keyboard', async () => {
    const shown = await show({ uiSchema: ui({ completions: ['ui:widget', 'ui:options'] }) })
    await field.click()
    await userEvent.keyboard('{{"ui:w')
    await expect.element(page.getByRole('listbox', { name: 'Forslag' })).toBeVisible()
    await expect.element(page.getByRole('option', { name: 'ui:widget' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    expect(shown.handle().flush().name).toContain('"ui:widget"')
    expect(shown.submitted).toEqual([])
  })

  test('is left by Tab, read-only it can be reached and read, disabled not', async () => {
    const shown = await show({ value: { name: '{}' }, readOnly: true })
    await expect.element(field).toHaveAttribute('aria-readonly', 'true')
    await userEvent.tab()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('x')
    await userEvent.tab()
    await expect.element(field).not.toHaveFocus()
    expect(shown.handle().flush()).toEqual({ name: '{}' })
    expect(await findBarriers()).toEqual([])
    shown.set({ readOnly: false, disabled: true })
    await expect.element(field).toHaveAttribute('aria-disabled', 'true')
    await expect.element(field).toHaveAttribute('contenteditable', 'false')
  })
})

describe('[WID-19] JSON as a value', () => {
  test('is written out and read again, and keeps the lines it was written with', async () => {
    const shown = await show({ schema: asValue, value: { name: { a: [1] } } })
    await expect.element(field).toBeVisible()
    expect(lines()).toEqual(['{', '  "a": [', '    1', '  ]', '}'])
    await field.click()
    await userEvent.keyboard('{Control>}a{/Control}{{"b":2')
    await userEvent.tab()
    expect(shown.value()).toEqual({ name: { b: 2 } })
    expect(lines()).toEqual(['{"b":2}'])
    shown.setValue({ name: { c: 3 } })
    await expect.poll(lines).toEqual(['{', '  "c": 3', '}'])
  })

  test('that cannot be read is no value that could be saved, and is not lost', async () => {
    const shown = await show({ schema: asValue, value: { name: { a: 1 } } })
    await field.click()
    await userEvent.keyboard('{Control>}a{/Control}oi')
    await userEvent.tab()
    await expect.element(field).toHaveAccessibleDescription('Dette er ikke gyldig JSON')
    shown.handle().submit()
    expect(shown.submitted).toEqual([])
    expect(lines()).toEqual(['oi'])
  })

  test('of any kind is entered where the schema says none, a text with its quotation marks', async () => {
    const shown = await show({ schema: form({ name: {} }), uiSchema: {}, value: { name: 'oi' } })
    await expect.element(field).toBeVisible()
    expect(lines()).toEqual(['"oi"'])
    await field.click()
    await userEvent.keyboard('{Control>}a{/Control}[[7')
    expect(shown.handle().flush()).toEqual({ name: [7] })
  })

  test('on another type it draws its message', async () => {
    await show({ schema: form({ name: { type: 'boolean' } }) })
    await expect.element(page.getByRole('note').getByText('JsonEditor passer ikke til et tall eller et ja og nei')).toBeVisible()
  })
})

test('[WID-19] lines that are new are marked, and those taken out stand struck where they were, without being part of the text', async () => {
  const changes = {
    added: [2],
    removed: [
      { before: 3, text: '  "gone": 1,' },
      { before: 9, text: '"last"' },
    ],
  }
  const shown = await show({ value: { name: '{\n  "new": 1,\n  "kept": 2\n}' }, uiSchema: ui({ changes }) })
  await expect.element(field).toBeVisible()
  await expect.poll(() => [...document.querySelectorAll('.json-added-line')].map((line) => line.textContent)).toEqual(['  "new": 1,'])
  expect([...document.querySelectorAll('.json-removed-line')].map((line) => line.textContent)).toEqual(['  "gone": 1,', '"last"'])
  expect(shown.handle().flush()).toEqual({ name: '{\n  "new": 1,\n  "kept": 2\n}' })
  expect(await findBarriers()).toEqual([])
})
