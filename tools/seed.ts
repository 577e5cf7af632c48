import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project.ts'
import { runNode } from './run-command.ts'

// The server's own program: it knows the settings, and it takes the lock of the embedded database, which a running server holds.
const program = join(projectRoot, 'packages/server/src/seed.ts')

if (existsSync(program)) {
  process.exitCode = (await runNode([program], { show: true })).code
} else {
  console.error('There is nothing to fill the database with: packages/server/src/seed.ts is missing.')
  process.exitCode = 1
}
