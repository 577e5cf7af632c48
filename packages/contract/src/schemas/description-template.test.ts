import { describe, expect, test } from 'vitest'
import { fillDescription } from './description-template.ts'

const content = {
  title: { no: 'Åttringen', en: 'The boat' },
  year: 1884,
  text: '<p>Bygd i <b>Leifjorden</b> &amp; brukt</p>',
  evil: '{{translation.db.secret}}',
  tags: ['båt', 'fiske'],
}
const texts: Record<string, string> = { 'db.built': 'Bygd', 'db.secret': 'hemmelig' }
const fill = (template: string, locale = 'no') =>
  fillDescription(template, { content, locale, translate: (key) => (Object.hasOwn(texts, key) ? texts[key] : undefined) })

describe('[ADM-40] the template of the description', () => {
  test.each([
    ['{{content.title}}, {{translation.db.built}} {{content.year}}', 'Åttringen, Bygd 1884'],
    ['{{ content.$.title }}', 'Åttringen'],
    ['{{content.tags[*]}}', 'båt, fiske'],
    ['{{content.text}}', 'Bygd i Leifjorden & brukt'],
    ['uten plass', 'uten plass'],
    ['', ''],
  ])('%j becomes %j', (template, text) => {
    expect(fill(template)).toBe(text)
  })

  test('a localised value comes in the wanted language, else in the one that stands in for it', () => {
    expect(fill('{{content.title}}', 'en')).toBe('The boat')
    expect(fill('{{content.title}}', 'nn')).toBe('Åttringen')
  })

  test.each([
    '{{content.constructor}}',
    '{{content.title.constructor.name}}',
    '{{constructor.constructor("return 1")()}}',
    '{{7*7}}',
    '{{#each content}}x{{/each}}'.replace('x', ''),
    '{{translation.toString}}',
    '{{translation.db.unknown}}',
    '{{content.gone}}',
    '{{this}}',
    '{{process.env.PATH}}',
    '{{content.title | upper}}',
    '{{}}',
  ])('[V23] %j is empty, never code', (template) => {
    expect(fill(template)).toBe('')
  })

  test('[V23] what is put in is not read again as a template, and other brackets are just text', () => {
    expect(fill('{{content.evil}}')).toBe('{{translation.db.secret}}')
    expect(fill('<%= 7*7 %> #{7*7} {% x %}')).toBe('<%= 7*7 %> #{7*7} {% x %}')
  })

  test('[V22] a template of braces ends', () => {
    expect(fill('{'.repeat(2000))).toBe('{'.repeat(2000))
  })
})
