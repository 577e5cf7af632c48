import { join } from 'node:path'
import { buildAdmin } from './build-admin.ts'
import { keepRunning } from './keep-running.ts'
import { ownSettings, projectRoot } from './project.ts'
import { openStandIns } from './stand-ins/stand-ins.ts'

try {
  await buildAdmin(projectRoot)
  const standIns = await openStandIns(projectRoot, process.env)
  for (const [name, value] of Object.entries(standIns)) console.error(`stands in, with demo data: ${name}=${value}`)
  process.exitCode = await keepRunning([
    { args: [...ownSettings, join(projectRoot, 'packages/server/src/main.ts')], cwd: projectRoot, env: standIns },
  ])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
