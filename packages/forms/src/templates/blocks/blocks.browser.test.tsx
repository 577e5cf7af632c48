import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { form, showForm } from '../../testing/show-form.tsx'

const kind = (name: string, title: string, properties: object, required: string[] = []) => ({
  type: 'object',
  title,
  properties: { blockType: { const: name }, ...properties },
  required: ['blockType', ...required],
})
const schema = form({
  blocks: {
    type: 'array',
    title: 'Innhold',
    items: {
      oneOf: [
        kind('text', 'Tekst', { text: { type: 'string', title: 'Brødtekst' } }),
        kind('quote', 'Sitat', { quote: { type: 'string', title: 'Sitatet' }, source: { type: 'string', title: 'Kilde', minLength: 2 } }, [
          'source',
        ]),
      ],
    },
  },
})
const uiSchema = { blocks: { 'ui:options': { template: 'Blocks' } } }
const text = (id: string, words: string) => ({ blockType: 'text', id, text: words })
const three = {
  blocks: [text('a', 'Kaia'), { blockType: 'quote', id: 'b', quote: 'Jeg sov med støvlene på', source: 'Brev' }, text('c', 'Loftet')],
}
const row = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const words = (value: unknown) => (value as typeof three).blocks.map((block) => ('text' in block ? block.text : 'sitat'))
const menu = async (name: string, entry: string) => {
  await page.getByRole('button', { name: `Mer om ${name}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

afterEach(() => localStorage.clear())

describe('[FORM-03] blocks', () => {
  test('are added by a button of their kind, open, and have the focus in their first field', async () => {
    const shown = await showForm({ schema, uiSchema })
    await expect.element(page.getByText('Ingen blokker ennå. Velg en type under.')).toBeVisible()
    await page.getByRole('group', { name: 'Ny blokk' }).getByRole('button', { name: 'Sitat' }).click()
    const quote = page.getByRole('textbox', { name: 'Sitatet' })
    await expect.element(quote).toHaveFocus()
    await userEvent.keyboard('Hei{Tab}')
    expect(shown.value()).toEqual({ blocks: [{ blockType: 'quote', quote: 'Hei', id: expect.stringMatching(/^[a-z0-9]{10}$/) }] })
    expect(page.getByRole('textbox', { name: 'blockType' }).all()).toHaveLength(0)
    await expect.element(page.getByText('1 blokk', { exact: true })).toBeVisible()
  })

  test('are closed with their first words, open by keyboard, and close all at once', async () => {
    await showForm({ schema, uiSchema, value: three })
    await expect.element(page.getByText('Jeg sov med støvlene på · Brev')).toBeVisible()
    expect(page.getByRole('textbox').all()).toHaveLength(0)
    const name = row('Tekst Kaia')
    name.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Brødtekst' })).toHaveFocus()
    await page.getByRole('button', { name: 'Lukk alle' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Brødtekst' })).not.toBeInTheDocument()
    expect(await findBarriers()).toEqual([])
  })

  test('what is being written when a block is moved is written to the block it was meant for', async () => {
    const shown = await showForm({ schema, uiSchema, value: three })
    await row('Tekst Kaia').click()
    await userEvent.keyboard('{End} i Havnes')
    await menu('Tekst 1', 'Flytt ned')
    expect(words(shown.value())).toEqual(['sitat', 'Kaia i Havnes', 'Loftet'])
    await expect.element(page.getByText('Tekst, plass 2 av 3', { exact: true })).toBeInTheDocument()
  })

  test('change places by the keyboard, and it is told', async () => {
    const shown = await showForm({ schema, uiSchema, value: three })
    const grip = page.getByRole('button', { name: 'Flytt Tekst 1' })
    grip.element().focus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('Tekst 1 er løftet, plass 1 av 3')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByText('Tekst 1, plass 2 av 3')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    await expect.poll(() => words(shown.value())).toEqual(['sitat', 'Kaia', 'Loftet'])
  })

  test('lifted by the keyboard and put back by Escape stay where they were', async () => {
    const shown = await showForm({ schema, uiSchema, value: three })
    page.getByRole('button', { name: 'Flytt Tekst 3' }).element().focus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('Tekst 3 er løftet, plass 3 av 3')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(page.getByText('Tekst 3, plass 2 av 3')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Tekst 3 er satt tilbake på plass 3 av 3')).toBeInTheDocument()
    expect(shown.value()).toEqual(three)
  })

  test('are dragged by the grip', async () => {
    const shown = await showForm({ schema, uiSchema, value: three })
    await page.getByRole('button', { name: 'Flytt Tekst 1' }).dropTo(page.getByText('Loftet'), { steps: 12 })
    await expect.poll(() => words(shown.value())).toEqual(['sitat', 'Loftet', 'Kaia'])
  })

  test('are removed without a question, and put back where they stood', async () => {
    const shown = await showForm({ schema, uiSchema, value: three })
    await menu('Sitat 2', 'Fjern')
    expect(words(shown.value())).toEqual(['Kaia', 'Loftet'])
    await expect.element(page.getByRole('status').getByText('Sitat er fjernet')).toBeVisible()
    await expect.element(row('Tekst Loftet')).toHaveFocus()
    await page.getByRole('button', { name: 'Angre' }).click()
    expect(shown.value()).toEqual(three)
    await expect.element(page.getByText('Sitat er fjernet')).not.toBeInTheDocument()
  })

  test('a copy is a new block with an id of its own', async () => {
    const shown = await showForm({ schema, uiSchema, value: three })
    await menu('Sitat 2', 'Lag en til')
    const [, one, other] = (shown.value() as typeof three).blocks
    expect(other).toEqual({ ...one, id: expect.stringMatching(/^[a-z0-9]{10}$/) })
    expect(other?.id).not.toBe(one?.id)
  })

  test('are copied and pasted into another document', async () => {
    const first = await showForm({ schema, uiSchema, value: three })
    await menu('Sitat 2', 'Kopier')
    first.remove()
    const second = await showForm({ schema, uiSchema })
    await page.getByRole('button', { name: 'Lim inn Sitat' }).click()
    expect(second.value()).toMatchObject({ blocks: [{ blockType: 'quote', quote: 'Jeg sov med støvlene på', source: 'Brev' }] })
  })

  test('a block that the target has no place for is refused in words, and nothing is changed', async () => {
    localStorage.setItem('vitrine.copied_block', JSON.stringify({ blockType: 'hologram' }))
    const shown = await showForm({ schema, uiSchema, value: three })
    await page.getByRole('button', { name: 'Lim inn hologram' }).click()
    await expect.element(page.getByText('hologram kan ikke brukes i dette dokumentet')).toBeVisible()
    localStorage.setItem('vitrine.copied_block', JSON.stringify({ blockType: 'text', text: { not: 'text' } }))
    window.dispatchEvent(new StorageEvent('storage'))
    await menu('Tekst 3', 'Lim inn etter')
    await expect.element(page.getByText('Tekst ble ikke limt inn: innholdet passer ikke her (text)')).toBeVisible()
    expect(shown.value()).toEqual(three)
  })

  test('an unfinished block can be pasted, and rubbish on the clipboard is no block', async () => {
    localStorage.setItem('vitrine.copied_block', '{not json')
    const shown = await showForm({ schema, uiSchema })
    await expect.element(page.getByRole('group', { name: 'Ny blokk' })).toBeVisible()
    expect(page.getByRole('button', { name: /Lim inn/ }).all()).toHaveLength(0)
    localStorage.setItem('vitrine.copied_block', JSON.stringify({ blockType: 'quote', id: 'x' }))
    window.dispatchEvent(new StorageEvent('storage'))
    await page.getByRole('button', { name: 'Lim inn Sitat' }).click()
    expect(shown.value()).toMatchObject({ blocks: [{ blockType: 'quote' }] })
  })

  test('one that hides a fault says so, and opens when the fault is sought', async () => {
    const shown = await showForm({
      schema,
      uiSchema,
      value: { blocks: [text('a', 'Kaia'), { blockType: 'quote', id: 'b', quote: 'Hei' }] },
    })
    shown.handle().submit()
    await expect.element(page.getByRole('textbox', { name: 'Kilde' })).toHaveFocus()
    await expect.element(page.getByText('1 feil')).toBeVisible()
    await expect.element(page.getByText('Fyll ut dette feltet')).toBeVisible()
    expect(shown.submitted).toEqual([])
  })

  test('one of a kind that the schema does not have is kept and shown as what it is', async () => {
    const value = { blocks: [{ blockType: 'hologram', id: 'x', secret: 'Viktig' }, text('a', 'Kaia')] }
    const shown = await showForm({ schema, uiSchema, value })
    await expect.element(page.getByText('Ukjent blokk «hologram»')).toBeVisible()
    await menu('Tekst 2', 'Lag en til')
    expect((shown.value() as typeof value).blocks[0]).toEqual(value.blocks[0])
  })

  test('read-only they can be opened and read, and nothing else', async () => {
    await showForm({ schema, uiSchema, value: three, readOnly: true })
    await row('Tekst Kaia').click()
    await expect.element(page.getByRole('textbox', { name: 'Brødtekst' })).toHaveAttribute('readonly')
    expect(page.getByRole('button', { name: /Flytt|Kopier|Mer om|Lim inn/ }).all()).toHaveLength(0)
  })

  test('kinds by the choices of blockType, with display names from the schema', async () => {
    const byEnum = form({
      blocks: {
        type: 'array',
        items: {
          type: 'object',
          properties: { blockType: { type: 'string', enum: ['text', 'links'], enumNames: ['Tekst', 'Lenker'] }, note: { type: 'string' } },
        },
      },
    })
    const shown = await showForm({ schema: byEnum, uiSchema })
    await page.getByRole('button', { name: 'Lenker' }).click()
    expect(shown.value()).toMatchObject({ blocks: [{ blockType: 'links' }] })
    await expect.element(page.getByRole('textbox', { name: 'note' })).toBeVisible()
  })
})
