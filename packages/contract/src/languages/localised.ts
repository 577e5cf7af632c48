import { z } from 'zod'
import { line, lines } from '../record.ts'
import { type ContentLocale, contentLocales } from './languages.ts'

const perLocale = <Leaf extends z.ZodType>(leaf: Leaf) =>
  z.object(Object.fromEntries(contentLocales.map((locale) => [locale, leaf.optional()])) as Record<ContentLocale, z.ZodOptional<Leaf>>)

/** Absent and empty are the same: only what has text is kept. */
const withText = <Texts extends object>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Texts

/** One line per language; a language without text is left out. */
export const localisedLine = (max: number) => perLocale(line(max)).overwrite(withText)
/** Some lines per language. */
export const localisedLines = (max: number) => perLocale(lines(max)).overwrite(withText)

/** One line per language, no empty one, and in at least one language. */
export const localisedName = (max: number) =>
  perLocale(line(max).min(1)).check((context) => {
    if (Object.values(context.value).some((text) => text !== undefined)) return
    context.issues.push({
      code: 'too_small',
      origin: 'string',
      minimum: 1,
      inclusive: true,
      input: context.value,
      message: 'Write it in one language at least',
    })
  })

/** A localised value as it is answered. */
export const localised = z.record(z.string(), z.string())
