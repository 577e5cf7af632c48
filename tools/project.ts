import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the repository, wherever a tool is started from. */
export const projectRoot = join(import.meta.dirname, '..')

/** A program of an installed package, to be run by this same Node. */
export const programs = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  dependencyCruiser: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
}

const settingsFile = join(projectRoot, '.env')
/** For Node: settings may also stand in a file .env beside package.json; what the environment says wins. */
export const ownSettings = existsSync(settingsFile) ? [`--env-file=${settingsFile}`] : []
