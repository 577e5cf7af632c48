import { contentChanges } from '@vitrine/contract'
import { hostileHtml } from '@vitrine/contract/html/testing'
import { createFormReader, type JsonSchema, useWords } from '@vitrine/forms'
import { useTranslation } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#ui/testing'
import { ChangeItem } from './change-item.tsx'
import { htmlText } from './html-text.ts'
import type { Reading } from './reading.ts'

const schema = {
  type: 'object',
  properties: {
    title: { $ref: '#/$defs/localised' },
    is_open: { type: 'boolean' },
    document: { $ref: '#/$defs/relation' },
    blocks: { type: 'array', items: { $ref: '#/$defs/block' } },
  },
} as unknown as JsonSchema

function Changes({ before, after }: { before: Record<string, unknown>; after: Record<string, unknown> }) {
  const { t } = useTranslation()
  const words = useWords()
  const reading: Reading = { reader: createFormReader(schema), words, t, titleOf: (id) => (id === 7 ? 'Sildesalen' : undefined) }
  const look = { isSideBySide: false, isShortened: true, isBusy: false, onTakeBack: undefined }
  return contentChanges(before, after).map((change) => (
    <ChangeItem key={`${change.kind} ${change.pointer}`} change={change} contents={{ before, after }} reading={reading} {...look} />
  ))
}
const read = async (before: Record<string, unknown>, after: Record<string, unknown>) => {
  await show(<Changes before={before} after={after} />)
  await expect.element(page.getByRole('region').first()).toBeInTheDocument()
  return [...document.querySelectorAll('main section')].map((section) => section.textContent)
}
const text = (id: string, no: string) => ({ blockType: 'text', id, text: { no } })

test('[DOC-05] a change is told by field, block and language, with what went and came said aloud', async () => {
  const before = { title: { no: 'Kaia', en: 'Quay' }, is_open: false, blocks: [text('aaaaaaaaaa', '<p>Hun var <b>23</b> år.</p>')] }
  const after = {
    title: { no: 'Kaia', en: 'The quay' },
    is_open: true,
    document: { to_document_id: 7 },
    blocks: [{ blockType: 'quote', id: 'bbbbbbbbbb', text: { no: 'Sov' } }, text('aaaaaaaaaa', '<p>Hun var tjueto år.</p>')],
  }
  expect(await read(before, after)).toEqual([
    'Tittel · engelskEndretfjernet: Quaysatt inn: The quay',
    'is_openEndretfjernet: Neisatt inn: Ja',
    'DokumentNysatt inn: Sildesalen',
    'Blokk 1 · SitatNysatt inn: Tekst: Sov (norsk bokmål)',
    'Blokk 2 · Tekst · Tekst · norsk bokmålEndretHun var fjernet: 23satt inn: tjueto år.',
  ])
})

test('[DOC-05] a moved block, and a text that only looks otherwise, are told as that', async () => {
  const [one, two] = [text('aaaaaaaaaa', '<p>En</p>'), text('bbbbbbbbbb', '<p>To</p>')]
  expect(await read({ blocks: [one, two] }, { blocks: [two, text('aaaaaaaaaa', '<p><b>En</b></p>')] })).toEqual([
    'Blokk 1 · TekstFlyttetFra plass 2 til plass 1',
    'Blokk 2 · Tekst · Tekst · norsk bokmålEndretBare formateringen er en annen',
  ])
})

test('[V7] whatever stood in a field is shown as text: no element of it is drawn and nothing runs', async () => {
  const alerted = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
  const blocks = hostileHtml.map(({ html }, place) => text(`block-${place}`, html))
  const stray = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
  await read({ blocks: [], title: { no: 'a' } }, { blocks, title: { no: stray }, unknown: stray })
  expect(document.querySelector('main')?.textContent).toContain(stray)
  const tags = new Set([...document.querySelectorAll('main section *')].map(({ localName }) => localName))
  expect([...tags].filter((tag) => !['div', 'span', 'h3', 'ins', 'del', 'p'].includes(tag))).toEqual([])
  expect(alerted).not.toHaveBeenCalled()
})

test('[DOC-05] rich text is read line by line, with where links lead', () => {
  expect(htmlText('<h2>Kaia</h2><p>Les <a href="https://a.test">mer</a></p><ul><li><p>post</p></li><li>gods</li></ul>')).toBe(
    'Kaia\nLes mer (https://a.test)\n• post\n• gods',
  )
})
