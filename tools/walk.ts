import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type TextFile = { path: string; text: string }

const notOurs = new Set(['node_modules', 'dist', 'data', '.cache', '.git', 'coverage', 'test-results', 'playwright-report'])
const isText = /\.(ts|tsx|mjs|cjs|json|sql|md|html|css)$/

/** Every file below a folder, sorted, by its path from the root with forward slashes. */
export function listFiles(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : listFiles(root, path)
    return entry.isFile() ? [path] : []
  })
}

export const readFiles = (root: string, folder: string): TextFile[] =>
  listFiles(root, folder)
    .filter((path) => isText.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
