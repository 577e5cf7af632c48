import { buildAdmin } from './build-admin.ts'
import { projectRoot } from './project.ts'

try {
  await buildAdmin(projectRoot, { force: true })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
