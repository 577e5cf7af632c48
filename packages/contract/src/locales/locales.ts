import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { problemKind } from '../problem-kinds.ts'
import { id, idParam, line, stamped, versioned } from '../record.ts'
import { route } from '../route.ts'

export const localeDraft = z.object({
  language_code: z
    .string()
    .trim()
    .min(2)
    .max(20)
    .regex(/^[A-Za-z-]+$/),
  name: line(100).min(1),
})
export type LocaleDraft = z.infer<typeof localeDraft>

export const locale = stamped.extend({ id, language_code: z.string(), name: z.string() })
export type Locale = z.infer<typeof locale>

export const localeSorts = ['name', 'language_code', 'updated_at'] as const

const locales = '/admin/api/locales'
export const localeRoutes = {
  list: route('GET', locales, {
    query: pageQuery(localeSorts, { sortBy: 'name' }),
    answer: pageOf(locale),
    summary: 'The languages content can be written in',
  }),
  get: route('GET', `${locales}/:id`, { params: idParam, answer: locale, summary: 'One language' }),
  create: route('POST', locales, { body: localeDraft, answer: locale, status: 201, summary: 'Add a language' }),
  update: route('PUT', `${locales}/:id`, {
    params: idParam,
    body: localeDraft.extend(versioned.shape),
    answer: locale,
    summary: 'Change a language',
  }),
}

export const localeProblems = {
  not_found: problemKind('locales.not_found', 404, 'No such locale'),
  taken: problemKind('locales.taken', 409, 'Another locale has this language code'),
}
