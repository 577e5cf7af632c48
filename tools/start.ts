import { join } from 'node:path'
import { buildAdmin } from './build-admin.ts'
import { keepRunning } from './keep-running.ts'
import { ownSettings, projectRoot } from './project.ts'

try {
  await buildAdmin(projectRoot)
  process.exitCode = await keepRunning([{ args: [...ownSettings, join(projectRoot, 'packages/server/src/main.ts')], cwd: projectRoot }])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
