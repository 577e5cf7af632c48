import { describe, expect, test } from 'vitest'
import { describePage } from './describe-page.ts'

const read = (html: string | Buffer, charset?: string, url = 'https://www.museum.no/leia/') =>
  describePage({ url: new URL(url), charset, bytes: Buffer.from(html), isCut: false })

test('[EXT-04] what a page says for the purpose goes before its title and description', () => {
  const html = `<!doctype html><html><head><title>Forside</title><meta name="description" content="Om oss">
    <meta property="og:title" content="Leia &amp; folket"><meta property='OG:Description' content="Fire liv"><meta property="og:image" content="/b.jpg?a=1&amp;b=2"></head>`
  expect(read(html)).toEqual({ title: 'Leia & folket', description: 'Fire liv', img: 'https://www.museum.no/b.jpg?a=1&b=2' })
})

test('[EXT-04] a plain page has its title and description, an empty one nothing', () => {
  expect(read('<title>Havnes\n  museum</title><meta name=description content="Åpent">')).toEqual({
    title: 'Havnes museum',
    description: 'Åpent',
    img: null,
  })
  for (const html of ['', '<p>Hei</p>', '<title></title><meta property="og:title" content="  ">', 'ikke html'])
    expect(read(html)).toEqual({ title: null, description: null, img: null })
})

test('[EXT-04] neither a drawing further down nor a comment or script gives the title', () => {
  expect(read('<title>Rett</title><svg><title>Galt</title></svg><title>Galt</title>').title).toBe('Rett')
  expect(read('<!-- <title>Galt</title> --><script>"<title>Galt</title>"</script><title>Rett</title>').title).toBe('Rett')
})

test('[V6] what a page wrote is text: markup stays letters, controls and marks of direction go, and it is bounded', () => {
  const { title, description } = read(
    `<meta property="og:title" content="&lt;img src=x onerror=alert(1)&gt; \u202egnirts\u0007 a\n\u2028b"><meta name=description content="${'å'.repeat(5000)}">`,
  )
  expect(title).toBe('<img src=x onerror=alert(1)> gnirts a b')
  expect([...(description ?? '')]).toHaveLength(600)
  expect(read(`<title>${'<b>'.repeat(100_000)}</title>`).title).toHaveLength(300)
})

test.each([
  ['javascript:alert(1)'],
  ['data:image/png;base64,AAAA'],
  ['file:///etc/passwd'],
  ['http://127.0.0.1/a.png'],
  ['http://2130706433/a.png'],
  ['http://[::1]/a.png'],
  ['http://router/a.png'],
  ['http://localhost/a.png'],
  ['http://printer.local/a.png'],
  ['https://a:b@museum.no/a.png'],
  ['https://museum.no:8443/a.png'],
  [`https://museum.no/${'a'.repeat(3000)}`],
  ['http://'],
])('[V3] [V6] %.40s is no picture that a browser is sent to', (address) => {
  expect(read(`<meta property="og:image" content="${address}">`).img).toBeNull()
})

test('[EXT-04] a picture is found from where the page says it is', () => {
  expect(read('<base href="https://bilder.museum.no/x/"><meta property="og:image" content="a.png">').img).toBe(
    'https://bilder.museum.no/x/a.png',
  )
  expect(read('<base href="javascript:1"><link rel="image_src" href="//cdn.museum.no/a.png">').img).toBe('https://cdn.museum.no/a.png')
})

describe('[EXT-04] letters are read as they were written', () => {
  const latin = Buffer.from('<title>Sjøfartsmuseet på Ærø</title>', 'latin1')
  const declared = (meta: string) => Buffer.concat([Buffer.from(meta), latin])

  test.each([
    ['by the answer', latin, 'iso-8859-1'],
    ['by the page', declared('<meta charset="windows-1252">'), undefined],
    ['by the page in the old way', declared('<meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-15">'), undefined],
    ['by nobody, and not as UTF-8', latin, undefined],
    ['by an answer that is nonsense', latin, 'klingon'],
    ['by a page that cannot mean it', Buffer.from('<meta charset="utf-16"><title>Sjøfartsmuseet på Ærø</title>'), undefined],
    ['by nobody, as UTF-8', Buffer.from('<title>Sjøfartsmuseet på Ærø</title>'), undefined],
    ['by its mark, whatever the answer says', Buffer.from('\ufeff<title>Sjøfartsmuseet på Ærø</title>'), 'latin1'],
  ])('%s', (_how, bytes, charset) => {
    expect(read(bytes, charset).title).toBe('Sjøfartsmuseet på Ærø')
  })

  test('also where a page was cut in the middle of one', () => {
    expect(read(Buffer.from('<title>Ærø</title>ø').subarray(0, -1)).title).toBe('Ærø')
  })
})
