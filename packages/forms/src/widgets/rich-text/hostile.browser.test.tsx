import { Editor } from '@tiptap/core'
import { htmlRules } from '@vitrine/contract'
import { honestHtml, hostileHtml } from '@vitrine/contract/html/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { extensions } from './extensions.ts'
import { cleanPaste } from './paste.ts'
import { readHtml } from './read-html.ts'

const editors: Editor[] = []
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy()
})

/** What the editor gives back for a value, as the widget hands it in and takes it out. */
function throughTheEditor(html: string): string {
  const editor = new Editor({ extensions, content: readHtml(html).clean, injectCSS: false })
  editors.push(editor)
  return readHtml(editor.getHTML()).clean
}

function expectOnlyTheRules(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('*')) {
    expect(htmlRules.tags).toContain(element.localName)
    for (const { name, value } of element.attributes) {
      const allowed: Record<string, readonly string[]> = htmlRules.attributes
      expect(allowed[element.localName] ?? []).toContain(name)
      if (name === 'href') expect(htmlRules.schemes.map((scheme) => `${scheme}:`)).toContain(new URL(value).protocol)
    }
  }
}

describe('[V6] [WID-02] what means harm leaves the editor as it leaves the server', () => {
  test.each(hostileHtml)('$what', ({ html, inEditor }) => {
    const out = throughTheEditor(html)
    expect(out).toBe(inEditor)
    expectOnlyTheRules(out)
    expect(throughTheEditor(out)).toBe(out)
    expectOnlyTheRules(cleanPaste(html))
  })

  test('nothing of it runs or loads while it is read', () => {
    const before = performance.getEntriesByType('resource').length
    for (const { html } of hostileHtml) throughTheEditor(html)
    expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('x.test'))).toEqual([])
    expect(performance.getEntriesByType('resource').length).toBe(before)
  })
})

test.each(honestHtml)('[WID-02] what the editor wrote it reads without changing a sign: %s', (html) => {
  expect(throughTheEditor(html)).toBe(html)
})
