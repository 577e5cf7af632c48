import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../testing/axe.ts'
import { form, showForm } from '../testing/show-form.tsx'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const choose = async (list: string, option: string) => {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: option }).click()
}

describe('[FORM-01] one of several shapes', () => {
  const schema = form({
    link: {
      title: 'Lenke',
      oneOf: [
        {
          type: 'object',
          title: 'Nettside',
          properties: {
            kind: { const: 'web' },
            url: { type: 'string', title: 'Adresse', minLength: 4 },
            text: { type: 'string', title: 'Tekst' },
          },
          required: ['url'],
        },
        {
          type: 'object',
          title: 'E-post',
          properties: { kind: { const: 'mail' }, address: { type: 'string', title: 'Mottaker' }, text: { type: 'string', title: 'Tekst' } },
        },
      ],
    },
  })

  test('is drawn as its value says, by the constant that tells them apart', async () => {
    await showForm({ schema, value: { link: { kind: 'mail', address: 'post@museum.no' } } })
    await expect.element(field('Mottaker')).toHaveValue('post@museum.no')
    expect(page.getByRole('textbox', { name: 'kind' }).all()).toHaveLength(0)
    expect(await findBarriers()).toEqual([])
  })

  test('is chosen by the person; what is common stays, and a return brings back what was written', async () => {
    const shown = await showForm({ schema, value: { link: { kind: 'web', url: 'museum.no', text: 'Oss' } } })
    await choose('Lenke', 'E-post')
    expect(shown.value()).toEqual({ link: { kind: 'mail', text: 'Oss' } })
    await choose('Lenke', 'Nettside')
    expect(shown.value()).toEqual({ link: { kind: 'web', url: 'museum.no', text: 'Oss' } })
  })

  test('only the faults of the chosen shape are told', async () => {
    const shown = await showForm({ schema, value: { link: { kind: 'web', url: 'x' } } })
    shown.handle().submit()
    await expect.element(field('Adresse')).toHaveAccessibleDescription('Feltet må ha minst 4 tegn')
    expect(page.getByText('Dette passer ikke til valget').all()).toHaveLength(0)
  })

  test('of several types is chosen by type', async () => {
    const odd = form({ size: { title: 'Størrelse', type: ['string', 'integer'] } })
    const shown = await showForm({ schema: odd, value: { size: 7 } })
    await expect.element(page.getByRole('combobox', { name: 'Størrelse' })).toHaveTextContent('Helt tall')
    await choose('Størrelse', 'Tekst')
    expect(shown.value()).toEqual({})
    await field('Tekst').fill('sju')
    expect(shown.handle().flush()).toEqual({ size: 'sju' })
  })

  test('a value or null asks no question', async () => {
    const nullable = form({ name: { anyOf: [{ type: 'string' }, { type: 'null' }] } })
    const shown = await showForm({ schema: nullable, value: { name: 'Kaia' } })
    await field('Navn').fill('')
    expect(shown.handle().flush()).toEqual({ name: null })
    expect(page.getByRole('combobox').all()).toHaveLength(0)
  })
})

describe('[FORM-01] what depends on what is written', () => {
  test('if, then and else', async () => {
    const schema = {
      ...form({ animal: { type: 'string', title: 'Dyr', enum: ['fisk', 'fugl'] } }),
      if: { properties: { animal: { const: 'fisk' } }, required: ['animal'] },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema
      then: { properties: { depth: { type: 'string', title: 'Dybde' } } },
      else: { properties: { height: { type: 'string', title: 'Høyde' } } },
    } as ReturnType<typeof form>
    await showForm({ schema, value: { animal: 'fugl' } })
    await expect.element(field('Høyde')).toBeVisible()
    await choose('Dyr', 'fisk')
    await expect.element(field('Dybde')).toBeVisible()
    await expect.element(field('Høyde')).not.toBeInTheDocument()
  })

  test('allOf is one form, and a dependency brings its fields', async () => {
    const schema = {
      ...form({ card: { type: 'string', title: 'Kort' } }),
      allOf: [{ properties: { name: { type: 'string' } } }],
      dependencies: { card: { properties: { address: { type: 'string', title: 'Adresse' } }, required: ['address'] } },
    } as ReturnType<typeof form>
    const shown = await showForm({ schema })
    await expect.element(field('Navn')).toBeVisible()
    expect(page.getByRole('textbox', { name: 'Adresse' }).all()).toHaveLength(0)
    await field('Kort').fill('12')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('textbox', { name: 'Adresse' })).toBeVisible()
    shown.handle().submit()
    await expect.element(page.getByText('Fyll ut dette feltet')).toBeVisible()
  })

  test('a schema that contains itself is drawn as deep as its value goes', async () => {
    const schema = {
      ...form({ tree: { $ref: '#/$defs/tree' } }),
      $defs: {
        tree: {
          type: 'object',
          title: 'Gren',
          properties: { name: { type: 'string' }, children: { type: 'array', title: 'Grener', items: { $ref: '#/$defs/tree' } } },
        },
      },
    } as ReturnType<typeof form>
    const shown = await showForm({ schema, value: { tree: { name: 'Stamme', children: [{ name: 'Kvist' }] } } })
    await expect.element(field('Navn').first()).toHaveValue('Stamme')
    await expect.element(field('Navn').nth(1)).toHaveValue('Kvist')
    await page.getByRole('button', { name: 'Legg til' }).last().click()
    expect(shown.value()).toEqual({ tree: { name: 'Stamme', children: [{ name: 'Kvist' }, {}] } })
  })
})
