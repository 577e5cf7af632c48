import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { form, showForm } from '../testing/show-form.tsx'
import type { JsonSchema } from './schema.ts'

const field = (name: string) => page.getByRole('textbox', { name })
const text: JsonSchema = { type: 'string' }

describe('the layout', () => {
  test('[FORM-02] an unknown template is logged and drawn plainly', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await showForm({
      schema: form({ place: { type: 'object', properties: { name: text } } }),
      uiSchema: { place: { 'ui:title': 'Sted', 'ui:options': { template: 'Carousel' } } },
    })
    await expect.element(page.getByRole('group', { name: 'Sted' })).toBeVisible()
    await expect.element(field('Navn')).toBeVisible()
    await expect.poll(() => warned.mock.calls.flat().join()).toContain('"Carousel"')
    warned.mockRestore()
  })

  test('[FORM-04] fields share a row of twelve columns, in the order they are given', async () => {
    await page.viewport(1000, 700)
    await showForm({
      schema: form({ second: text, first: text, third: text }),
      uiSchema: { 'ui:order': ['first', 'gone', '*'], first: { 'ui:options': { columns: 8 } }, second: { 'ui:options': { columns: 4 } } },
    })
    await expect.element(field('third')).toBeVisible()
    const [first, second, third] = ['first', 'second', 'third'].map((name) => field(name).element().getBoundingClientRect())
    expect(first?.top).toBe(second?.top)
    expect(first?.right).toBeLessThan(second?.left ?? 0)
    expect(first?.width).toBeGreaterThan((second?.width ?? 0) * 1.8)
    expect(third?.top).toBeGreaterThan(first?.bottom ?? 0)
  })

  test('a hidden field is not drawn, and its fault stands above the form', async () => {
    const shown = await showForm({
      schema: form({ name: text, secret: text }, ['secret']),
      uiSchema: { secret: { 'ui:widget': 'hidden' } },
    })
    await expect.element(field('Navn')).toBeVisible()
    expect(page.getByRole('textbox').all()).toHaveLength(1)
    shown.handle().submit()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Fyll ut dette feltet')
  })
})

describe('a broken schema draws a message in its place, and the other fields stand', () => {
  test.each<[string, JsonSchema, object, string]>([
    ['a widget that does not exist', text, { 'ui:widget': 'Hologram' }, 'Skjemaet ber om «Hologram», som ikke finnes'],
    ['a field that does not exist', text, { 'ui:field': 'Hologram' }, 'Skjemaet ber om feltet «Hologram», som ikke finnes'],
    ['a list of nothing', { type: 'array' }, {}, 'Lista sier ikke hva den skal inneholde (items)'],
    [
      'a template that does not fit',
      { type: 'array', items: text },
      { 'ui:options': { template: 'Blocks' } },
      'Blokkene mangler en definisjon i skjemaet',
    ],
  ])('%s', async (_what, odd, uiSchema, message) => {
    const silenced = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) => spy.mockImplementation(() => undefined))
    const shown = await showForm({ schema: form({ odd, name: text }), uiSchema: { odd: uiSchema }, value: { name: 'Kaia' } })
    await expect.element(page.getByRole('note').first().getByText(message)).toBeVisible()
    await expect.element(field('Navn')).toHaveValue('Kaia')
    shown.set({ schema: form({ odd: text, name: text }), uiSchema: {} })
    await expect.element(field('odd')).toBeVisible()
    for (const spy of silenced) spy.mockRestore()
  })

  test('a reference that leads nowhere takes no screen down, and a mended schema is drawn', async () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const shown = await showForm({ schema: form({ name: { $ref: '#/$defs/gone' } }) })
    await expect.element(page.getByRole('note').getByText('Sted i skjemaet: /properties/name')).toBeVisible()
    shown.set({ schema: form({ name: text }) })
    await expect.element(field('Navn')).toBeVisible()
    silenced.mockRestore()
  })

  test('a schema that cannot be compiled says that the server will check', async () => {
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const shown = await showForm({ schema: form({ name: { type: 'string', pattern: '(?=a)' } }), value: { name: 'Kaia' } })
    await expect.element(field('Navn')).toHaveValue('Kaia')
    shown.handle().submit()
    await expect
      .element(page.getByRole('note').getByText('Skjemaet har en feil, så feltene blir først sjekket når du lagrer'))
      .toBeVisible()
    expect(shown.submitted).toEqual([{ name: 'Kaia' }])
    silenced.mockRestore()
  })
})
