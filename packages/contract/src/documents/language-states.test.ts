import { expect, test } from 'vitest'
import { confirmSources, keepSources, languageState, languageStates, unfinishedTexts } from './language-states.ts'

const locales = ['no', 'en', 'sv']
const first = { title: { no: 'Båten', en: 'The boat' }, intro: { no: 'Bygd 1884', en: 'Built 1884' } }

test('a language is complete when each text of the source has one in it, and missing or partial else', () => {
  const sources = keepSources(first, locales, null)
  expect(languageStates(first, sources, locales)).toEqual([
    { locale: 'no', is_source: true, texts: 2, missing: 0, outdated: 0 },
    { locale: 'en', is_source: false, texts: 2, missing: 0, outdated: 0 },
    { locale: 'sv', is_source: false, texts: 2, missing: 2, outdated: 0 },
  ])
  expect(languageStates(first, sources, locales).map(languageState)).toEqual(['source', 'complete', 'missing'])
})

test('a language is outdated where the source has changed since, until it is written again or confirmed', () => {
  const before = { content: first, sources: keepSources(first, locales, null) }
  const changed = { ...first, title: { no: 'Båten «Haabet»', en: 'The boat' } }
  const after = keepSources(changed, locales, before)
  expect(unfinishedTexts(changed, after, 'en')).toEqual({ count: 2, missing: [], outdated: ['/title'] })

  const later = keepSources(changed, locales, { content: changed, sources: after })
  expect(unfinishedTexts(changed, later, 'en').outdated).toEqual(['/title'])

  const confirmed = confirmSources(changed, later, 'en')
  expect(unfinishedTexts(changed, confirmed, 'en').outdated).toEqual([])
  expect(unfinishedTexts(changed, confirmSources(changed, later, 'en', ['/intro']), 'en').outdated).toEqual(['/title'])

  const rewritten = { ...changed, title: { no: 'Båten «Haabet»', en: 'The boat «Haabet»' } }
  expect(unfinishedTexts(rewritten, keepSources(rewritten, locales, { content: changed, sources: later }), 'en').outdated).toEqual([])
})

test('a moved block takes what it was translated from with it', () => {
  const block = (id: string, no: string) => ({ blockType: 'text', id, text: { no, en: `${no} in English` } })
  const before = { blocks: [block('aaaaaaaaaa', 'En'), block('bbbbbbbbbb', 'To')] }
  const sources = keepSources(before, locales, null)
  const moved = { blocks: before.blocks.toReversed() }
  expect(unfinishedTexts(moved, keepSources(moved, locales, { content: before, sources }), 'en').outdated).toEqual([])
})

test('another source language begins anew instead of calling everything outdated', () => {
  const before = { content: first, sources: keepSources(first, locales, null) }
  const after = keepSources(first, ['en', 'no'], before)
  expect(languageStates(first, after, ['en', 'no']).map(languageState)).toEqual(['source', 'complete'])
})
