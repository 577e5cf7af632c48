import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { form, showForm } from '../testing/show-form.tsx'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more })
const choose = async (list: string, option: string) => {
  await page.getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: option }).click()
}

describe('[FORM-01] another record takes the place of the one that is written in', () => {
  const schema = form({
    list: { type: 'array', title: 'Liste', items: { type: 'object', properties: { name: text('Navn') } } },
    note: text('Merknad'),
  })

  test('nothing of the old one is written into the new', async () => {
    const shown = await showForm({ schema, value: { list: [{ name: 'A' }], note: 'gammel' } })
    await field('Navn').fill('skrevet i A')
    shown.setValue({ note: 'ny' })
    await expect.element(field('Merknad')).toHaveValue('ny')
    expect(shown.value()).toEqual({ note: 'ny' })
    expect(shown.handle().flush()).toEqual({ note: 'ny' })
  })

  test('a row that was removed from the old one cannot be put back into the new', async () => {
    const shown = await showForm({ schema, value: { list: [{ name: 'A' }, { name: 'B' }] } })
    await page.getByRole('button', { name: 'Fjern Liste 1' }).click()
    await expect.element(page.getByRole('button', { name: 'Angre' })).toBeVisible()
    shown.setValue({ list: [{ name: 'C' }] })
    await expect.element(page.getByRole('button', { name: 'Angre' })).not.toBeInTheDocument()
  })

  test('what was being written in a row that is removed comes back with it', async () => {
    const shown = await showForm({ schema, value: { list: [{ name: 'A' }] } })
    await field('Navn').fill('siste ord')
    page
      .getByRole('button', { name: 'Fjern Liste 1' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await page.getByRole('button', { name: 'Angre' }).click()
    expect(shown.value()).toEqual({ list: [{ name: 'siste ord' }] })
  })
})

describe('[FORM-01] a shape that is chosen', () => {
  const shape = (kind: string, title: string, more: object) => ({
    type: 'object',
    title,
    properties: { kind: { const: kind }, title: text('Tittel'), ...more },
  })
  const schema = form({
    thing: { title: 'Ting', oneOf: [shape('book', 'Bok', { pages: text('Sider') }), shape('film', 'Film', { minutes: text('Minutter') })] },
  })

  test('has what both have as it was last written, and its own as it was left', async () => {
    const shown = await showForm({ schema, value: { thing: { kind: 'book', title: 'Kaia', pages: '12' } } })
    await choose('Ting', 'Film')
    await field('Tittel').fill('Kaia, ny utgave')
    await choose('Ting', 'Bok')
    expect(shown.value()).toEqual({ thing: { kind: 'book', title: 'Kaia, ny utgave', pages: '12' } })
  })

  test('does not follow another record', async () => {
    const shown = await showForm({ schema, value: { thing: { kind: 'book', title: 'A', pages: '12' } } })
    await choose('Ting', 'Film')
    shown.setValue({ thing: { kind: 'film', title: 'B' } })
    await expect.element(field('Tittel')).toHaveValue('B')
    await choose('Ting', 'Bok')
    expect(shown.value()).toEqual({ thing: { kind: 'book', title: 'B' } })
  })

  test('stays while it is written, though the value comes to look like another', async () => {
    const either = form({
      contact: {
        title: 'Kontakt',
        anyOf: [
          { type: 'string', format: 'email', title: 'E-post' },
          { type: 'string', title: 'Fritekst' },
        ],
      },
    })
    const shown = await showForm({ schema: either, value: { contact: 'ring' } })
    await field('Fritekst').fill('a@b.no')
    shown.handle().flush()
    await expect.element(field('Fritekst')).toHaveFocus()
    await userEvent.keyboard(' eller ring')
    expect(shown.handle().flush()).toEqual({ contact: 'a@b.no eller ring' })
  })
})

describe('[FORM-01] what does not fit', () => {
  test.each([
    [
      'a text where languages are wanted',
      { type: 'object', title: 'Tittel', 'x-field': 'Localised', properties: { no: { type: 'string' } } },
      'Kaia',
    ],
    [
      'a list where languages are wanted',
      { type: 'object', title: 'Tittel', 'x-field': 'Localised', properties: { no: { type: 'string' } } },
      ['Kaia'],
    ],
    ['a text in a switch', { type: 'boolean', title: 'Tittel' }, 'kanskje'],
  ])('%s is shown and kept', async (_what, schema, value) => {
    const shown = await showForm({ schema: form({ title: schema }), locales: ['no'], locale: 'no', value: { title: value } })
    await expect.element(page.getByRole('button', { name: 'Fjern og begynn på nytt' })).toBeVisible()
    expect(shown.handle().flush()).toEqual({ title: value })
  })

  test('a number in a line of text is seen as its digits', async () => {
    const shown = await showForm({ schema: form({ name: text('Navn') }), value: { name: 5 } })
    await expect.element(field('Navn')).toHaveValue('5')
    await field('Navn').fill('56')
    expect(shown.handle().flush()).toEqual({ name: '56' })
  })
})

describe('[FORM-02] [FORM-03] what is wrong is found wherever it hides', () => {
  const block = {
    type: 'object',
    title: 'Sitat',
    properties: { blockType: { const: 'quote' }, source: text('Kilde') },
    required: ['source'],
  }
  const schema = form({
    outer: {
      type: 'object',
      title: 'Ytre',
      properties: {
        first: text('Først'),
        inner: { type: 'object', title: 'Indre', properties: { blocks: { type: 'array', title: 'Innhold', items: { oneOf: [block] } } } },
      },
    },
  })
  const uiSchema = {
    outer: {
      'ui:options': { template: 'Tabs' },
      inner: { 'ui:options': { template: 'Section', closed: true }, blocks: { 'ui:options': { template: 'Blocks' } } },
    },
  }

  test('in a closed block in a closed section behind another tab', async () => {
    const shown = await showForm({ schema, uiSchema, value: { outer: { inner: { blocks: [{ blockType: 'quote', id: 'a' }] } } } })
    shown.handle().submit()
    await expect.element(field('Kilde')).toHaveFocus()
  })

  test('a localised text that is missing is said at the language that is written', async () => {
    const title = { type: 'object', title: 'Tittel', 'x-field': 'Localised', properties: { no: { type: 'string' } } }
    const shown = await showForm({ schema: form({ title }, ['title']), locales: ['no'], locale: 'no', value: {} })
    shown.handle().submit()
    await expect.element(field('Tittel')).toHaveFocus()
    await expect.element(field('Tittel')).toHaveAccessibleDescription('Fyll ut dette feltet')
  })

  test('broken JSON behind another tab holds the save, and is there when one comes back', async () => {
    const odd = form({
      both: { type: 'object', title: 'Begge', properties: { code: { type: 'object', title: 'Kode' }, note: text('Merknad') } },
    })
    const looks = { both: { 'ui:options': { template: 'Tabs' }, code: { 'ui:widget': 'JsonEditor' } } }
    const shown = await showForm({ schema: odd, uiSchema: looks, value: { both: { code: { a: 1 } } } })
    await page.getByRole('textbox', { name: 'Kode' }).click()
    await userEvent.keyboard('{Control>}a{/Control}xx')
    await page.getByRole('tab', { name: 'Merknad' }).click()
    await expect.element(field('Merknad')).toBeVisible()
    shown.handle().submit()
    await expect.element(page.getByRole('textbox', { name: 'Kode' })).toHaveTextContent('xx')
    expect(shown.submitted).toEqual([])
  })
})

describe('[FORM-03] lists of unusual schemas', () => {
  test('an empty tuple has its fields', async () => {
    const pair = form({ pair: { type: 'array', items: [text('Navn'), text('Sted')], additionalItems: false } })
    const shown = await showForm({ schema: pair, value: {} })
    await field('Sted').fill('Havnes')
    expect(shown.handle().flush()).toEqual({ pair: [null, 'Havnes'] })
  })

  test('what is written in a position that was never filled is handed over when the form is taken away', async () => {
    const pair = form({ pair: { type: 'array', items: [text('Navn'), text('Sted')], additionalItems: false } })
    const shown = await showForm({ schema: pair, value: {} })
    await field('Sted').fill('Havnes')
    shown.remove()
    await expect.poll(() => shown.value()).toEqual({ pair: [null, 'Havnes'] })
  })

  test('kinds told apart by another property are made as their schema says, and closed blocks may carry their id', async () => {
    const kind = (name: string) => ({
      type: 'object',
      title: name,
      properties: { type: { const: name }, note: text('Merknad') },
      additionalProperties: false,
    })
    const closed = { type: 'object', title: 'Tekst', properties: { blockType: { const: 'text' } }, additionalProperties: false }
    const schema = form({
      things: { type: 'array', title: 'Ting', items: { oneOf: [kind('a'), kind('b')] } },
      blocks: { type: 'array', title: 'Blokker', items: { oneOf: [closed] } },
    })
    const looks = { things: { 'ui:options': { template: 'Blocks' } }, blocks: { 'ui:options': { template: 'Blocks' } } }
    const shown = await showForm({ schema, uiSchema: looks, value: {} })
    await page.getByRole('button', { name: 'b', exact: true }).click()
    await page.getByRole('button', { name: 'Tekst', exact: true }).click()
    expect(shown.value()).toEqual({ things: [{ type: 'b' }], blocks: [{ blockType: 'text', id: expect.any(String) }] })
    shown.handle().submit()
    expect(shown.submitted).toHaveLength(1)
  })

  test('a row whose id is written keeps the focus', async () => {
    const rows = form({ rows: { type: 'array', title: 'Rader', items: { type: 'object', properties: { id: text('Id') } } } })
    const shown = await showForm({ schema: rows, value: { rows: [{ id: 'a' }] } })
    await field('Id').fill('ab')
    shown.handle().flush()
    await expect.element(field('Id')).toHaveFocus()
    await userEvent.keyboard('c')
    expect(shown.handle().flush()).toEqual({ rows: [{ id: 'abc' }] })
  })

  test('names that look alike are different fields', async () => {
    const twins = form({
      image: { type: 'object', title: 'Bilde', properties: { url: text('Adresse') } },
      image_url: text('Bildeadresse'),
      'med mellomrom': text('Mellomrom', { minLength: 2 }),
    })
    const shown = await showForm({ schema: twins, value: { 'med mellomrom': 'x' } })
    const ids = page
      .getByRole('textbox')
      .elements()
      .map(({ id }) => id)
    expect(new Set(ids).size).toBe(3)
    shown.handle().submit()
    await expect.element(field('Mellomrom')).toHaveAccessibleDescription('Feltet må ha minst 2 tegn')
  })
})
