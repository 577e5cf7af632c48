import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const path = '/admin/api/translations'
let app: TestApp
let superuser: Caller

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  superuser = await app.as(await app.make.superuser())
  await app.make.locale({ language_code: 'no', name: 'Norsk' })
  await app.make.locale({ language_code: 'sme', name: 'Davvisámegiella' })
})

const put = (translation_key: string, language_code: string, text: string) => superuser.put(path, { translation_key, language_code, text })
const exported = async (query: string) => (await superuser.get(`${path}/export?${query}`)).json
const dryRun = async (format: string, content: string) => (await superuser.post(`${path}/import`, { format, content })).json
const write = async (format: string, content: string) =>
  superuser.post(`${path}/import`, { format, content, plan: (await dryRun(format, content)).plan })
const texts = async () => JSON.parse((await exported('format=json')).content)
const xliff = (units: string, attributes = 'srcLang="nb" trgLang="se"') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" ${attributes}>\n<file id="f">\n${units}\n</file></xliff>`
const unit = (id: string, source: string, target = '') =>
  `<unit id="${id}"><segment><source>${source}</source>${target && `<target>${target}</target>`}</segment></unit>`

/** Everything that files like to lose. */
const awkward: Record<string, string> = {
  'db.markup': '<b>Fet</b> & <i class="x">kursiv</i> &amp; ]]> <![CDATA[x]]>',
  'db.entities': "&lt;p&gt; &#13; &quot;sitat&quot; 'enkelt'",
  'db.newlines': 'en\nto\r\ntre\rfire\n',
  'db.spaces': '  foran,\t midt  i og bak  ',
  'db.astral': '𐌰𐌱 👩🏽‍🚒 𝄞',
  'db.sami': 'Čáhcesuolu ŋŧđžš Åarjelsaemien gïele ńuolla',
  'db.controls': 'a\u0001b\u001fc\uFFFEd\u2028e\u0085f',
  'db.placeholder': '{{count}} av {{total}}',
  'db.backslash': '\\n \\" \\u0041 /',
}

