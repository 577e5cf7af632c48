import { z } from 'zod'
import { problemKind } from '../problem-kinds.ts'
import { route } from '../route.ts'
import { languageCode } from './translations.ts'

/** json: every text, { key: { language: text } }. xliff: XLIFF 2.0, one language beside another, for translators. */
export const exchangeFormats = ['json', 'xliff'] as const
export type ExchangeFormat = (typeof exchangeFormats)[number]

/** In characters; the texts of a whole installation are far below. */
export const largestExchangeFile = 3_000_000
/** Of what an import would do, so many are shown one by one. */
export const mostShownEntries = 500

/** outdated: the source text is another one here by now; ours is kept. */
export const importStatuses = ['new', 'changed', 'unchanged', 'outdated', 'refused'] as const
export type ImportStatus = (typeof importStatuses)[number]
/** Why an entry is refused, or the whole file, which then has no key; the dictionary has `views.admin.translations.refused.{reason}`. */
export const refusalReasons = [
  'not_json',
  'not_xliff',
  'doctype',
  'too_deep',
  'too_many',
  'bad_key',
  'not_text',
  'inline_markup',
  'too_long',
  'bad_characters',
  'unknown_locale',
  'duplicate',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

const importEntry = z.object({
  status: z.enum(importStatuses),
  line: z.int(),
  translation_key: z.string(),
  /** null: about the key itself, or the whole file. */
  language_code: z.string().nullable(),
  text: z.string().nullable(),
  stored: z.string().nullable(),
  reason: z.enum(refusalReasons).nullable(),
})
export type ImportEntry = z.infer<typeof importEntry>

export const importOutcome = z.object({
  is_written: z.boolean(),
  /** The mark of exactly these changes: sent back, they are written; null when there is nothing that may be written. */
  plan: z.string().nullable(),
  counts: z.object(Object.fromEntries(importStatuses.map((status) => [status, z.int()])) as Record<ImportStatus, z.ZodInt>),
  /** What is not unchanged; the first of them when there are many. */
  entries: z.array(importEntry),
})
export type ImportOutcome = z.infer<typeof importOutcome>

const translations = '/admin/api/translations'
export const translationExchangeRoutes = {
  export: route('GET', `${translations}/export`, {
    query: z
      .strictObject({ format: z.enum(exchangeFormats), source: languageCode.optional(), target: languageCode.optional() })
      .refine(({ format, source, target }) => format === 'json' || (source && target && source !== target), { path: ['target'] }),
    answer: z.object({ file_name: z.string(), content: z.string() }),
    summary: 'All texts as JSON, or one language beside another as XLIFF 2.0',
  }),
  import: route('POST', `${translations}/import`, {
    body: z.object({
      format: z.enum(exchangeFormats),
      content: z.string().max(largestExchangeFile),
      /** The mark that a dry run answered; without it this is one. */
      plan: z.string().max(100).optional(),
    }),
    answer: importOutcome,
    summary: 'Say what a file would change, or write exactly that, all or nothing',
  }),
}

export const translationExchangeProblems = {
  plan_changed: problemKind('translations.plan_changed', 409, 'The file would change other texts by now; look again'),
  file_refused: problemKind('translations.file_refused', 400, 'Some of the file cannot be taken in, so nothing is'),
}
