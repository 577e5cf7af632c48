import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project.ts'
import { findVersionFaults, type Manifest } from './version-faults.ts'
import { readFiles } from './walk.ts'

const manifest = (path: string): Manifest => ({ path, ...JSON.parse(readFileSync(join(projectRoot, path), 'utf8')) })

const root = manifest('package.json')
const workspaces = (root.workspaces ?? []).map((folder) => manifest(`${folder}/package.json`))
const sources = readFiles(projectRoot, 'packages').filter(({ path }) => /\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))

const faults = findVersionFaults(root, workspaces, sources)
for (const fault of faults) console.log(fault)
process.exitCode = faults.length ? 1 : 0
