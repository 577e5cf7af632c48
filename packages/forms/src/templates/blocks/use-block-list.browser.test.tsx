import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { JsonSchema, UiSchema } from '../../engine/index.ts'
import { form, norwegian, showForm } from '../../testing/show-form.tsx'
import { type BlockList, useBlockList } from './use-block-list.ts'

const kind = (name: string, title: string, properties: object) => ({
  type: 'object',
  title,
  properties: { blockType: { const: name }, id: { type: 'string' }, ...properties },
  required: ['blockType'],
})
const blocks = {
  type: 'array',
  title: 'Innhold',
  maxItems: 3,
  items: {
    oneOf: [
      kind('text', 'Tekst', { text: { type: 'string', title: 'Brødtekst' } }),
      kind('quote', 'Sitat', { quote: { type: 'string', title: 'Sitatet', default: 'Jeg sov' } }),
    ],
  },
}
const schema = form({ title: { type: 'string', title: 'Tittel' }, body: { type: 'object', title: 'Mer', properties: { blocks } } })
const uiSchema: UiSchema = {
  body: {
    'ui:options': { template: 'Section', closed: true },
    blocks: { 'ui:options': { template: 'Blocks', first: ['quote'] } },
  },
}
const text = (id: string) => ({ blockType: 'text', id, text: 'Ord' })

async function listOf(of: JsonSchema, ui: UiSchema, value: unknown): Promise<BlockList | undefined> {
  const read = Promise.withResolvers<BlockList | undefined>()
  function Reader() {
    read.resolve(useBlockList(of, ui, value))
    return null
  }
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => root.unmount())
  root.render(
    <I18nextProvider i18n={await norwegian()}>
      <Reader />
    </I18nextProvider>,
  )
  return read.promise
}

test('[DOC-01] whoever stands outside a form is told which blocks it takes, and can put one at the end, opened and ready to write', async () => {
  const value = { title: 'Kaia', body: { blocks: [text('aaaaaaaaaa')] } }
  const shown = await showForm({ schema, uiSchema, value })
  const list = await listOf(schema, uiSchema, value)
  expect(list).toMatchObject({ pointer: '/body/blocks', isFull: false })
  expect(
    list?.kinds.map(({ title }) => title),
    'those the UI schema puts first come first',
  ).toEqual(['Sitat', 'Tekst'])
  await expect.element(page.getByRole('group', { name: 'Innhold' })).not.toBeInTheDocument()

  shown.handle().append('/body/blocks', list?.kinds[0]?.newBlock())
  await expect.element(page.getByRole('textbox', { name: 'Sitatet' })).toHaveFocus()
  await userEvent.keyboard('{Control>}a{/Control}Med støvlene på')
  expect(shown.handle().flush()).toMatchObject({ body: { blocks: [text('aaaaaaaaaa'), { blockType: 'quote', quote: 'Med støvlene på' }] } })
  const ids = (shown.value().body as { blocks: { id: string }[] }).blocks.map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
  expect(shown.handle().undo() && shown.handle().undo()).toBe(true)
  expect(shown.value()).toEqual(value)
})

test('[DOC-01] a full list says so, a form that is only read takes nothing, and one without blocks offers none', async () => {
  const full = { body: { blocks: [text('a'), text('b'), text('c')] } }
  expect(await listOf(schema, uiSchema, full)).toMatchObject({ isFull: true })
  expect(
    await listOf(schema, { body: { blocks: { ...((uiSchema.body as UiSchema).blocks as object), 'ui:readonly': true } } }, {}),
  ).toBeUndefined()
  expect(await listOf(form({ title: { type: 'string' } }), {}, {})).toBeUndefined()
  const shown = await showForm({ schema, uiSchema, value: {}, readOnly: true })
  shown.handle().append('/body/blocks', text('d'))
  expect(shown.value()).toEqual({})
})
