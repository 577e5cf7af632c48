import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nextMigration } from './next-migration.ts'
import { projectRoot } from './project.ts'

const folder = 'packages/server/migrations'

try {
  const name = nextMigration(readdirSync(join(projectRoot, folder)), process.argv.slice(2).join(' '))
  const path = join(projectRoot, folder, name)
  if (existsSync(path)) throw new Error(`${folder}/${name} exists already`)
  writeFileSync(path, '-- Why this change, in one line. A migration is never edited after it has landed.\n')
  console.log(`${folder}/${name}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
