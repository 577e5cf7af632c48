import { contentLocales } from '@vitrine/contract'

type Values = Record<string, unknown>

const mark = '/'
const isTexts = (part: unknown): part is Record<string, string> =>
  typeof part === 'object' &&
  part !== null &&
  !Array.isArray(part) &&
  Object.entries(part).every(([locale, text]) => contentLocales.some((each) => each === locale) && typeof text === 'string')

/** The names of the fields that hold a text per language in one of these values, and nothing else in any of them. */
const localisedNames = (sides: readonly Values[]): Set<string> => {
  const names = new Set(sides.flatMap((side) => Object.keys(side)))
  const isLocalised = (name: string) => {
    const parts = sides.map((side) => side[name]).filter((part) => part !== undefined && part !== null)
    return parts.length > 0 && parts.every(isTexts) && parts.some((part) => Object.keys(part).length > 0)
  }
  return new Set([...names].filter(isLocalised))
}

/** Each language of a text by itself, as `name/no`: two who write in different languages do not disturb each other. */
export function splitLanguages(...sides: Values[]): Values[] {
  const localised = localisedNames(sides)
  return sides.map((side) =>
    Object.fromEntries(
      Object.entries(side).flatMap(([name, part]) =>
        localised.has(name)
          ? Object.entries((part ?? {}) as Record<string, string>).map(([locale, text]) => [`${name}${mark}${locale}`, text])
          : [[name, part]],
      ),
    ),
  )
}

/** The same put together again; `like` says which fields there were, for one may have lost all its languages. */
export function joinLanguages(parts: Values, like: Values): Values {
  const joined: Values = {}
  for (const [name, part] of Object.entries(parts)) {
    const { field, locale } = partOf(name)
    if (locale === undefined) joined[field] = part
    else if (part !== undefined && part !== '') joined[field] = { ...(joined[field] as object | undefined), [locale]: part }
  }
  for (const [name, part] of Object.entries(like)) if (!(name in joined)) joined[name] = isTexts(part) ? {} : part
  return joined
}

/** Which field a part belongs to, and in which language it is when it is one of several. */
export function partOf(name: string): { field: string; locale: string | undefined } {
  const at = name.indexOf(mark)
  return at < 0 ? { field: name, locale: undefined } : { field: name.slice(0, at), locale: name.slice(at + 1) }
}
