import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type Icons, readIcons } from './read-icons.ts'

const door = 'virtual:icons'
const prefix = `${door}/`
// Vite's convention: a leading NUL keeps other plugins away from a module that is not a file.
const nul = '\0'

/**
 * Serves MUI's base icons as data: `virtual:icons` has `loadNames` and one loader per first letter, each a lazy chunk,
 * so that a page that shows five icons by name does not load two thousand. Two thousand files are read once and kept in
 * `.cache`. `root` is the repository, `folder` the package; by default those this file belongs to.
 */
export function iconsPlugin({ root, folder }: { root?: string; folder?: string } = {}): Plugin {
  const repository = root ?? resolve(import.meta.dirname, '..')
  const source = folder ?? dirname(createRequire(import.meta.url).resolve('@mui/icons-material/package.json'))
  let known: Icons | undefined
  const icons = () => {
    known ??= readKept(repository, source)
    return known
  }
  return {
    name: 'vitrine:icons',
    resolveId: (id) => (id === door || id.startsWith(prefix) ? `${nul}${id}` : undefined),
    load(id) {
      if (id === `${nul}${door}`) return doorOf(icons())
      if (!id.startsWith(`${nul}${prefix}`)) return undefined
      const wanted = id.slice(nul.length + prefix.length)
      if (wanted === 'names') return `export const names = ${JSON.stringify(Object.keys(icons()))}`
      const shard = Object.entries(icons()).filter(([name]) => name[0] === wanted)
      if (shard.length === 0) throw new Error(`No icon begins with «${wanted}»`)
      return `export const icons = ${JSON.stringify(Object.fromEntries(shard))}`
    },
  }
}

function doorOf(icons: Icons): string {
  const letters = [...new Set(Object.keys(icons).map((name) => name.charAt(0)))]
  const loaders = letters.map((letter) => `${letter}: () => import('${prefix}${letter}').then((each) => each.icons)`)
  return `export const loadNames = () => import('${prefix}names').then((each) => each.names)
export const shards = { ${loaders.join(',\n')} }`
}

/** What was read of this release before, else reads it and keeps it. */
function readKept(repository: string, source: string): Icons {
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }
  const cache = join(repository, '.cache')
  const file = join(cache, `icons-${version}.json`)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Icons
  } catch {
    // Not there yet, or cut off by a build that was stopped: read anew.
  }
  const icons = readIcons(source)
  mkdirSync(cache, { recursive: true })
  // Two builds may write at once; a rename is whole or not at all.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(icons))
  renameSync(draft, file)
  return icons
}