describe('[ADM-70] texts out and in again', () => {
  test.each(['json', 'xliff'])('a round trip as %s loses nothing', async (format) => {
    for (const [key, text] of Object.entries(awkward)) {
      await put(key, 'no', text)
      await put(key, 'sme', `${text}!`)
    }
    await put('db.only-target', 'sme', 'dušše')
    await superuser.put(`${path}/keys`, ['db.without-texts'])
    const before = await texts()
    const { content } = await exported(format === 'json' ? 'format=json' : 'format=xliff&source=no&target=sme')
    expect(await dryRun(format, content)).toMatchObject({ plan: null, counts: { new: 0, changed: 0, outdated: 0, refused: 0 } })

    for (const { id } of (await superuser.get(`${path}/keys?page_size=100`)).json.items) await superuser.delete(`${path}/keys/${id}`)
    expect(await texts()).toEqual({})
    expect((await write(format, content)).json).toMatchObject({ is_written: true, counts: { refused: 0 } })
    expect(await texts()).toEqual(before)
    expect((await exported(format === 'json' ? 'format=json' : 'format=xliff&source=no&target=sme')).content).toBe(content)
  })

  test('a file says first what it would do, and writes it only then', async () => {
    await put('generic.saved', 'no', 'Lagret')
    await put('generic.close', 'no', 'Lukk')
    const file = JSON.stringify({ 'generic.saved': { no: 'Lagra' }, 'generic.close': { no: 'Lukk', sme: 'Gidde' } }, null, 2)
    const plan = await dryRun('json', file)
    expect(plan).toMatchObject({
      is_written: false,
      plan: expect.any(String),
      counts: { new: 1, changed: 1, unchanged: 1, outdated: 0, refused: 0 },
      entries: [
        { status: 'changed', line: 3, translation_key: 'generic.saved', language_code: 'no', text: 'Lagra', stored: 'Lagret' },
        { status: 'new', line: 7, translation_key: 'generic.close', language_code: 'sme', text: 'Gidde', stored: null },
      ],
    })
    expect((await superuser.get(`${path}/generic.saved/no`)).json.text).toBe('Lagret')
    expect((await superuser.post(`${path}/import`, { format: 'json', content: file, plan: plan.plan })).json.is_written).toBe(true)
    expect(await texts()).toEqual({ 'generic.close': { no: 'Lukk', sme: 'Gidde' }, 'generic.saved': { no: 'Lagra' } })
    const entries = await app.database.db
      .selectFrom('audit_entries')
      .select(['record_id', 'changes'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(entries).toMatchObject([
      { record_id: 'generic.close', changes: { sme: [null, 'Gidde'] } },
      { record_id: 'generic.saved', changes: { no: ['Lagret', 'Lagra'] } },
    ])
  })

  test('when a text has changed since the dry run, nothing is written', async () => {
    await put('generic.saved', 'no', 'Lagret')
    const content = JSON.stringify({ 'generic.saved': { no: 'Lagra' }, 'db.new': { no: 'Ny' } })
    const { plan } = await dryRun('json', content)
    await put('generic.saved', 'no', 'Bevart')
    expect((await superuser.post(`${path}/import`, { format: 'json', content, plan })).json).toMatchObject({
      status: 409,
      code: 'translations.plan_changed',
    })
    expect(await texts()).toEqual({ 'generic.saved': { no: 'Bevart' } })
  })

  test('a source text that is another one by now is kept; the translation of it is taken', async () => {
    await put('generic.saved', 'no', 'Lagret nå')
    const file = xliff(unit('generic.saved', 'Lagret', 'Vurkejuvvon'))
    expect(await dryRun('xliff', file)).toMatchObject({ counts: { new: 1, outdated: 1 } })
    await write('xliff', file)
    expect(await texts()).toEqual({ 'generic.saved': { no: 'Lagret nå', sme: 'Vurkejuvvon' } })
  })

  test('what a translator has not come to takes nothing away', async () => {
    await put('generic.saved', 'no', 'Lagret')
    await put('generic.saved', 'sme', 'Vurkejuvvon')
    expect(await dryRun('xliff', xliff(unit('generic.saved', 'Lagret')))).toMatchObject({ plan: null })
    expect(await dryRun('json', '{"generic.saved": {"sme": ""}}')).toMatchObject({ plan: null })
  })

  test('two languages that the world calls the same stay apart', async () => {
    await app.make.locale({ language_code: 'se', name: 'Sápmi' })
    await put('db.a', 'no', 'En')
    await put('db.a', 'sme', 'Okta')
    const { content } = await exported('format=xliff&source=no&target=sme')
    expect(content).toContain('srcLang="nb" trgLang="sme"')
    expect(await dryRun('xliff', content)).toMatchObject({ plan: null, counts: { unchanged: 2 } })
    expect((await superuser.get(`${path}/export?format=xliff&source=no`)).json).toMatchObject({ errors: [{ pointer: '/query/target' }] })
    expect((await superuser.get(`${path}/export?format=xliff&source=no&target=fi`)).json).toMatchObject({
      errors: [{ pointer: '/query/target' }],
    })
  })
})

describe('[ADM-70] [V22] a file that cannot be taken in', () => {
  const refused = [
    ['json', 'a bad key', '{\n "db.ok": {"no": "x"},\n "not a key": {"no": "x"}}', 3, 'bad_key'],
    ['json', 'a name that would change objects', '{"__proto__": {"no": "x"}}', 1, 'bad_key'],
    ['json', 'an unknown language', '{"db.a":\n {"xx": "x"}}', 2, 'unknown_locale'],
    ['json', 'a text twice', '{"db.a": {"no": "x",\n"NO": "y"}}', 2, 'duplicate'],
    ['json', 'a key twice', '{"db.a": {"no": "x"},\n"db.a": {"no": "y"}}', 2, 'duplicate'],
    ['json', 'a number', '{"db.a": {"no": 7}}', 1, 'not_text'],
    ['json', 'a list', '{"db.a": ["no", {"x": "}"}]}', 1, 'not_text'],
    ['json', 'half a character', '{"db.a": {"no": "\\ud83d"}}', 1, 'bad_characters'],
    ['json', 'U+0000', '{"db.a": {"no": "\\u0000"}}', 1, 'bad_characters'],
    ['json', 'a text that is too long', `{"db.a": {"no": "${'x'.repeat(10_001)}"}}`, 1, 'too_long'],
    ['json', 'no JSON', '{"db.a": {"no": "x"},\n}', 2, 'not_json'],
    ['json', 'JSON with more after it', '{} {}', 1, 'not_json'],
    ['json', 'a text that never ends', '{"db.a": {"no": "x', 1, 'not_json'],
    ['xliff', 'a document type', '<!DOCTYPE xliff [<!ENTITY a "b">]>\n<xliff/>', 1, 'doctype'],
    ['xliff', 'a stylesheet', '<?xml version="1.0"?>\n<?xml-stylesheet href="x"?><xliff/>', 2, 'doctype'],
    ['xliff', 'an entity of its own', xliff(unit('db.a', '&xxe;')), 4, 'not_xliff'],
    ['xliff', 'a number that is no character', xliff(unit('db.a', '&#0;')), 4, 'not_xliff'],
    ['xliff', 'XLIFF 1.2', '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>', 1, 'not_xliff'],
    ['xliff', 'marks of another tool', xliff(unit('db.a', 'x <ph id="1"/>')), 4, 'inline_markup'],
    ['xliff', 'an element that is not closed', xliff('<unit id="db.a">'), 5, 'not_xliff'],
    ['xliff', 'an attribute twice', xliff('<unit id="db.a" id="db.b"/>'), 4, 'not_xliff'],
    ['xliff', 'no end to its depth', '<a>'.repeat(10_000), 1, 'too_deep'],
    ['xliff', 'an unknown language', xliff(unit('db.a', 'x', 'y'), 'srcLang="nb" trgLang="fi"'), 4, 'unknown_locale'],
  ] as const

  test.each(refused)('%s with %s says the line and why, and nothing of it is written', async (format, _what, content, line, reason) => {
    const outcome = await dryRun(format, content)
    expect(outcome).toMatchObject({ plan: null, is_written: false })
    expect(outcome.counts.refused).toBeGreaterThan(0)
    expect(outcome.entries[0]).toMatchObject({ status: 'refused', line, reason })
    const forced = await superuser.post(`${path}/import`, { format, content, plan: 'x' })
    expect(forced.json).toMatchObject({ status: 400, code: 'translations.file_refused' })
    expect(await texts()).toEqual({})
  })

  test('a billion laughs are refused before the first', async () => {
    const laughs = `<!DOCTYPE l [${Array.from({ length: 30 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')}]><l>&l30;</l>`
    expect((await dryRun('xliff', laughs)).entries).toMatchObject([{ reason: 'doctype' }])
  })

  test('one without a line break is read as fast as any: the server is not held up by it', async () => {
    const json = JSON.stringify(
      Object.fromEntries(Array.from({ length: 24_000 }, (_, index) => [`db.long.key.number.${index}`, { no: '' }])),
    )
    expect((await superuser.post(`${path}/import`, { format: 'json', content: json })).json).toMatchObject({ counts: { refused: 0 } })
    const xliff = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="nb"><file>${'<note/>'.repeat(400_000)}</file></xliff>`
    expect((await superuser.post(`${path}/import`, { format: 'xliff', content: xliff })).json).toMatchObject({ counts: { refused: 0 } })
  })

  test('one that is too large is not even read', async () => {
    const content = `{"db.a": {"no": "${'x'.repeat(3_000_000)}"}}`
    expect((await superuser.post(`${path}/import`, { format: 'json', content })).json).toMatchObject({
      status: 400,
      errors: [{ pointer: '/content' }],
    })
    expect((await superuser.post(`${path}/import`, { format: 'json', content: content.repeat(3) })).status).toBe(413)
    const many = `{${Array.from({ length: 50_001 }, (_, n) => `"k${n}":{}`).join(',')}}`
    expect((await dryRun('json', many)).entries).toMatchObject([{ reason: 'too_many' }])
  })

  test('comments, CDATA, groups, notes and segments of other tools are read as they are meant', async () => {
    const file = xliff(`<!-- a note --><group id="g"><unit id="db.a"><notes><note>Short</note></notes>
      <segment><source>En. </source><target><![CDATA[Okta & ]]></target></segment><ignorable><source> </source></ignorable>
      <segment><source>To.</source><target>guokte&#x2E;</target></segment></unit></group>`)
    await write('xliff', file)
    expect(await texts()).toEqual({ 'db.a': { no: 'En.  To.', sme: 'Okta &  guokte.' } })
  })
})
