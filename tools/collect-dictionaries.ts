import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './walk.ts'

export const languages = ['no', 'nn', 'sv', 'en'] as const
export type Language = (typeof languages)[number]
export type Texts = Record<string, string>
export type Fragment = { path: string; language: Language; texts: Texts }
export type Collected = { files: string[]; byLanguage: Record<Language, Texts> }

const fragmentName = /(?:^|\/)dictionary\.(no|nn|sv|en)\.json$/

export const isFragment = (path: string): boolean => fragmentName.test(path.replaceAll('\\', '/'))

/** The dictionaries stay beside what shows the text; this finds them all. */
export function readFragments(root: string): Fragment[] {
  const paths = ['packages/admin/src', 'packages/forms/src']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => listFiles(root, folder))
    .filter(isFragment)
  return paths.map((path) => ({ path, language: fragmentName.exec(path)?.[1] as Language, texts: parse(root, path) }))
}

function parse(root: string, path: string): Texts {
  const content: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'))
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw new Error(`${path} is not an object of texts`)
  for (const [key, text] of Object.entries(content))
    if (typeof text !== 'string') throw new Error(`${path}: «${key}» is not a text; dictionaries are flat`)
  return content as Texts
}

/** Two fragments with one key would overwrite each other silently, by the luck of their order. */
export function mergeFragments(fragments: Fragment[]): Record<Language, Texts> {
  const byLanguage: Record<Language, Texts> = { no: {}, nn: {}, sv: {}, en: {} }
  const home = new Map<string, string>()
  for (const { path, language, texts } of fragments)
    for (const [key, text] of Object.entries(texts)) {
      const other = home.get(`${language} ${key}`)
      if (other) throw new Error(`The key «${key}» is in two dictionaries: ${other} and ${path}`)
      home.set(`${language} ${key}`, path)
      byLanguage[language][key] = text
    }
  return byLanguage
}

export function collectDictionaries(root: string): Collected {
  const fragments = readFragments(root)
  return { files: fragments.map(({ path }) => path), byLanguage: mergeFragments(fragments) }
}
