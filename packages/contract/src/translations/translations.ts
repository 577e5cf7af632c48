import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { problemKind } from '../problem-kinds.ts'
import { lines } from '../record.ts'
import { route } from '../route.ts'

/** A dictionary key: dotted words, as `generic.saved` or `db.my_label`. */
export const translationKey = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/)
  // Dictionaries are merged as objects in the browser.
  .refine((key) => !key.split('.').some((part) => ['__proto__', 'constructor', 'prototype'].includes(part)))
  // Addresses beside those of the texts.
  .refine((key) => !['keys', 'export', 'import'].includes(key))

/** Half of a character beyond U+FFFF cannot be stored, and would come back as another one. */
export const translationText = lines(10_000).refine((text) => !/\p{Surrogate}/u.test(text))

export const languageCode = z
  .string()
  .min(2)
  .max(20)
  .regex(/^[A-Za-z-]+$/)

export const translation = z.object({ translation_key: translationKey, language_code: languageCode, text: z.string() })
export type Translation = z.infer<typeof translation>

/** One language's texts, flat: { "generic.saved": "Lagret" }. */
export const dictionary = z.record(z.string(), z.string())
export type Dictionary = z.infer<typeof dictionary>

const translations = '/admin/api/translations'
export const translationRoutes = {
  list: route('GET', translations, {
    query: pageQuery(['translation_key', 'updated_at'], { sortBy: 'translation_key' }).extend({ language_code: languageCode.optional() }),
    answer: pageOf(translation),
    summary: 'The texts that the database holds, of one language or all',
  }),
  /** Database-held texts only; they load after the built dictionaries and win. Read before sign-in too. */
  dictionary: route('GET', `${translations}/:file`, {
    access: 'public',
    params: z.object({ file: z.string().regex(/^[A-Za-z-]{2,20}\.json$/) }),
    answer: dictionary,
    summary: 'The texts of one language that the database overrides or adds, as {lng}.json',
  }),
  get: route('GET', `${translations}/:key/:locale`, {
    params: z.object({ key: translationKey, locale: languageCode }),
    answer: translation,
    summary: 'One text',
  }),
  put: route('PUT', translations, {
    body: translation.extend({ text: translationText }),
    answer: translation,
    summary: 'Set one text; the key is made when it is missing, and an empty text takes it back',
  }),
  remove: route('DELETE', `${translations}/:key/:locale`, {
    params: z.object({ key: translationKey, locale: languageCode }),
    summary: 'Take one text back; the built dictionary shows again',
  }),
}

export const translationProblems = {
  not_found: problemKind('translations.not_found', 404, 'No such text'),
  unknown_locale: problemKind('translations.unknown_locale', 409, 'No such locale'),
}
