import { createHash } from 'node:crypto'
import {
  chipText,
  type DocumentContent,
  type DocumentReference,
  type DocumentSources,
  deriveImage,
  deriveLocation,
  deriveTexts,
  hitFields,
  keepSources,
  languageStates,
  type Menu,
  relationsIn,
  searchFields,
  searchText,
} from '@vitrine/contract'
import type { Db } from '#platform/database'
import * as repository from '../repository/index.ts'

/** Of one language's searchable text; a longer one the index of the database would refuse. */
const mostSearched = 150_000
const plainWeights = 4

export const hashOf = (content: DocumentContent): string => createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 40)

/** The chips that the application's menu shows of a schema's documents. */
export const chipPaths = (menu: Menu, schema_id: number): string[] =>
  menu
    .flatMap(({ menu_items }) => menu_items)
    .flatMap((item) => [item, ...item.sub_menu_items])
    .flatMap(({ action }) =>
      action.doc_type === 'Schema' && action.schema_id === schema_id && action.chip_content ? [action.chip_content] : [],
    )

export type Derived = {
  row: repository.DerivedRow
  sources: DocumentSources
  texts: repository.DerivedTexts[]
  words: { locale: string; word: string }[]
  relations: { to_document_id: number; reference_key: string; pointer: string | null }[]
}
type Given = {
  schema: repository.HeldSchema
  content: DocumentContent
  references: DocumentReference[]
  /** Those of the instance, the source first. */
  locales: readonly string[]
  /** Those that lists can be asked in: more, while a language is on its way in or out. */
  textLocales: readonly string[]
  /** The texts of the translation keys that the schema's template names, by language. */
  translations: ReadonlyMap<string, ReadonlyMap<string, string>>
  before: { content: DocumentContent; sources: DocumentSources | null } | null
  /** Also the words that it had before, for those who cannot know that they are kept. */
  hasAllWords?: boolean
}

/** Everything that lists, searches and relations read, made from the content once, at save time. */
export function derive({ schema, content, references, locales, textLocales, translations, before, hasAllWords = false }: Given): Derived {
  const sources = keepSources(content, locales, before)
  const paths = chipPaths(schema.menu, schema.id)
  const texts = textLocales.map((locale) => textsIn(schema, content, locale, paths, (key) => translations.get(locale)?.get(key)))
  const known = new Set(before && !hasAllWords ? textLocales.flatMap((locale) => wordKeys(schema, before.content, locale)) : [])
  const derived: Derived = {
    row: {
      schema_version: schema.version,
      content_hash: hashOf(content),
      references,
      image_media_id: deriveImage(schema, content),
      location: deriveLocation(content),
      languages: languageStates(content, sources, locales),
    },
    sources,
    texts,
    words: textLocales
      .flatMap((locale) => wordKeys(schema, content, locale))
      .filter((key) => !known.has(key))
      .map((key) => ({ locale: key.slice(0, key.indexOf(' ')), word: key.slice(key.indexOf(' ') + 1) })),
    relations: [
      ...relationsIn(content).map(({ to_document_id, reference_key, pointer }) => ({ to_document_id, reference_key, pointer })),
      ...references.map(({ to_document_id, reference_key }) => ({ to_document_id, reference_key, pointer: null })),
    ],
  }
  return derived
}

const wordKeys = (schema: repository.HeldSchema, content: DocumentContent, locale: string): string[] => [
  ...new Set(
    searchFields(schema, content, locale).flatMap(({ text }) =>
      repository.wordsOf(text.slice(0, mostSearched)).map((word) => `${locale} ${word}`),
    ),
  ),
]

function textsIn(
  schema: repository.HeldSchema,
  content: DocumentContent,
  locale: string,
  chips: string[],
  translate: (key: string) => string | undefined,
): repository.DerivedTexts {
  const fields = searchFields(schema, content, locale)
  const weighted = { plain: ['', '', '', ''], folded: ['', '', '', ''] }
  let room = mostSearched
  for (const [order, { text }] of fields.entries()) {
    const place = Math.min(order, plainWeights - 1)
    // Half a character, cut where the room ends, is no JSON that the database reads.
    const part = text.slice(0, room).toWellFormed()
    room -= part.length
    weighted.plain[place] += `\n${part}`
    weighted.folded[place] += `\n${searchText(part)}`
  }
  const texts: repository.DerivedTexts = {
    locale,
    ...deriveTexts(schema, content, locale, translate),
    chips: Object.fromEntries(
      chips.flatMap((path) => (chipText(content, path, locale) ? [[path, chipText(content, path, locale) ?? '']] : [])),
    ),
    fields: fields.filter(({ text }) => text).map(({ jsonpath, text }) => ({ jsonpath, text: text.slice(0, 2000).toWellFormed() })),
    hit_fields: hitFields(fields),
    weighted,
  }
  return texts
}

export function standingOf({ application_instance_id, schema_id, status, deleted_at }: repository.StoredDocument): repository.Standing {
  const standing = { application_instance_id, schema_id, status, is_deleted: deleted_at !== null }
  return standing
}

export type Kept = { document_id: number; standing: repository.Standing } & Omit<Derived, 'row'>

/** The derived rows of documents; in the transaction of the save, so that what is found is what is stored. */
export async function keepDerived(tx: Db, of: readonly Kept[]): Promise<void> {
  await repository.keepTexts(tx, of)
  await repository.keepSearch(tx, of)
  await repository.keepWords(
    tx,
    of.flatMap(({ words }) => words),
  )
  await repository.keepRelations(tx, of)
  await repository.keepSources(tx, of)
}
