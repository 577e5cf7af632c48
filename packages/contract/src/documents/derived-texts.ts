import { plainText } from '../html/plain-text.ts'
import { isObject } from '../json.ts'
import { findText } from '../languages/languages.ts'
import type { Place } from '../owners/owners.ts'
import { fillDescription } from '../schemas/description-template.ts'
import { textsAt, valuesAt } from '../schemas/json-path.ts'
import type { Schema, SearchableField } from '../schemas/schemas.ts'
import type { DocumentContent, DocumentTexts } from './documents.ts'

const longestTitle = 300
const longestDescription = 2000
const longestHit = 300
const mostHitFields = 3

/** What of a schema says how its documents are called and found. */
export type DerivingSchema = Pick<
  Schema,
  | 'title_field_json_path'
  | 'internal_title_field_json_path'
  | 'description_field_json_path'
  | 'image_field_json_path'
  | 'description_field_override'
> & { searchable_fields: SearchableField[] }

type Found = { text: string; tag: string }
const oneLine = (text: string): string => plainText(text).replaceAll(/\s+/g, ' ').trim()

/** The first text at a path in a language; the tag is that of the language which stood in for it. */
function firstText(content: DocumentContent, path: string | null, locale: string): Found {
  for (const value of path ? textsAt(content, path) : []) {
    const found = typeof value === 'string' ? { text: value, locale, isFallback: false } : findText(value, locale)
    const text = found ? oneLine(found.text) : ''
    if (found && text) return { text, tag: found.isFallback ? ` (${found.locale})` : '' }
  }
  return { text: '', tag: '' }
}

const shortened = (text: string, most: number): string =>
  (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text).toWellFormed()
const withTag = ({ text, tag }: Found, most: number): string => (text ? shortened(text, most) + tag : '')

/** Title, internal title and description of a document in one language; a text that fell back carries its language. */
export function deriveTexts(
  schema: DerivingSchema,
  content: DocumentContent,
  locale: string,
  translate: (key: string) => string | undefined,
): DocumentTexts {
  const title = withTag(firstText(content, schema.title_field_json_path, locale), longestTitle)
  const internal = withTag(firstText(content, schema.internal_title_field_json_path, locale), longestTitle)
  const template = schema.description_field_override
  const described = template ? oneLine(fillDescription(template, { content, locale, translate })) : ''
  return {
    title: title || internal,
    internal_title: internal || title,
    description:
      shortened(described, longestDescription) ||
      withTag(firstText(content, schema.description_field_json_path, locale), longestDescription),
  }
}

/** The medium that a list shows beside the title. */
export function deriveImage({ image_field_json_path }: DerivingSchema, content: DocumentContent): number | null {
  for (const value of image_field_json_path ? valuesAt(content, image_field_json_path) : []) {
    const media = isObject(value) && Object.hasOwn(value, 'mediaId') ? value.mediaId : value
    if (Number.isInteger(media) && Number(media) > 0 && Number(media) <= 2_147_483_647) return Number(media)
  }
  return null
}

/** Where it is: content.metadata.location, else nowhere. */
export function deriveLocation(content: DocumentContent): Place | null {
  const [value] = valuesAt(content, '$.metadata.location')
  if (!isObject(value)) return null
  const { lat, lng } = value
  const isWithin = (degrees: unknown, most: number): degrees is number => typeof degrees === 'number' && Math.abs(degrees) <= most
  return isWithin(lat, 90) && isWithin(lng, 180) ? { lat, lng } : null
}

export type SearchField = { jsonpath: string; text: string; include_in_hit: boolean }

/** The searchable fields of a document as plain text in one language, in the order that ranks them. */
export const searchFields = ({ searchable_fields }: DerivingSchema, content: DocumentContent, locale: string): SearchField[] =>
  searchable_fields.map(({ jsonpath, include_in_hit }) => ({
    jsonpath,
    include_in_hit,
    text: textsAt(content, jsonpath)
      .map((value) => oneLine(typeof value === 'string' ? value : (findText(value, locale)?.text ?? '')))
      .filter(Boolean)
      .join('\n')
      .toWellFormed(),
  }))

/** What a finder shows of a hit: the first three fields that are marked for it and have text. */
export const hitFields = (fields: readonly SearchField[]): { jsonpath: string; text: string }[] =>
  fields
    .filter(({ include_in_hit, text }) => include_in_hit && text)
    .slice(0, mostHitFields)
    .map(({ jsonpath, text }) => ({ jsonpath, text: shortened(text.replaceAll('\n', ' '), longestHit) }))

/** The text of a row's chip; null where the path leads to none. */
export const chipText = (content: DocumentContent, path: string, locale: string): string | null =>
  withTag(firstText(content, path, locale), 100) || null
