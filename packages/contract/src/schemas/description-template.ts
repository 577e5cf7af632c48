import { plainText } from '../html/plain-text.ts'
import { findText } from '../languages/languages.ts'
import { textsAt } from './json-path.ts'

const longestText = 2000
/** Innermost braces only: what stands in a placeholder is a name, never another placeholder. */
const placeholder = /\{\{([^{}]*)\}\}/g

type Source = {
  content: unknown
  /** The language of the text; a localised value falls back as everywhere. */
  locale: string
  /** The text of a translation key in that language. */
  translate: (key: string) => string | undefined
}

/** `content.PATH` or `translation.KEY`; anything else is nothing. */
function read(name: string): { content: string } | { translation: string } | undefined {
  const [, kind, rest] = /^(content|translation)\.(\S+)$/.exec(name.trim()) ?? []
  if (!rest) return undefined
  if (kind === 'translation') return { translation: rest }
  return { content: rest.startsWith('$.') ? rest : `$.${rest}` }
}

/**
 * The text of `description_field_override`: `{{content.PATH}}` and `{{translation.KEY}}` are replaced once, from left to
 * right, by plain text; an unknown placeholder is empty. There is no logic, nothing is called and what is put in is not
 * read again, so that no content can act as a template [V23].
 */
export function fillDescription(template: string, { content, locale, translate }: Source): string {
  const filled = template.replaceAll(placeholder, (_whole, name: string) => {
    const wanted = read(name)
    if (!wanted) return ''
    if ('translation' in wanted) return translate(wanted.translation) ?? ''
    return textsAt(content, wanted.content)
      .map((text) => (typeof text === 'string' ? text : (findText(text, locale)?.text ?? '')))
      .map(plainText)
      .filter(Boolean)
      .join(', ')
  })
  return filled.slice(0, longestText).trim()
}

/** The translation keys that a template names. */
export const keysOfTemplate = (template: string): string[] =>
  [...template.matchAll(placeholder)].flatMap(([, name]) => {
    const wanted = read(name ?? '')
    return wanted && 'translation' in wanted ? [wanted.translation] : []
  })
