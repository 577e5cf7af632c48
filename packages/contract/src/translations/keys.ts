import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { problemKind } from '../problem-kinds.ts'
import { id, idInQuery, idParam, stamped, versioned } from '../record.ts'
import { route } from '../route.ts'
import { translationKey, translationText } from './translations.ts'

const mostLocales = 100
const mostKeys = 1000

/** One text of a key; an empty one is taken back, and the built dictionary shows again. */
const keyText = z.object({ locale_id: id, text: translationText })

export const translationKeyDraft = z.object({
  translation_key: translationKey,
  /** All texts of the key: a language that is not named loses its text. */
  translations: z
    .array(keyText)
    .max(mostLocales)
    .refine((texts) => new Set(texts.map(({ locale_id }) => locale_id)).size === texts.length),
})
export const newTranslationKeyDraft = z.object({
  translation_key: translationKeyDraft.shape.translation_key,
  translations: translationKeyDraft.shape.translations.default([]),
})
export type TranslationKeyDraft = z.infer<typeof translationKeyDraft>

export const translationKeyRecord = stamped.extend({
  id,
  translation_key: z.string(),
  translations: z.array(z.object({ locale_id: id, text: z.string() })),
})
export type TranslationKeyRecord = z.infer<typeof translationKeyRecord>

export const translationKeySorts = ['translation_key', 'updated_at'] as const

const keys = '/admin/api/translations/keys'
export const translationKeyRoutes = {
  list: route('GET', keys, {
    query: pageQuery(translationKeySorts, { sortBy: 'translation_key' }).extend({
      /** Only keys without a text in this language. */
      missing_locale_id: idInQuery.optional(),
    }),
    answer: pageOf(translationKeyRecord),
    summary: 'The keys that the database holds, with their texts; the search is in both',
  }),
  create: route('POST', keys, { body: newTranslationKeyDraft, answer: translationKeyRecord, status: 201, summary: 'Add a key' }),
  keep: route('PUT', keys, {
    body: z.array(translationKey).max(mostKeys),
    answer: z.object({ created: z.int(), items: z.array(z.object({ id, translation_key: z.string() })) }),
    summary: 'Make the keys that are missing; the others stay as they are',
  }),
  get: route('GET', `${keys}/:id`, { params: idParam, answer: translationKeyRecord, summary: 'One key with its texts' }),
  update: route('PUT', `${keys}/:id`, {
    params: idParam,
    body: translationKeyDraft.extend(versioned.shape),
    answer: translationKeyRecord,
    summary: 'Change a key and its texts',
  }),
  remove: route('DELETE', `${keys}/:id`, { params: idParam, summary: 'Delete a key with its texts, at once' }),
  validate: route('GET', `${keys}/validate/:key`, {
    params: z.object({ key: translationKey }),
    answer: z.object({ exists: z.boolean() }),
    summary: 'Whether a key is there already',
  }),
}

export const translationKeyProblems = {
  not_found: problemKind('translation_keys.not_found', 404, 'No such translation key'),
  taken: problemKind('translation_keys.taken', 409, 'There is such a translation key already'),
}
