import type { DocumentContent, DocumentRelation, DocumentRevision } from '@vitrine/contract'
import { createFormReader, type JsonSchema, useWords } from '@vitrine/forms'
import { useTranslation } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Scheme, seriousFindings, show } from '#ui/testing'
import { Outline } from './outline.tsx'
import { type PublishProblem, publishItems } from './publish-items.ts'
import { SidePanelButton } from './side-panel-button.tsx'
import { SidePanelView } from './side-panel-view.tsx'

const schema = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { $ref: '#/$defs/localised' },
    dating: { type: 'string' },
    blocks: { type: 'array', items: { $ref: '#/$defs/block' } },
    visit: { type: 'object', title: 'Besøk', properties: { hours: { $ref: '#/$defs/localisedText' } } },
  },
} as unknown as JsonSchema
const uiSchema = {
  blocks: { 'ui:title': 'Innhold', 'ui:options': { template: 'Blocks' } },
  visit: { hours: { 'ui:title': 'Åpningstider' } },
}
const value: DocumentContent = {
  title: { no: 'Kaia', en: 'The quay' },
  blocks: [
    { blockType: 'text', id: 'aaaaaaaaaa', text: { no: '<p>Hun sov.</p>', en: '<p>She slept.</p>' } },
    { blockType: 'links', id: 'bbbbbbbbbb', links: [{ title: { no: 'Kart', en: 'Map' } }] },
  ],
  visit: { hours: { no: 'Hver dag' } },
}
const required = 'kioForm.common.kioTextField.validationError.required'
const problems: PublishProblem[] = [{ pointer: '/blocks/1/links/0/url', key: required, params: {} }]

const outlined = () =>
  [...document.querySelectorAll('nav li')].map(
    (row) => `${row.textContent}${row.querySelector('[role=img]')?.getAttribute('aria-label') ?? ''}`,
  )

test('[DOC-01] the outline has the sections and blocks of the form, marks where something is wrong, and leads there', async () => {
  const went = vi.fn()
  await show(<Outline schema={schema} uiSchema={uiSchema} value={value} problems={problems} locale="en" onGoTo={went} />)
  await page.getByRole('button', { name: /Lenker/ }).click()
  expect(went).toHaveBeenCalledWith('/blocks/1')
  expect(outlined()).toEqual([
    'Grunnlag',
    'Innhold2',
    'Tekst',
    'LenkerNoe her må rettes før du kan publisere',
    'BesøkNoe her mangler på dette språket',
  ])
})

test('[DOC-01] a form in tabs is outlined by its tabs, with the lists of blocks inside them', async () => {
  const tabs = [
    { label: 'Fortelling', fields: ['title', 'blocks'] },
    { label: 'Fakta', fields: ['dating', 'visit'] },
  ]
  const inTabs = { ...uiSchema, 'ui:options': { template: 'Tabs', tabs } }
  await show(<Outline schema={schema} uiSchema={inTabs} value={value} problems={[]} locale="no" onGoTo={() => undefined} />)
  await expect.element(page.getByRole('button', { name: 'Fakta' })).toBeVisible()
  expect(outlined()).toEqual(['Fortelling', 'Innhold2', 'Tekst', 'Lenker', 'Fakta'])
})

const relation = (document_id: number, title: string, more: Partial<DocumentRelation> = {}): DocumentRelation => ({
  document_id,
  reference_key: '',
  pointer: null,
  title,
  internal_title: title,
  description: '',
  status: 'published',
  deleted_at: null,
  media: null,
  image_media_id: null,
  application_instance_id: 1,
  path: `/fjordmuseet/kystleia/${document_id}`,
  schema_id: 1,
  updated_at: '2026-11-15T10:00:00.000Z',
  updated_by: null,
  content: null,
  ...more,
})
const revision = (version: number, more: Partial<DocumentRevision> = {}): DocumentRevision => ({
  version,
  kind: 'save',
  status: 'draft',
  schema_version: 1,
  restored_from: null,
  saved_at: '2020-11-11T10:00:00.000Z',
  saved_by: 'Ingrid Solheim',
  ...more,
})

