import { join } from 'node:path'
import { ownSettings, projectRoot } from './project.ts'
import { runNode } from './run-command.ts'

// A program of its own, so that the settings of .env are read as they are at `npm start`.
process.exitCode = (await runNode([...ownSettings, join(projectRoot, 'tools/seed/fill.ts')], { show: true })).code
