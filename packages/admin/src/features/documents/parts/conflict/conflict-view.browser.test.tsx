import type { DocumentContent } from '@vitrine/contract'
import type { JsonSchema } from '@vitrine/forms'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Scheme, seriousFindings, show } from '#ui/testing'
import { ConflictView } from './conflict-view.tsx'
import { mergeRichText } from './merge-rich-text.ts'

const schema = {
  type: 'object',
  properties: {
    intro: { $ref: '#/$defs/localisedText', title: 'Ingress' },
    about: { $ref: '#/$defs/relation', title: 'Handler om' },
    blocks: { type: 'array', items: { $ref: '#/$defs/block' } },
  },
} as unknown as JsonSchema
const uiSchema = { blocks: { 'ui:options': { template: 'Blocks' } } }
const content = (intro: string, document_id: number, text: string): DocumentContent => ({
  intro: { no: intro },
  about: { to_document_id: document_id, reference_key: 'telegrafen' },
  blocks: [{ blockType: 'text', id: 'aaaaaaaaaa', text: { no: text } }],
})
const read = content('holdt kvinnene losji og handel i gang langs leia.', 7, '<p>Hun sov.</p><p>Kaia lå der.</p>')
const mine = content('holdt kvinnene losji, telegraf og handel i gang langs leia.', 8, '<p>Hun sov <em>godt</em>.</p><p>Kaia lå der.</p>')
const theirs = content('holdt kvinnene losji i gang langs leia.', 9, '<p>Hun sov.</p><p>Kaia lå der i vest.</p>')
const titles = new Map([
  [7, 'Kaia'],
  [8, 'Telegrafen'],
  [9, 'Sildesalen'],
])
const resolved = vi.fn<(content: DocumentContent) => void>()

const draw = async (scheme: Scheme = 'light') => {
  await show(
    <ConflictView
      read={read}
      mine={mine}
      stored={{ content: theirs, updated_at: '2026-11-15T10:00:00Z', updated_by: 'Jonas Aune' }}
      schema={schema}
      uiSchema={uiSchema}
      titleOf={(id) => titles.get(id)}
      onCancel={() => undefined}
      onResolve={resolved}
    />,
    { scheme },
  )
  await expect.element(page.getByRole('dialog', { name: 'Jonas Aune lagret mens du skrev' })).toBeVisible()
}
const field = (name: RegExp) => page.getByRole('radiogroup', { name })
const cards = (name: RegExp) => [...field(name).element().querySelectorAll('label')].map(({ textContent }) => textContent)

test('[DOC-05] the words that each side made otherwise are marked, and heard', async () => {
  await draw()
  expect(cards(/Ingress/).slice(0, 2)).toEqual([
    'Din utgave: holdt kvinnene losjisatt inn: , telegraf og handel i gang langs leia.',
    'Jonas Aune: holdt kvinnene losji fjernet: og handel i gang langs leia.',
  ])
  const radio = field(/Ingress/).getByRole('radio', { name: /^Jonas Aune: .*fjernet: og handel/ })
  await expect.element(radio).toBeInTheDocument()
  const marks = field(/Ingress/)
    .element()
    .querySelectorAll('ins, del')
  expect([...marks].map(({ localName }) => localName)).toEqual(['ins', 'del'])
})

test('[DOC-05] a document that is pointed at is called by its title, and ids are not said', async () => {
  await draw()
  expect(cards(/Handler om/)).toEqual(['Din utgave: satt inn: Telegrafen', 'Jonas Aune: satt inn: Sildesalen'])
  expect(document.body.textContent).not.toMatch(/telegrafen|to_document_id/)
})

test('[DOC-05] rich text is written together: what both wrote stands there to begin with, and is saved as it is then written', async () => {
  await draw()
  const text = field(/Tekst/)
  const editor = text.getByRole('textbox', { name: 'Skriv dem sammen' })
  await expect.element(editor).toHaveTextContent('Hun sov godt.Kaia lå der i vest.')
  await userEvent.click(editor)
  await userEvent.keyboard('{Control>}{End}{/Control} Lenge.')
  await expect.element(text.getByRole('radio', { name: 'Skriv dem sammen' })).toBeChecked()
  await field(/Ingress/)
    .getByRole('radio', { name: /^Din utgave/ })
    .click()
  const save = page.getByRole('button', { name: 'Lagre sammenslått' })
  await expect.element(save).toBeDisabled()
  await field(/Handler om/)
    .getByRole('radio', { name: /^Jonas Aune/ })
    .click()
  await save.click()
  expect(resolved).toHaveBeenCalledWith(
    content(
      'holdt kvinnene losji, telegraf og handel i gang langs leia.',
      9,
      '<p>Hun sov <em>godt</em>.</p><p>Kaia lå der i vest. Lenge.</p>',
    ),
  )
})

test.each(['light', 'dark'] as const)('[SHELL-08] the choice has no serious axe finding in %s', async (scheme) => {
  await draw(scheme)
  await expect.element(field(/Tekst/).getByRole('textbox')).toBeVisible()
  expect(await seriousFindings()).toEqual([])
})

test.each([
  ['words of one paragraph go into each other', '<p>En to tre</p>', '<p>En to tre fire</p>', '<p>Null en to tre</p>', undefined],
  [
    'marked words stand after each other',
    '<p>En <b>to</b></p>',
    '<p>En <b>tre</b></p>',
    '<p>En <b>fire</b></p>',
    '<p>En <b>tre</b></p><p>En <b>fire</b></p>',
  ],
  ['paragraphs of both are in it', '<p>A</p>', '<p>A</p><p>B</p>', '<h2>C</h2><p>A</p>', '<h2>C</h2><p>A</p><p>B</p>'],
  ['nothing before: mine, then theirs', '', '<p>A</p>', '<p>B</p>', '<p>A</p><p>B</p>'],
  ['signs stay signs', '<p>1 &lt; 2</p>', '<p>1 &lt; 2 &amp; 3</p>', '<p>0 1 &lt; 2</p>', undefined],
])('[DOC-05] rich text together: %s', (_title, before, one, other, together) => {
  const expected = together ?? mergeRichText(before, other, one)
  expect(mergeRichText(before, one, other)).toBe(expected)
})