function Panel({ onGoTo, onMore }: { onGoTo: (pointer: string) => void; onMore: () => void }) {
  const { t } = useTranslation()
  const reading = { reader: createFormReader(schema, uiSchema), words: useWords(), t, titleOf: () => undefined }
  const outdated = new Map([['en', new Map([['/blocks/aaaaaaaaaa/text', undefined]])]])
  return (
    <SidePanelView
      publish={publishItems(value, { reading, problems, locales: ['no', 'en'], outdated })}
      onGoTo={onGoTo}
      related={{ items: [relation(7, 'Ekspedisjonen')], total: 1, onMore: undefined }}
      usedIn={{ items: [relation(8, 'Sildesalen', { status: 'draft' })], total: 3, onMore }}
      history={{ revisions: [revision(3, { status: 'published' }), revision(2), revision(1, { kind: 'created' })], to: '/her/revisions' }}
    />
  )
}
const drawPanel = async (scheme: Scheme = 'light') => {
  const [went, more] = [vi.fn(), vi.fn()]
  await show(<Panel onGoTo={went} onMore={more} />, { scheme })
  await expect.element(page.getByRole('heading', { name: 'Før du publiserer' })).toBeVisible()
  return { went, more }
}

test('[DOC-01] what stops publishing comes first, then the languages that lack or are old; each leads to its field', async () => {
  const { went } = await drawPanel()
  const items = page.getByRole('region', { name: 'Før du publiserer' }).getByRole('button')
  expect(items.elements().map(({ textContent }) => textContent)).toEqual([
    'Fyll ut dette feltetBlokk 2 · Lenker · Lenker 1 · Nettadresse',
    'Engelsk er eldre enn teksten på norsk bokmålBlokk 1 · Tekst · Tekst',
    'Engelsk: 1 tekst manglerBesøk · Åpningstider',
  ])
  for (const item of items.all()) await item.click()
  expect(went.mock.calls.flat()).toEqual(['/blocks/1/links/0/url', '/blocks/0/text/en', '/visit/hours/en'])
})

test('[DOC-07] related documents and those that use this one open in a tab of their own, and more can be asked for', async () => {
  const { more } = await drawPanel()
  const user = page.getByRole('region', { name: 'Brukes i' }).getByRole('link', { name: 'Sildesalen (åpnes i ny fane)' })
  await expect.element(user).toHaveAttribute('target', '_blank')
  await expect.element(user).toHaveAttribute('href', '/fjordmuseet/kystleia/8')
  await expect.element(page.getByRole('link', { name: /Ekspedisjonen/ })).toHaveAttribute('target', '_blank')
  await page.getByRole('button', { name: 'Vis flere (2)' }).click()
  expect(more).toHaveBeenCalledOnce()
})

test('[DOC-05] the last of the history is told in words, with the way to all of it', async () => {
  await drawPanel()
  const history = page.getByRole('region', { name: 'Historikk' })
  expect([...history.element().querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['Publisert', 'Lagret', 'Opprettet'])
  await expect.element(history.getByRole('link', { name: 'Se alle utgaver' })).toHaveAttribute('href', '/her/revisions')
})

test('[DOC-01] where nothing is wrong it says so, and a document that is not saved has no lists', async () => {
  await show(<SidePanelView publish={[]} onGoTo={() => undefined} />)
  await expect.element(page.getByText('Ingenting står i veien')).toBeVisible()
  expect(page.getByRole('region').elements()).toHaveLength(1)
})

test('[SHELL-08] on a phone it lies behind a button that says how much there is to mend', async () => {
  await show(<SidePanelButton count={2}>{(close) => <SidePanelView publish={[]} onGoTo={close} />}</SidePanelButton>)
  await page.getByRole('button', { name: 'Om dokumentet, 2 ting å rette' }).click()
  await expect.element(page.getByText('Ingenting står i veien')).toBeVisible()
  expect(await seriousFindings()).toEqual([])
})

test.each(['light', 'dark'] as const)('[SHELL-08] the side panel and the outline have no serious axe finding in %s', async (scheme) => {
  await drawPanel(scheme)
  await show(<Outline schema={schema} uiSchema={uiSchema} value={value} problems={problems} locale="en" onGoTo={() => undefined} />, {
    scheme,
  })
  await expect.element(page.getByRole('button', { name: /Besøk/ })).toBeVisible()
  expect(await seriousFindings()).toEqual([])
})
