import type { DocumentContent } from '@vitrine/contract'
import { keepSources, textHash } from '@vitrine/contract'
import type { JsonSchema } from '@vitrine/forms'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Scheme, seriousFindings, show } from '#ui/testing'
import { outdatedTexts } from './language-rows.ts'
import { TwoLanguagesView, type TwoLanguagesViewProps } from './two-languages-view.tsx'

const schema = {
  type: 'object',
  properties: {
    title: { $ref: '#/$defs/localised' },
    intro: { $ref: '#/$defs/localisedText' },
    tags: { type: 'array', items: { type: 'string' } },
    blocks: { type: 'array', items: { $ref: '#/$defs/block' } },
  },
} as unknown as JsonSchema
const uiSchema = { intro: { 'ui:title': 'Intro' }, blocks: { 'ui:options': { template: 'Blocks' } } }
const locales = ['no', 'nn', 'en']
const earlier: DocumentContent = {
  title: { no: 'Kystkvinnene', nn: 'Kystkvinnene' },
  intro: { no: 'Kvinnene holdt losji i gang.', nn: 'Kvinnene heldt losji i gang.' },
  blocks: [
    { blockType: 'quote', id: 'aaaaaaaaaa', text: { no: 'Jeg sov med støvlene på.' }, source: { no: 'Brev, 1904', nn: 'Brev, 1904' } },
    { blockType: 'links', id: 'bbbbbbbbbb', links: [{ title: { no: 'Kart' }, url: 'https://kart.test' }] },
  ],
}
const given: DocumentContent = { ...earlier, intro: { no: 'Kvinnene holdt losji og telegraf i gang.', nn: 'Kvinnene heldt losji i gang.' } }
const texts = { [textHash('Kvinnene holdt losji i gang.')]: 'Kvinnene holdt losji i gang.' }
const told = { ...keepSources(earlier, locales, null), texts }

let latest: DocumentContent = {}
const confirmed = vi.fn()

function Two(more: Partial<TwoLanguagesViewProps>) {
  const [value, setValue] = useState(given)
  latest = value
  return (
    <TwoLanguagesView
      schema={schema}
      uiSchema={uiSchema}
      value={value}
      onChange={setValue}
      source="no"
      target="nn"
      locales={locales}
      outdated={outdatedTexts(value, locales, 'nn', { content: given }, told)}
      onConfirm={confirmed}
      isReadOnly={false}
      {...more}
    />
  )
}
const draw = (more: Partial<TwoLanguagesViewProps> = {}, scheme: Scheme = 'light') => show(<Two {...more} />, { scheme })
const field = (name: string, within: string) => page.getByRole('region', { name: within }).getByRole('textbox', { name })

beforeEach(async () => {
  confirmed.mockClear()
  await page.viewport(1280, 900)
})

test.each(['light', 'dark'] as const)('[SHELL-08] two languages have no serious axe finding in %s', async (scheme) => {
  await draw({}, scheme)
  await expect.element(field('Tittel', 'Grunnlag')).toHaveValue('Kystkvinnene')
  expect(await seriousFindings()).toEqual([])
})

test('[LANG-03] only localised texts are there, under the headings of the form, with how far the language has come', async () => {
  await draw()
  await expect.element(page.getByText('3 av 5 felt').first()).toBeVisible()
  const headings = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent)
  expect(headings).toEqual(['Grunnlag', 'Sitat', 'Lenker'])
  const labels = [...document.querySelectorAll('section [data-place]')].map((row) => row.getAttribute('data-place'))
  expect(labels).toEqual(['/title', '/intro', '/blocks/0/text', '/blocks/0/source', '/blocks/1/links/0/title'])
  await expect.element(page.getByText('Lenker 1 · Tittel').first()).toBeInTheDocument()
})

test('[LANG-03] what came into the source since the translation is marked, and the text can be called up to date', async () => {
  await draw()
  await expect.element(page.getByRole('region', { name: 'Grunnlag' }).getByText('1 utdatert')).toBeVisible()
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent?.trim())).toEqual(['og telegraf'])
  await page.getByRole('button', { name: 'Merk som oppdatert' }).click()
  expect(confirmed).toHaveBeenCalledWith(['/intro'])
})

test('[LANG-03] a translation is written, copied from the source, and is no longer old when it was written anew', async () => {
  await draw()
  await page.getByRole('region', { name: 'Lenker' }).getByRole('button', { name: 'Kopier fra norsk bokmål' }).click()
  await userEvent.fill(field('Tekst', 'Sitat'), 'Eg sov med støvlane på.')
  await userEvent.fill(field('Intro', 'Grunnlag'), 'Kvinnene heldt losji og telegraf i gang.')
  await userEvent.tab()
  await expect.element(page.getByText('5 av 5 felt').first()).toBeVisible()
  expect(document.querySelector('mark')).toBeNull()
  expect(latest).toMatchObject({
    title: given.title,
    intro: { no: 'Kvinnene holdt losji og telegraf i gang.', nn: 'Kvinnene heldt losji og telegraf i gang.' },
    blocks: [
      { id: 'aaaaaaaaaa', text: { no: 'Jeg sov med støvlene på.', nn: 'Eg sov med støvlane på.' } },
      { id: 'bbbbbbbbbb', links: [{ title: { no: 'Kart', nn: 'Kart' }, url: 'https://kart.test' }] },
    ],
  })
  await expect.element(page.getByRole('button', { name: 'Neste som mangler' })).toBeDisabled()
})

test('[LANG-03] Ctrl Alt ↓ leads from one unfinished text to the next and round again', async () => {
  await draw()
  await expect.element(field('Intro', 'Grunnlag')).toBeVisible()
  const places = []
  for (let step = 0; step < 4; step += 1) {
    await userEvent.keyboard('{Control>}{Alt>}{ArrowDown}{/Alt}{/Control}')
    places.push(document.activeElement?.closest('[data-place]')?.getAttribute('data-place'))
  }
  expect(places).toEqual(['/intro', '/blocks/0/text', '/blocks/1/links/0/title', '/intro'])
})

test('[DOC-02] who saves by the keyboard saves the word that was just written', async () => {
  await draw()
  await userEvent.fill(field('Tittel', 'Grunnlag'), 'Kystkvinnene som dreiv leia')
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(latest.title).toEqual({ no: 'Kystkvinnene', nn: 'Kystkvinnene som dreiv leia' })
})

test('[DOC-06] who may only read sees both languages and nothing to press', async () => {
  await draw({ isReadOnly: true })
  await expect.element(field('Tittel', 'Grunnlag')).toHaveAttribute('readonly')
  expect(page.getByRole('button', { name: /Kopier|Merk som/ }).elements()).toEqual([])
})

test('[SHELL-08] on a narrow screen the source stands above as a quotation', async () => {
  await page.viewport(390, 844)
  await draw()
  await expect.element(field('Tittel', 'Grunnlag')).toBeVisible()
  const quoted = document.querySelector('blockquote')?.getBoundingClientRect()
  const written = field('Tittel', 'Grunnlag').element().getBoundingClientRect()
  expect(quoted && quoted.bottom < written.top).toBe(true)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
