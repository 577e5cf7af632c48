// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the fixtures are source text
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { collectDictionaries, type Texts } from '../collect-dictionaries.ts'
import { compareLanguages } from './compare-languages.ts'
import { compareUses } from './compare-uses.ts'
import { findLiterals } from './literals.ts'
import { findUsedKeys } from './used-keys.ts'

const same = (texts: Texts) => ({ no: texts, nn: texts, sv: texts, en: texts })
const source = (text: string) => [{ path: 'packages/admin/src/a.tsx', text }]

const folders: string[] = []
function project(files: Record<string, unknown>): string {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-dictionaries-'))
  folders.push(root)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), JSON.stringify(content))
  }
  return root
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

test('[LANG-01] fragments of the admin and of the forms become one dictionary per language', () => {
  const root = project({
    'packages/admin/src/features/users/dictionary.no.json': { 'users.ban': 'Steng ute' },
    'packages/forms/src/widgets/text/dictionary.no.json': { 'widgets.text': 'Tekst' },
    'packages/forms/src/widgets/text/dictionary.en.json': { 'widgets.text': 'Text' },
    'packages/forms/src/widgets/text/other.no.json': { 'widgets.other': 'Annet' },
  })
  const { files, byLanguage } = collectDictionaries(root)
  expect(byLanguage).toEqual({ no: { 'users.ban': 'Steng ute', 'widgets.text': 'Tekst' }, nn: {}, sv: {}, en: { 'widgets.text': 'Text' } })
  expect(files).toHaveLength(3)
})

test('a key in two fragments of one language is refused, with both places', () => {
  const root = project({
    'packages/admin/src/a/dictionary.no.json': { 'generic.saved': 'Lagret' },
    'packages/forms/src/b/dictionary.no.json': { 'generic.saved': 'Lagra' },
  })
  expect(() => collectDictionaries(root)).toThrow(/generic\.saved.*src\/a\/dictionary\.no\.json.*src\/b\/dictionary\.no\.json/)
})

test('a nested dictionary is refused', () => {
  const root = project({ 'packages/admin/src/a/dictionary.no.json': { generic: { saved: 'Lagret' } } })
  expect(() => collectDictionaries(root)).toThrow(/flat/)
})

test('[LANG-01] a key that one language lacks is reported for that language', () => {
  const texts = same({ a: 'One' })
  expect(compareLanguages({ ...texts, nn: {} })).toEqual(['nn: «a» is missing'])
  expect(compareLanguages(texts)).toEqual([])
})

test('[LANG-01] placeholders and tags must be the same in every language', () => {
  expect(compareLanguages({ ...same({ a: 'Hei, {{name}}' }), sv: { a: 'Hej, {{namn}}' } })[0]).toContain('other placeholders')
  expect(compareLanguages({ ...same({ a: '<1>Hei</1>' }), sv: { a: 'Hej' } })[0]).toContain('other placeholders')
  expect(compareLanguages({ ...same({ a: '{{ a }} {{b}}' }), sv: { a: '{{b}} {{a}}' } })).toEqual([])
})

test('one plural form without the other is reported', () => {
  expect(compareLanguages(same({ hits_one: '{{count}} treff' }))).toEqual(['«hits_one» has no «hits_other» beside it'])
})

test.each([
  ['', 'is empty'],
  [' Lagret', 'a space'],
  ['a.key', 'its own text'],
  ['Lagret!', 'exclamation'],
  ['Vennligst vent', 'please'],
])('a text that is «%s» is reported', (text, message) => {
  expect(compareLanguages({ ...same({ 'a.key': 'Lagret' }), no: { 'a.key': text } }).join()).toContain(message)
})

test('a text that is asked for and exists nowhere is reported with its place', () => {
  const used = findUsedKeys(
    source(`const a = t('a.there')\nconst b = t(x ? 'a.gone' : 'a.there')\nconst c = <Trans i18nKey="a.also" />\ni18n.t('a.last')`),
  )
  expect(compareUses(['a.there'], used, [])).toEqual([
    'packages/admin/src/a.tsx:2: «a.gone» is in no dictionary',
    'packages/admin/src/a.tsx:3: «a.also» is in no dictionary',
    'packages/admin/src/a.tsx:4: «a.last» is in no dictionary',
  ])
})

test('a plural is asked for by its key without the form', () => {
  expect(compareUses(['hits_one', 'hits_other'], findUsedKeys(source(`t('hits', { count })`)), [])).toEqual([])
})

test('a text nobody uses is reported, one that travels as a value is not', () => {
  const used = findUsedKeys(source(`const sorts = [{ label: 'users.sort.name' }]`))
  expect(compareUses(['users.sort.name', 'users.sort.gone'], used, [])).toEqual(['«users.sort.gone» is used nowhere'])
})

test('a key put together at run time needs a pattern, and a pattern needs keys and a reason', () => {
  const used = findUsedKeys(source('t(`fields.${name}`)'))
  expect(compareUses(['fields.name'], used, [])[0]).toContain('«fields.*» is put together at run time')
  expect(compareUses(['fields.name'], used, [{ pattern: 'fields.*', reason: 'by field name' }])).toEqual([])
  expect(compareUses([], findUsedKeys([]), [{ pattern: 'gone.*', reason: '' }])).toEqual([
    'tools/dynamic-keys.json: «gone.*» matches no key',
    'tools/dynamic-keys.json: «gone.*» has no reason',
  ])
})

test.each([
  ['<p>Lagret</p>', 'text'],
  ['<p>{"Lagret"}</p>', 'text'],
  ['<p>{done ? `Lagret` : null}</p>', 'text'],
  ['<p>{done && "Lagret"}</p>', 'text'],
  ['<p>{`${count} treff`}</p>', 'text'],
  ['<Button aria-label="Lukk" />', 'aria-label'],
  ['<img alt={"En båt"} />', 'alt'],
  ['<Field placeholder={`Søk`} />', 'placeholder'],
  ['<Field title="Navn" />', 'title'],
  ['<Field label={open ? "Lukk" : t("x")} />', 'label'],
])('the literal in %s is reported', (jsx, where) => {
  expect(findLiterals(source(`export const A = () => (${jsx})`))[0]).toContain(`: ${where} is written out`)
})

test.each([
  '<p>{t("a.key")}</p>',
  '<p>·</p>',
  '<p id="name" className="wide">{name}</p>',
  '<p>{`${page} / ${pages}`}</p>',
  '<img alt="" />',
  '<Row title={status === "draft"} />',
])('nothing is reported in %s', (jsx) => {
  expect(findLiterals(source(`export const A = () => (${jsx})`))).toEqual([])
})
