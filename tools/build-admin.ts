import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressAssets } from './compress-assets.ts'
import { programs } from './project.ts'
import { runNode, seconds } from './run-command.ts'
import { listFiles } from './walk.ts'

const sourceFolders = ['packages/contract', 'packages/forms', 'packages/admin']
const sourceFiles = [
  'package.json',
  'package-lock.json',
  'tools/collect-dictionaries.ts',
  'tools/compress-assets.ts',
  'tools/dictionaries-plugin.ts',
]
const hashFile = 'packages/admin/dist/.source-hash'

/** One value for everything that goes into the built admin; tests do not. */
export function hashSources(root: string): string {
  const inFolders = sourceFolders.flatMap((folder) => listFiles(root, folder)).filter((path) => !/\.test\.tsx?$/.test(path))
  const hash = createHash('sha256')
  for (const path of [...inFolders, ...sourceFiles].filter((path) => existsSync(join(root, path)))) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

const builtHash = (root: string): string | undefined =>
  existsSync(join(root, hashFile)) ? readFileSync(join(root, hashFile), 'utf8').trim() : undefined

/** Builds the admin's pages unless those on disk were built from the same sources. Says what it does; throws with Vite's words. */
export async function buildAdmin(
  root: string,
  { force = false, say = console.log }: { force?: boolean; say?: (line: string) => void } = {},
) {
  const hash = hashSources(root)
  if (!force && builtHash(root) === hash) {
    say('The admin is built already')
    return
  }
  say('Building the admin (the first time takes the longest) …')
  const started = performance.now()
  const { code, output } = await runNode([join(root, programs.vite), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'packages/admin'),
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`The admin could not be built:\n${output.trim()}`)
  const assets = join(root, 'packages/admin/dist/assets')
  if (existsSync(assets)) compressAssets(assets)
  // Written last: a build that was cut short has no hash and is made again.
  writeFileSync(join(root, hashFile), `${hash}\n`)
  say(`Built the admin in ${seconds(performance.now() - started)}`)
}
