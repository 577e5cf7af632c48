import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as contract from '@vitrine/contract'
import { describeApi } from './openapi/describe-api.ts'
import { projectRoot } from './project.ts'

const path = 'openapi/admin.json'
const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }
const printed = `${JSON.stringify(describeApi(contract, version), null, 2)}\n`

if (process.argv.includes('--check')) {
  const stored = existsSync(join(projectRoot, path)) ? readFileSync(join(projectRoot, path), 'utf8') : ''
  if (stored !== printed) {
    console.log(`${path} is not what the contract says. Run \`npm run openapi\`, look at what changed, and commit it.`)
    process.exitCode = 1
  }
} else {
  mkdirSync(dirname(join(projectRoot, path)), { recursive: true })
  writeFileSync(join(projectRoot, path), printed)
  console.log(path)
}
