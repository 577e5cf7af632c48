import { htmlRules, plainText } from '@vitrine/contract'
import { honestHtml, hostileHtml } from '@vitrine/contract/html/testing'
import { describe, expect, test } from 'vitest'
import { sanitiseHtml } from './index.ts'

/** Every tag with its attributes, and what stands between. */
const tag = /<(\/?)([^\s>]+)([^>]*)>/g

function expectOnlyTheRules(html: string) {
  for (const [whole, , name = '', attributes = ''] of html.matchAll(tag)) {
    expect(htmlRules.tags, whole).toContain(name)
    expect(attributes, whole).toMatch(/^(?: href="(?:https?:\/\/|mailto:|tel:)[^"<>]+"| start="\d+")?$/)
  }
  const text = html.replaceAll(tag, '')
  expect(text).not.toMatch(/[<>]|(?![\t\n\f\r])\p{Cc}/u)
}

describe('[V6] [WID-02] what means harm does not come through', () => {
  test.each(hostileHtml)('$what', ({ html, clean }) => {
    const once = sanitiseHtml(html)
    expect(once).toBe(clean)
    expectOnlyTheRules(once)
    expect(sanitiseHtml(once)).toBe(once)
  })
})

test.each(honestHtml)('[WID-02] what the editor writes is left as it is: %s', (html) => {
  expect(sanitiseHtml(html)).toBe(html)
})

describe('[V6] size is no weapon', () => {
  test('ten thousand quotes inside each other become a few, and the text stays', () => {
    const clean = sanitiseHtml(`${'<blockquote>'.repeat(10_000)}Kaia${'</blockquote>'.repeat(10_000)}`)
    expect(clean.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(2 * htmlRules.maxNesting)
    expect(plainText(clean)).toBe('Kaia')
    expect(sanitiseHtml(clean)).toBe(clean)
  })

  test('lists inside each other too', () => {
    const clean = sanitiseHtml('<ul><li>Kaia'.repeat(500))
    expect(clean.match(/<ul>/g)?.length).toBeLessThanOrEqual(htmlRules.maxNesting + 1)
    expect(plainText(clean).match(/Kaia/g)).toHaveLength(500)
    expect(sanitiseHtml(clean)).toBe(clean)
  })

  test('a megabyte of open tags and one of signs are read', () => {
    expect(sanitiseHtml('<b>'.repeat(330_000))).toBe('')
    expect(sanitiseHtml('<'.repeat(1_000_000))).toBe(`<p>${'&lt;'.repeat(1_000_000)}</p>`)
  })
})

/** Pieces of markup put together without plan; the numbers are fixed, so that a failure can be repeated. */
function* scrambled(count: number): Generator<string> {
  const pieces = hostileHtml.flatMap(({ html }) => html.split(/(?=[<"'> ])/))
  let seed = 1884
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((seed / 2 ** 31) * below)
  }
  for (let made = 0; made < count; made++) yield Array.from({ length: 3 + next(20) }, () => pieces[next(pieces.length)]).join('')
}

test('[V6] of anything put together at random only the rules are left, and twice is once', () => {
  for (const html of scrambled(2_000)) {
    const once = sanitiseHtml(html)
    expectOnlyTheRules(once)
    expect(sanitiseHtml(once), html).toBe(once)
  }
})
